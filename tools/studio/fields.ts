import type { Schema } from '../bundle/contract/reference'
import { type Slot, slotOf } from '../content/read/media'

/** Schema files by their paths below `schema/`: "blocks/hero.json". */
export type Schemas = Record<string, Schema>

/** What all fields have. */
type Common = {
  /** Its name in the document; of what stands in a list, the list's. */
  name: string
  needed: boolean
  /** The schema's description. */
  about: string
  /** What the author calls it, where that is no name of the schema. */
  called?: string
}

/** A field of a form. */
export type Field = Common &
  (
    | { kind: 'id' | 'boolean' | 'cell' | 'link' | 'date' | 'colour' | 'confirm' | 'blocks' }
    /** Names of what the site has: a language, a contact, a page, a field of activity. */
    | { kind: 'language' | 'contact' | 'parent' | 'field' }
    /** Words that are translated. Those of a menu fall back to the language they are written in. */
    | { kind: 'words' | 'rich'; most: number }
    /** Text that is the same in all languages. */
    | { kind: 'text' }
    | { kind: 'choice'; options: string[] }
    | { kind: 'number'; least?: number; most?: number; isWhole: boolean }
    | { kind: 'media'; slot: Slot }
    | { kind: 'group'; fields: Field[] }
    /** `others` of an item are named by languages. */
    | { kind: 'list'; title: string; fields: Field[]; others?: Field }
    /** Single values next to each other. */
    | { kind: 'chips'; item: Field }
    /** "none", or languages. */
    | { kind: 'fallback' }
    /** Words by keys, in groups that can be nested. */
    | { kind: 'tree' }
    /** Values by names that the author chooses. `cells` of a row are named by the columns of its table. */
    | { kind: 'cells' | 'map'; item: Field }
  )

/** A kind of block, as the picker shows it. */
export type BlockType = { type: string; title: string; about: string; fields: Field[]; examples: object[] }

/** Fields that are not asked for: they are there by themselves. */
const silent = new Set(['$schema', 'type'])

/**
 * The fields of a schema file.
 * @throws when the schema has something that no form can show
 */
export function fieldsOf(schemas: Schemas, file: string): Field[] {
  return propertiesOf(schemas, schemas[file] ?? {}, file)
}

/** All kinds of blocks, in the order of the schema. */
export function blockTypesOf(schemas: Schemas): BlockType[] {
  return (schemas['block.json']?.oneOf ?? []).map(({ $ref = '' }) => {
    const schema = schemas[$ref] ?? {}
    return {
      type: String(schema.properties?.type?.const),
      title: schema.title ?? '',
      about: schema.description ?? '',
      fields: shownFields(schemas, $ref),
      examples: (schema.examples ?? []) as object[],
    }
  })
}

/** A block of a site's own may have what no form can show: then its file is edited. */
function shownFields(schemas: Schemas, file: string): Field[] {
  try {
    return fieldsOf(schemas, file)
  } catch {
    return []
  }
}

function propertiesOf(schemas: Schemas, { properties = {}, required = [] }: Schema, file: string): Field[] {
  return Object.entries(properties).flatMap(([name, schema]) =>
    silent.has(name) ? [] : [fieldOf(schemas, name, schema, required.includes(name), file)],
  )
}

/** What a reference leads to, with what is said next to it, and the file that it is in. */
function follow(schemas: Schemas, schema: Schema, file: string): { schema: Schema; file: string } {
  const { $ref, ...own } = schema
  if ($ref === undefined) return { schema, file }
  const target = new URL($ref, `schema:/${file}`).pathname.slice(1)
  const next = follow(schemas, schemas[target] ?? {}, target)
  return { schema: { ...next.schema, ...own }, file: next.file }
}

function fieldOf(schemas: Schemas, name: string, written: Schema, needed: boolean, from: string): Field {
  const { schema, file } = follow(schemas, written, from)
  const common: Common = { name, needed, about: schema.description ?? '' }
  const { type, minimum, maximum } = schema
  const single = (kind: 'id' | 'boolean' | 'cell' | 'link' | 'date' | 'colour' | 'confirm' | 'tree'): Field => ({
    ...common,
    kind,
  })
  if (file === 'parts/id.json') return single('id')
  if (file === 'parts/words.json') return single('tree')
  if (schema.figure) return single('cell')
  if (schema.text)
    return {
      ...common,
      kind: schema.markdown ? 'rich' : 'words',
      most: schema.maxLength ?? Number.POSITIVE_INFINITY,
    }
  if (schema.confirm) return single('confirm')
  if (schema.link && schema.link !== 'chat') return single('link')
  if (schema.media) return { ...common, kind: 'media', slot: slotOf(schema.media) }
  if (schema.enum) return { ...common, kind: 'choice', options: schema.enum.map(String) }
  if (schema.const !== undefined) return single('boolean')
  if (file === 'parts/colour.json') return single('colour')
  for (const kind of ['contact', 'language', 'parent', 'field'] as const)
    if (schema[kind] && schema[kind] !== 'code') return { ...common, kind }
  if (schema.date || /^\^(\[0-9\]|\\d)\{4\}-/.test(schema.pattern ?? '')) return single('date')
  if (Array.isArray(type)) return { ...common, kind: 'fallback' }
  switch (type) {
    case 'boolean':
      return single('boolean')
    case 'string':
      return { ...common, kind: 'text' }
    case 'number':
    case 'integer':
      return { ...common, kind: 'number', least: minimum, most: maximum, isWhole: type === 'integer' }
    case 'array': {
      const item = schema.items ?? {}
      if (item.$ref?.endsWith('block.json')) return { ...common, kind: 'blocks' }
      const { schema: of, file: at } = follow(schemas, item, file)
      if (of.type === 'object' && of.properties)
        return {
          ...{ ...common, kind: 'list', title: of.title ?? name, fields: propertiesOf(schemas, of, at) },
          ...(typeof of.additionalProperties === 'object' && {
            others: fieldOf(schemas, name, of.additionalProperties, false, at),
          }),
        }
      return { ...common, kind: 'chips', item: fieldOf(schemas, name, item, true, file) }
    }
    case 'object': {
      if (schema.properties) return { ...common, kind: 'group', fields: propertiesOf(schemas, schema, file) }
      const item = schema.additionalProperties
      const value: Field =
        typeof item === 'object' ? fieldOf(schemas, name, item, true, file) : { ...common, kind: 'text', needed: true }
      return { ...common, kind: name === 'cells' ? 'cells' : 'map', item: value }
    }
  }
  throw new Error(`No form can show the field "${name}" of ${from}.`)
}
