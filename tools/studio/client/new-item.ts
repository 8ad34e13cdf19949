import type { Field } from '../fields'

/**
 * A new item of a list, with what it needs, as far as that can be known: words are empty until they are written, and
 * say so; so is its id, which is made when it is added.
 */
export function newItem(fields: Field[]): Record<string, unknown> {
  return Object.fromEntries(fields.filter(({ needed }) => needed).map((field) => [field.name, startOf(field)]))
}

/** What a field says when it is added. */
export function startOf(field: Field): unknown {
  switch (field.kind) {
    case 'choice':
      return field.options[0]
    case 'boolean':
      return false
    case 'number':
      return field.least ?? 0
    case 'list':
      return [newItem(field.fields)]
    case 'chips':
    case 'blocks':
      return []
    case 'group':
      return newItem(field.fields)
    case 'cells':
    case 'map':
      return {}
    default:
      return ''
  }
}
