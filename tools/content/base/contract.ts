import type { ErrorObject, ValidateFunction } from 'ajv'
import type { Path } from './problem'

/** The kind of a marked value in a document, so that the schema need not be walked a second time. */
export type AnnotationKind =
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
  | 'facet'
  | 'completed'
  | 'row'
  | 'date'
  | 'confirm'
  | 'alone'
  | 'listed'
  | 'compared'

/** A value that the schema marks, with its place. `argument` is the keyword's own value in the schema. */
export type Annotation = { kind: AnnotationKind; path: Path; value: unknown; argument: unknown }

/** The result of validating a document: Ajv's errors, and the marked values in the order they were met. */
type Validation = { errors: ErrorObject[]; annotations: Annotation[] }

/** The kinds of documents the schema knows. */
type DocumentKind = 'page' | 'site' | 'glossary' | 'common'

/** The schema as code, see `compileContract`: validators that note marks in their `this`, and the names and titles of blocks. */
export type Compiled = Record<DocumentKind, ValidateFunction> & {
  blocks: [type: string, title: string][]
  anchors: Record<string, Record<string, true | 'panels'>>
  own: string[]
}

/** By type: the lists whose items are anchors. Those that are panels may lead to a page instead. */
export type Anchors = ReadonlyMap<unknown, Record<string, true | 'panels'>>

/** The schema, ready for use. */
export type Contract = {
  validate(kind: DocumentKind, json: unknown): Validation
  /** Titles of the block types by their names, in the order of `schema/block.json`: "card-grid" → "Card grid". */
  blocks: Map<string, string>
  /** The lists of blocks whose items are anchors of the page, by the types of blocks. */
  anchors: Anchors
  /** The types of those that are the site's own. */
  own: ReadonlySet<string>
}

/** Makes the compiled schema ready for use. */
export function createContract(compiled: Compiled): Contract {
  return {
    validate(kind, json) {
      const met: (Omit<Annotation, 'path'> & { pointer: string })[] = []
      const validate = compiled[kind]
      validate.call(met, json)
      const annotations = met.map(({ pointer, ...mark }) => ({ ...mark, path: pointerPath(pointer, json) }))
      return { errors: validate.errors ?? [], annotations }
    },
    blocks: new Map(compiled.blocks),
    anchors: new Map(Object.entries(compiled.anchors)),
    own: new Set(compiled.own),
  }
}

/** JSON pointer → path in `json`; steps into lists become numbers. */
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
