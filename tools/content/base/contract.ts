import type { ErrorObject, ValidateFunction } from 'ajv'
import type { Path } from './problem'

/** Kinds of annotated values. Collecting the values during validation saves a second walk over the document. */
export type AnnotationKind =
  | 'text'
  | 'markdown'
  | 'cell'
  | 'figure'
  | 'link'
  | 'media'
  | 'field'
  | 'brand'
  | 'contact'
  | 'language'
  | 'parent'
  | 'labels'
  | 'facet'
  | 'completed'
  | 'row'
  | 'host'
  | 'date'
  | 'confirm'
  | 'alone'
  | 'listed'
  | 'compared'
  | 'name'
  | 'reach'
  | 'zone'

/** A value that the schema annotates, and its path. `argument` is the value of the annotating keyword in the schema. */
export type Annotation = { kind: AnnotationKind; path: Path; value: unknown; argument: unknown }

/** The result of validating a document: Ajv's errors, and the annotated values in the order of validation. */
type Validation = { errors: ErrorObject[]; annotations: Annotation[] }

/** The kinds of documents that have a schema. */
type DocumentKind = 'page' | 'site' | 'glossary' | 'common'

/** The schema as code, made by `compileContract`. Validators add annotated values to the array passed as `this`. */
export type Compiled = Record<DocumentKind, ValidateFunction> & {
  blocks: [type: string, title: string][]
  anchors: Record<string, Record<string, true | 'panels'>>
  own: string[]
}

/** By block type: the list fields whose items are anchors. In "panels" fields, items with a link are not anchors. */
export type Anchors = ReadonlyMap<unknown, Record<string, true | 'panels'>>

/** Validates documents against the compiled schema, and describes the block types. */
export type Contract = {
  validate(kind: DocumentKind, json: unknown): Validation
  /** Titles of the block types, in the order of `schema/block.json`: "card-grid" → "Card grid". */
  blocks: Map<string, string>
  anchors: Anchors
  /** The types of the site's custom blocks. */
  own: ReadonlySet<string>
}

/** Wraps the compiled schema, so that validation returns errors and annotated values with their paths. */
export function createContract(compiled: Compiled): Contract {
  return {
    validate(kind, json) {
      const marks: (Omit<Annotation, 'path'> & { pointer: string })[] = []
      const validate = compiled[kind]
      validate.call(marks, json)
      const annotations = marks.map(({ pointer, ...mark }) => ({ ...mark, path: pointerPath(pointer, json) }))
      return { errors: validate.errors ?? [], annotations }
    },
    blocks: new Map(compiled.blocks),
    anchors: new Map(Object.entries(compiled.anchors)),
    own: new Set(compiled.own),
  }
}

/** Converts a JSON pointer to a path, with numbers for list positions: "/blocks/0/title" → ['blocks', 0, 'title']. */
export function pointerPath(pointer: string, json: unknown): Path {
  let value: unknown = json
  const path: Path = []
  for (const escaped of pointer.split('/').slice(1)) {
    const name = escaped.includes('~') ? escaped.replaceAll('~1', '/').replaceAll('~0', '~') : escaped
    const step = Array.isArray(value) ? Number(name) : name
    value = typeof value === 'object' && value !== null ? Reflect.get(value, step) : undefined
    path.push(step)
  }
  return path
}
