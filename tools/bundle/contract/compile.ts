import { Ajv, type AnySchemaObject } from 'ajv'
import { _, Name, strConcat } from 'ajv/dist/compile/codegen/index.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import type { AnnotationKind } from '../../content/base/contract'

/** Base of the schema files' identities, so that their relative $refs lead to each other. */
const base = 'https://schema.example/'

/**
 * Compiles the schema to the text of a CommonJS module, which checks documents without the compiler: see `Compiled` for
 * what it exports. Compiling takes longer than checking a whole site.
 * @param schemas parsed schema files by their path under `schema/`, for example "blocks/hero.json"
 * @param own the types of blocks that are the site's own
 */
export function compileContract(schemas: Record<string, AnySchemaObject>, own: string[] = []): string {
  const ajv = compilerOf(schemas)
  const blocks: AnySchemaObject[] = (schemas['block.json']?.oneOf ?? []).map(
    ({ $ref }: AnySchemaObject) => schemas[$ref],
  )
  const data = {
    own,
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

/** What is wrong with a schema, and where in it; undefined where it can be used. */
export type SchemaFault = { path: string[]; message: string }

/**
 * Why a schema cannot be compiled.
 * @param schemas all of them
 * @param path of the one that is asked about, for example "blocks/moon.json"
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
    const [, named] = /reference (\S+) from|unknown keyword: "([^"]+)"/.exec(message)?.filter(Boolean) ?? []
    return { path: placeOf(schema, named?.replace(base, '')) ?? [], message: message.replaceAll(base, '') }
  }
}

/** Where a keyword, or a value, is met first in a schema. */
function placeOf(schema: object, named: string | undefined): string[] | undefined {
  for (const [key, value] of Object.entries(schema)) {
    if (key === named || (typeof value === 'string' && value.replace(/^(\.\.\/)+/, '') === named)) return [key]
    const within = typeof value === 'object' && value !== null ? placeOf(value, named) : undefined
    if (within) return [key, ...within]
  }
  return undefined
}

/** A compiler that knows the schemas and their marks. */
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
    'contact',
    'language',
    'parent',
    'confirm',
    'date',
    'facet',
    'row',
  ] as const)
    addMark(ajv, keyword, 'string', () => keyword)
  for (const keyword of ['figure', 'labels', 'completed'] as const) addMark(ajv, keyword, 'object', () => keyword)
  for (const keyword of ['alone', 'listed', 'compared'] as const) addMark(ajv, keyword, undefined, () => keyword)
  for (const [path, schema] of Object.entries(schemas)) ajv.addSchema({ ...schema, $id: base + path })
  return ajv
}

/** A keyword that is always content and notes where it was met, in the list passed as `this`. */
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
