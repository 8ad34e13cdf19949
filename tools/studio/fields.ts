import type { Schema } from '../bundle/contract/reference'
import { type Slot, slotOf } from '../content/read/media'

/** Schemas by the path of their file below `schema/`, for example "blocks/hero.json". */
export type Schemas = Record<string, Schema>

/** Properties of every field. */
type Common = {
  /** Name of the property in the document. For an item of a list, the name of the list. */
  name: string
  needed: boolean
  /** Description from the schema. */
  about: string
  /** Label of a field whose `name` is not in the schema, such as a key that the author chose. */
  called?: string
}

/** A field of a form. */
export type Field = Common &
  (
    | { kind: 'id' | 'boolean' | 'cell' | 'link' | 'date' | 'colour' | 'confirm' | 'blocks' }
    /** A reference to one of the site's languages, brands, contacts, pages or fields of activity. */
    | { kind: 'language' | 'brand' | 'contact' | 'parent' | 'field' }
    /** Translatable text, or the address of a page (`orPage`). `most` is the maximum length in characters. */
    | { kind: 'words' | 'rich'; most: number; orPage?: true }
    /** Text that is the same in all languages. */
    | { kind: 'text' }
    | { kind: 'choice'; options: string[] }
    | { kind: 'number'; least?: number; most?: number; isWhole: boolean }
    | { kind: 'media'; slot: Slot }
    | { kind: 'group'; fields: Field[] }
    /** If items have one field per language, named after the language code, `others` describes that field. */
    | { kind: 'list'; title: string; fields: Field[]; others?: Field }
    /** A list of single values, shown as chips. */
    | { kind: 'chips'; item: Field }
    /** Fallback languages: "none", or a list of language codes. */
    | { kind: 'fallback' }
    /** Texts by key, in groups that may be nested. */
    | { kind: 'tree' }
    /** Values by key. The author chooses the keys of a `map`; the keys of `cells` are the column ids of the table. */
    | { kind: 'cells' | 'map'; item: Field }
  )

/** A block type, as the block picker shows it. */
export type BlockType = { type: string; title: string; about: string; fields: Field[]; examples: object[] }

/** Properties without a form field, because they are set automatically. */
const silent = new Set(['$schema', 'type'])

/** Form fields for the properties of a schema file. @throws if there is no kind of field for one of the properties */
export function fieldsOf(schemas: Schemas, file: string): Field[] {
  return propertiesOf(schemas, schemas[file] ?? {}, file)
}

/** All block types, in the order of `block.json`. */
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

/**
 * Returns the fields of a block type. Empty if no form can show them, as for some custom blocks; authors then edit the
 * JSON.
 */
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

/**
 * Resolves a `$ref`. Properties next to the `$ref` override those of its target.
 * @returns the resulting schema, and the path of the target's file
 */
function follow(schemas: Schemas, schema: Schema, file: string): { schema: Schema; file: string } {
  const { $ref, ...ownProperties } = schema
  if ($ref === undefined) return { schema, file }
  const target = new URL($ref, `schema:/${file}`).pathname.slice(1)
  const next = follow(schemas, schemas[target] ?? {}, target)
  return { schema: { ...next.schema, ...ownProperties }, file: next.file }
}

function fieldOf(schemas: Schemas, name: string, writtenSchema: Schema, needed: boolean, from: string): Field {
  const { schema, file } = follow(schemas, writtenSchema, from)
  const common: Common = { name, needed, about: schema.description ?? '' }
  const { type, minimum, maximum } = schema
  const single = (kind: 'id' | 'boolean' | 'cell' | 'link' | 'date' | 'colour' | 'confirm' | 'tree'): Field => ({
    ...common,
    kind,
  })
  if (file === 'parts/id.json') return single('id')
  if (file === 'parts/words.json') return single('tree')
  if (schema.figure) return single('cell')
  if (schema.text ?? schema.else?.text)
    return {
      ...common,
      kind: schema.markdown ? 'rich' : 'words',
      most: schema.maxLength ?? Number.POSITIVE_INFINITY,
      ...(schema.else && { orPage: true }),
    }
  if (schema.confirm) return single('confirm')
  if (schema.link && schema.link !== 'chat') return single('link')
  if (schema.media) return { ...common, kind: 'media', slot: slotOf(schema.media) }
  if (schema.enum) return { ...common, kind: 'choice', options: schema.enum.map(String) }
  if (schema.const !== undefined) return single('boolean')
  if (file === 'parts/colour.json') return single('colour')
  for (const kind of ['brand', 'contact', 'language', 'parent', 'field'] as const)
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
      const { schema: itemSchema, file: itemFile } = follow(schemas, item, file)
      if (itemSchema.type === 'object' && itemSchema.properties)
        return {
          ...{
            ...common,
            kind: 'list',
            title: itemSchema.title ?? name,
            fields: propertiesOf(schemas, itemSchema, itemFile),
          },
          ...(typeof itemSchema.additionalProperties === 'object' && {
            others: fieldOf(schemas, name, itemSchema.additionalProperties, false, itemFile),
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

/** The first sentence of a description in the schema. The other sentences are for authors who write JSON. */
export function firstSentence(text: string): string {
  return /^.+?[.!?](?=\s+["“{]?\p{L}|$)/su.exec(text)?.[0] ?? text
}
