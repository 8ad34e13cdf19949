import { Ajv, type AnySchemaObject } from 'ajv'
import { _, Name, strConcat } from 'ajv/dist/compile/codegen/index.js'
import standaloneCode from 'ajv/dist/standalone/index.js'
import type { AnnotationKind } from '../content/contract'

/** Base of the schema files' identities, so that their relative $refs lead to each other. */
const base = 'https://schema.example/'

/**
 * Compiles the schema to the text of a CommonJS module, which checks documents without the compiler: see `Compiled` for
 * what it exports. Compiling takes longer than checking a whole site.
 * @param schemas parsed schema files by their path under `schema/`, for example "blocks/hero.json"
 */
export function compileContract(schemas: Record<string, AnySchemaObject>): string {
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
  ] as const)
    addMark(ajv, keyword, 'string', () => keyword)
  for (const keyword of ['figure', 'labels', 'world', 'compare', 'finder', 'scale', 'reckon'] as const)
    addMark(ajv, keyword, 'object', () => keyword)
  for (const [path, schema] of Object.entries(schemas)) ajv.addSchema({ ...schema, $id: base + path })

  const blocks = (schemas['block.json']?.oneOf ?? []).map(({ $ref }: { $ref: string }) => [
    schemas[$ref]?.properties.type.const,
    schemas[$ref]?.title,
  ])
  const validators = standaloneCode(ajv, {
    page: `${base}page.json`,
    site: `${base}site.json`,
    glossary: `${base}glossary.json`,
    common: `${base}common.json`,
  })
  return `${validators}\nexports.blocks = ${JSON.stringify(blocks)}\n`
}

/** A keyword that is always content and notes where it was met, in the list passed as `this`. */
function addMark(
  ajv: Ajv,
  keyword: string,
  type: 'string' | 'object',
  kindOf: (schema: AnySchemaObject) => AnnotationKind,
) {
  ajv.addKeyword({
    keyword,
    type,
    code({ gen, it, data, schemaValue, parentSchema }) {
      const pointer = strConcat(new Name('instancePath'), it.errorPath)
      gen.code(
        _`this.push({ kind: ${kindOf(parentSchema)}, pointer: ${pointer}, value: ${data}, argument: ${schemaValue} })`,
      )
    },
  })
}
