import type { Field } from '../fields'

/**
 * A new item of a list, with what it needs, as far as that can be known: words are empty until they are written, and
 * say so. @param title of the item, for its id
 */
export function newItem(fields: Field[], title: string): Record<string, unknown> {
  return Object.fromEntries(fields.filter(({ needed }) => needed).map((field) => [field.name, startOf(field, title)]))
}

function startOf(field: Field, title: string): unknown {
  switch (field.kind) {
    case 'id':
      return (
        title
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, '-')
          .replace(/^-|-$/g, '') || 'item'
      )
    case 'choice':
      return field.options[0]
    case 'boolean':
      return false
    case 'number':
      return field.least ?? 0
    case 'list':
      return [newItem(field.fields, field.title)]
    case 'chips':
    case 'blocks':
      return []
    case 'group':
      return newItem(field.fields, field.name)
    case 'cells':
    case 'map':
      return {}
    default:
      return ''
  }
}
