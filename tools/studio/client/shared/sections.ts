import { isObject } from '../../../content/json/json'
import type { Field } from '../../fields'
import { aboutWord, sharedFields } from '../schemas'

/** A part of a form that is long: single fields together, and each list or group by itself. */
export type Section = { name: string; fields: Field[] }

/** Under this name single fields stand together. */
export const general = 'general'

const long = new Set<Field['kind']>(['list', 'group', 'map', 'tree'])

/** The sections of the site's settings, the shared words or the glossary. */
export function sectionsOf(name: string, json: Record<string, unknown>): Section[] {
  const fields = sharedFields[name] ?? treeFields(json, [])
  const single = fields.filter(({ kind }) => !long.has(kind))
  const others = fields.filter(({ kind }) => long.has(kind)).map((field) => ({ name: field.name, fields: [field] }))
  return single.length > 0 ? [{ name: general, fields: single }, ...others] : others
}

/** Fields of words by their keys, as they are written. */
export function treeFields(json: unknown, path: string[]): Field[] {
  return Object.entries(isObject(json) ? json : {}).flatMap(([name, value]): Field[] => {
    if (name === '$schema') return []
    const common = { name, called: name, needed: false, about: aboutWord([...path, name]) }
    if (isObject(value)) return [{ ...common, kind: 'tree' }]
    return [{ ...common, kind: 'words', most: Number.POSITIVE_INFINITY }]
  })
}
