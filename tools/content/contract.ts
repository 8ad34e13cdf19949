import { Ajv, type AnySchemaObject, type ErrorObject, type SchemaValidateFunction, type ValidateFunction } from 'ajv'
import type { Path } from './problem'

/** What a marked value in a document is, so that nobody has to walk the schema a second time. */
export type MarkKind =
  | 'text'
  | 'markdown'
  | 'cell'
  | 'figure'
  | 'link'
  | 'media'
  | 'field'
  | 'contact'
  | 'language'
  | 'parent'
  | 'labels'
  | 'world'
  | 'confirm'

/** A value that the schema marks, with its place. `argument` is the keyword's own value in the schema. */
export type Mark = { kind: MarkKind; path: Path; value: unknown; argument: unknown }

/** What validating a document gives: Ajv's errors, and the marked values in the order they were met. */
export type Validation = { errors: ErrorObject[]; marks: Mark[] }

/** The schema, compiled. */
export type Contract = {
  validate(kind: 'page' | 'site' | 'glossary', json: unknown): Validation
  /** Titles of the block types by their names, in the order of `schema/block.json`: "card-grid" → "Card grid". */
  blocks: Map<string, string>
}

/** Base of the schema files' identities, so that their relative $refs lead to each other. */
const base = 'https://schema.example/'

/**
 * Compiles the schema.
 * @param schemas parsed schema files by their path under `schema/`, for example "blocks/hero.json"
 */
export function createContract(schemas: Record<string, AnySchemaObject>): Contract {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    discriminator: true,
    passContext: true,
    strict: true,
    allowUnionTypes: true,
    strictRequired: false,
  })
  ajv.addVocabulary(['tsType'])
  const mark = (keyword: string, type: 'string' | 'object', kindOf: (schema: AnySchemaObject) => MarkKind) =>
    ajv.addKeyword({ keyword, type, errors: false, validate: collector(kindOf) })
  mark('text', 'string', (schema) => (schema.markdown ? 'markdown' : schema.figure ? 'cell' : 'text'))
  ajv.addVocabulary(['markdown'])
  for (const keyword of ['link', 'media', 'field', 'contact', 'language', 'parent', 'confirm'] as const)
    mark(keyword, 'string', () => keyword)
  for (const keyword of ['figure', 'labels', 'world'] as const) mark(keyword, 'object', () => keyword)

  for (const [path, schema] of Object.entries(schemas)) ajv.addSchema({ ...schema, $id: base + path })
  const validators = {
    page: compiled(ajv, 'page.json'),
    site: compiled(ajv, 'site.json'),
    glossary: compiled(ajv, 'glossary.json'),
  }

  return {
    validate(kind, json) {
      const marks: Mark[] = []
      const validate = validators[kind]
      validate.call(marks, json)
      return { errors: validate.errors ?? [], marks }
    },
    blocks: new Map(
      (schemas['block.json']?.oneOf ?? []).map(({ $ref }: { $ref: string }) => [
        schemas[$ref]?.properties.type.const,
        schemas[$ref]?.title,
      ]),
    ),
  }
}

/** A keyword that is always content and notes where it was met, in the list passed as `this`. */
function collector(kindOf: (schema: AnySchemaObject) => MarkKind) {
  const collect: SchemaValidateFunction = function (this: Mark[], argument, value, schema, context) {
    this.push({
      kind: kindOf(schema ?? {}),
      path: pathOf(context?.instancePath ?? '', context?.rootData),
      value,
      argument,
    })
    return true
  }
  return collect
}

/** JSON pointer → path in `json`; steps into lists become numbers. */
export function pathOf(pointer: string, json: unknown): Path {
  let value = json
  return pointer
    .split('/')
    .slice(1)
    .map((escaped) => {
      const name = escaped.replaceAll('~1', '/').replaceAll('~0', '~')
      const step = Array.isArray(value) ? Number(name) : name
      value = typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined
      return step
    })
}

function compiled(ajv: Ajv, path: string): ValidateFunction {
  const validate = ajv.getSchema(base + path)
  if (!validate) throw new Error(`schema/${path} is missing`)
  return validate
}
