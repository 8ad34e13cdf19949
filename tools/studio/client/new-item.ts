import type { Field } from '../fields'

/**
 * A new list item with initial values for its required fields. Its texts and its id are empty: the author writes the
 * texts, and the id is created when the item is added.
 */
export function newItem(fields: Field[]): Record<string, unknown> {
  return Object.fromEntries(fields.filter(({ needed }) => needed).map((field) => [field.name, startOf(field)]))
}

/** Initial value of a field. */
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
