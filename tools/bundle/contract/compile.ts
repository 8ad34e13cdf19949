import { Ajv, type AnySchemaObject } from 'ajv'
import { _, Name, strConcat } from 'ajv/dist/compile/codegen/index.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import type { AnnotationKind } from '../../content/base/contract'

/** Base URL of the schemas' ids, which makes relative `$ref`s between schemas work. */
const base = 'https://schema.example/'

/**
 * Compiles the schemas to a CommonJS module that validates documents without the compiler, because compiling takes
 * longer than checking a whole site. See `Compiled` for the exports of the module.
 * @param schemas parsed schema files by path under `schema/`, such as "blocks/hero.json"
 * @param customTypes types of the site's custom blocks
 */
export function compileContract(schemas: Record<string, AnySchemaObject>, customTypes: string[] = []): string {
  const ajv = compilerOf(schemas)
  const blocks: AnySchemaObject[] = (schemas['block.json']?.oneOf ?? []).map(
    ({ $ref }: AnySchemaObject) => schemas[$ref],
  )
  const data = {
    own: customTypes,
    anchors: Object.fromEntries(blocks.map((block) => [typeOf(block), anchoredLists(block)])),
    blocks: blocks.map((block) => [typeOf(block), block.title]),
  }
  const validators = standaloneCode(ajv, {
    page: `${base}page.json`,
    site: `${base}site.json`,
    glossary: `${base}glossary.json`,
    common: `${base}common.json`,
  })
  return [
    validators,
    ...Object.entries(data).map(([name, value]) => `exports.${name} = ${JSON.stringify(value)}`),
  ].join('\n')
}

function typeOf(block: AnySchemaObject): string {
  return block.properties.type.const
}

function anchoredLists({ properties }: AnySchemaObject): object {
  const lists = Object.entries<AnySchemaObject>(properties).filter(([, { anchors }]) => anchors)
  return Object.fromEntries(lists.map(([name, { anchors }]) => [name, anchors]))
}

/** An error in a schema, and the path to its position, such as ['properties', 'title']. */
export type SchemaFault = { path: string[]; message: string }

/**
 * The error that prevents a schema from being compiled. Undefined if the schema is valid.
 * @param schemas all schemas by path
 * @param path path of the schema to test, such as "blocks/moon.json"
 */
export function schemaFault(schemas: Record<string, AnySchemaObject>, path: string): SchemaFault | undefined {
  const schema = schemas[path] ?? {}
  try {
    const ajv = compilerOf({ ...schemas, [path]: {} })
    ajv.removeSchema(base + path)
    if (!ajv.validateSchema(schema)) {
      const [first] = ajv.errors ?? []
      return { path: (first?.instancePath ?? '').split('/').slice(1), message: first?.message ?? '' }
    }
    ajv.compile({ ...schema, $id: base + path })
    return undefined
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const [, keyword] = /reference (\S+) from|unknown keyword: "([^"]+)"/.exec(message)?.filter(Boolean) ?? []
    return { path: placeOf(schema, keyword?.replace(base, '')) ?? [], message: message.replaceAll(base, '') }
  }
}

/** Path of the first occurrence of a keyword or a value in a schema. */
function placeOf(schema: object, searched: string | undefined): string[] | undefined {
  for (const [key, value] of Object.entries(schema)) {
    if (key === searched || (typeof value === 'string' && value.replace(/^(\.\.\/)+/, '') === searched)) return [key]
    const within = typeof value === 'object' && value !== null ? placeOf(value, searched) : undefined
    if (within) return [key, ...within]
  }
  return undefined
}

/** Creates a compiler with the schemas and the engine's custom keywords, most of which only mark values. */
function compilerOf(schemas: Record<string, AnySchemaObject>): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    discriminator: true,
    passContext: true,
    strict: true,
    allowUnionTypes: true,
    strictRequired: false,
    code: { source: true },
  })
  ajv.addVocabulary(['tsType', 'markdown'])
  ajv.addKeyword({ keyword: 'anchors', type: 'array', metaSchema: { enum: [true, 'panels'] } })
  addMark(ajv, 'text', 'string', (schema) => (schema.markdown ? 'markdown' : schema.figure ? 'cell' : 'text'))
  for (const keyword of [
    'link',
    'media',
    'field',
    'brand',
    'contact',
    'language',
    'parent',
    'confirm',
    'date',
    'facet',
    'row',
    'reach',
    'zone',
    'host',
  ] as const)
    addMark(ajv, keyword, 'string', () => keyword)
  for (const keyword of ['figure', 'labels', 'completed'] as const) addMark(ajv, keyword, 'object', () => keyword)
  for (const keyword of ['alone', 'listed', 'compared', 'name'] as const)
    addMark(ajv, keyword, undefined, () => keyword)
  for (const [path, schema] of Object.entries(schemas)) ajv.addSchema({ ...schema, $id: base + path })
  return ajv
}

/**
 * Adds a keyword that always passes. Wherever a schema has this keyword, the validator adds the validated value and its
 * path to the list that it receives as `this`.
 */
function addMark(
  ajv: Ajv,
  keyword: string,
  type: 'string' | 'object' | undefined,
  kindOf: (schema: AnySchemaObject) => AnnotationKind,
) {
  ajv.addKeyword({
    keyword,
    ...(type && { type }),
    code({ gen, it, data, schemaValue, parentSchema }) {
      const pointer = strConcat(new Name('instancePath'), it.errorPath)
      gen.code(
        _`this.push({ kind: ${kindOf(parentSchema)}, pointer: ${pointer}, value: ${data}, argument: ${schemaValue} })`,
      )
    },
  })
}
