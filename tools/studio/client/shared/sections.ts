import { isObject } from '../../../content/json/json'
import type { Field } from '../../fields'
import { aboutWord, sharedFields } from '../schemas'

/** A part of a long form: either all single fields, or one list or group. */
export type Section = { name: string; fields: Field[] }

/** Name of the section that contains all fields without a separate section. */
export const general = 'general'

const longKinds = new Set<Field['kind']>(['list', 'group', 'map', 'tree'])

/** The sections of the form for a shared document. @param name `_site`, `common` or `glossary` */
export function sectionsOf(name: string, json: Record<string, unknown>): Section[] {
  const fields = sharedFields[name] ?? treeFields(json, [])
  const singleFields = fields.filter(({ kind }) => !longKinds.has(kind))
  const otherSections = fields
    .filter(({ kind }) => longKinds.has(kind))
    .map((field) => ({ name: field.name, fields: [field] }))
  return singleFields.length > 0 ? [{ name: general, fields: singleFields }, ...otherSections] : otherSections
}

/** One field for each key of an object that contains texts. @param path translation key of the object, as steps */
export function treeFields(json: unknown, path: string[]): Field[] {
  return Object.entries(isObject(json) ? json : {}).flatMap(([name, value]): Field[] => {
    if (name === '$schema') return []
    const common = { name, called: name, needed: false, about: aboutWord([...path, name]) }
    if (isObject(value)) return [{ ...common, kind: 'tree' }]
    return [{ ...common, kind: 'words', most: Number.POSITIVE_INFINITY }]
  })
}
