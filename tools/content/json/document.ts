import { findNodeAtLocation, type Node, type ParseError, parseTree } from 'jsonc-parser'
import { mostDecimals } from '../base/figure'
import { findExcess, largestDocument, mostProblems } from '../base/limits'
import { memoize } from '../base/memoize'
import { type Edit, fileProblem, type Path, type Problem } from '../base/problem'
import { characterFault } from '../language/characters'
import { type Said, say } from '../say/say.js'
import { byteOrderMark, conflictMark, isObject, parseJson, parseSound, withoutFence } from './json'
import { rawOf, rawPlace } from './json-text'
import { syntaxSentence } from './syntax'

/**
 * A JSON file that could be read. `faulty` contains the keys (`faultKey`) of unusable values. `readDocument` reports
 * these values, so other checks skip them (`isFaulty`).
 */
export type Document = {
  file: string
  text: string
  json: Record<string, unknown>
  faulty: ReadonlySet<string>
  /** Returns the line and column of a value. Set only if the document is not JSON: if it is a table, for example. */
  place?(path: Path): { line: number; column: number }
  /** Lists that tables fill: the path of each list, and the files of its table and of the table's translations. */
  lists?: { path: Path; files: string[] }[]
  /** Texts of the document that are in separate Markdown files. */
  parts?: TextPart[]
}

/** Whether a value is in a list that a table fills. */
export function isInTable(document: Document, path: Path): boolean {
  return listAt(document, path) !== undefined
}

function listAt({ lists }: Document, path: Path) {
  return lists?.find((list) => list.path.every((step, i) => path[i] === step))
}

/** Returns the path of the table list or separate text that contains a value; otherwise, the path of the value. */
export function writtenPath(document: Document, path: Path): Path {
  return (listAt(document, path) ?? partAt(document, path))?.path ?? path
}

/**
 * A text in a separate Markdown file. In the document, the object at `path` contains the text's paragraphs by key.
 * `context` contains the notes and addresses to which the paragraphs refer.
 */
export type TextPart = {
  path: Path
  file: string
  text: string
  segments: { key: string; start: number; end: number; text: string }[]
  context: string
}

/** Returns the separate text that contains the value at a path; undefined if the value is in the document itself. */
export function partAt({ parts }: Document, path: Path): TextPart | undefined {
  return parts?.find((part) => path.length > part.path.length && part.path.every((step, i) => step === path[i]))
}

/** Returns the file, line and column of a value, which may be in a text file of the document. See `positionOf`. */
export function placeOf(
  document: Document,
  path: Path,
  at?: 'value' | 'key' | number,
): { file: string; line: number; column: number } {
  const part = partAt(document, path)
  if (!part) return { file: document.file, ...positionOf(document, path, at) }
  const start = part.segments.find(({ key }) => key === path[part.path.length])?.start ?? 0
  return { file: part.file, ...position(part.text, start + (typeof at === 'number' ? at : 0)) }
}

/**
 * Reads one JSON document.
 * @param file path from the project's root, for use in problems
 * @returns the problems, and the document unless it is unusable
 */
export function readDocument(file: string, text: string): { document?: Document; problems: Problem[] } {
  const problems: Problem[] = []
  const report: Report = (code, offset, message, hint) => {
    const fix: Edit[] = [{ file, kind: 'unmark' }]
    const isFenced = code === 'invalid-json' && withoutFence(text) !== undefined
    problems.push({ file, ...position(text, offset), code, severity: 'error', message, hint, ...(isFenced && { fix }) })
  }

  if (text.length > largestDocument) {
    const size = (text.length / 1_000_000).toFixed(1)
    const message = say`The file is too large: ${size} million characters; a document may have 1 million.`
    report('too-large', 0, message, say`Split it into several pages.`)
    return { problems }
  }
  if (text.trim() === '') {
    const hint = say`A page starts with { and ends with }. "npm run new" starts one for you.`
    report('empty-file', 0, say`The file is empty.`, hint)
    return { problems }
  }
  if (text.startsWith(byteOrderMark)) problems.push(markProblem(file))
  const body = withoutMark(text)
  const unreadable = Math.max(body.indexOf('\uFFFD'), body.indexOf('\u0000'))
  if (unreadable >= 0) {
    report('unreadable-file', unreadable, say`The file is not readable text.`, say`Save it again as "UTF-8".`)
    return { problems }
  }
  const excess = findExcess(body)
  if (excess) {
    report('too-large', excess.offset, excess.message, excess.hint)
    return { problems }
  }

  const json = parseSound(body) ?? readClosely(body, report)
  if (!json) return { problems }
  const faults = faultsOf(json).slice(0, mostProblems)
  const document = { file, text, json, faulty: new Set(faults.map(({ path }) => faultKey(path))) }
  problems.push(...faults.map((fault) => faultProblem(document, fault)))
  return { document, problems }
}

type Report = (code: string, offset: number, message: Said, hint?: Said) => void

/** Parses a text that `parseSound` rejected. Reports syntax errors, duplicate fields and values other than objects. */
function readClosely(body: string, report: Report): Record<string, unknown> | undefined {
  const errors: ParseError[] = []
  const tree = parseTree(body, errors, { disallowComments: true })
  const json = parseJson(body)
  const [first] = errors
  const duplicates = tree ? duplicateKeys(tree) : []
  const seam = duplicates.find((key) => (first ? key.offset === first.offset : isSeam(key, duplicates)))
  if (seam) {
    const name = rawOf(body, seam)
    const message = say`A closing } and an opening { are missing before ${name}, which this object has already.`
    const hint = first ? say`Write }, { before it.` : say`Write } before the comma, and { after it.`
    report(first ? 'invalid-json' : 'duplicate-key', seam.offset, message, hint)
    return undefined
  }
  if (!tree || first || json === undefined) {
    const conflict = body.search(conflictMark)
    if (conflict >= 0) {
      const hint = say`Keep one of the two versions, and delete the lines that start with "<<<<<<<", "=======" and ">>>>>>>".`
      report('invalid-json', conflict, say`Git has left two versions of these lines.`, hint)
      return undefined
    }
    const { message, hint } = first
      ? syntaxSentence(first, body)
      : { message: say`This is not valid JSON.`, hint: undefined }
    report('invalid-json', first ? lastToken(body, first.offset) : 0, message, hint)
    return undefined
  }
  if (!isObject(json)) {
    report('invalid-json', tree.offset, say`The document must be an object: it starts with { and ends with }.`)
    return undefined
  }
  for (const key of duplicates.slice(0, mostProblems)) {
    const hint = say`Rename or remove one: only the last one is used.`
    report('duplicate-key', key.offset, say`The field ${rawOf(body, key)} appears twice in this object.`, hint)
  }
  return json
}

/** Whether a fault was already reported at a path or at one of its ancestors. */
export function isFaulty({ faulty }: Document, path: Path): boolean {
  return faulty.size > 0 && path.some((_, i) => faulty.has(faultKey(path.slice(0, i + 1))))
}

function faultKey(path: Path): string {
  return path.join('/')
}

function faultProblem(document: Document, { path, at, ...report }: Fault): Problem {
  return { file: document.file, ...positionOf(document, path, at), severity: 'error', ...report }
}

/**
 * Line and column of a value, counting from 1. If the path does not exist, the position of its nearest ancestor.
 * @param at "key" for the position of the field's name instead of its value; a number for a position inside a text
 * value
 */
export function positionOf(
  document: Document,
  path: Path,
  at: 'value' | 'key' | number = 'value',
): { line: number; column: number } {
  if (document.place) return document.place(path)
  const tree = documentTree(document)
  for (let length = path.length; tree && length >= 0; length--) {
    const node = findNodeAtLocation(tree, path.slice(0, length))
    if (!node) continue
    const isKey = at === 'key' && length === path.length && node.parent?.type === 'property'
    const start = isKey ? (node.parent?.offset ?? node.offset) : node.offset
    const isText = typeof at === 'number' && length === path.length && node.type === 'string'
    return position(document.text, isText ? start + 1 + rawPlace(rawOf(document.text, node).slice(1, -1), at) : start)
  }
  return { line: 1, column: 1 }
}

/**
 * Returns the value at a path, or undefined if there is none. Inherited properties, such as "constructor", are ignored.
 */
export function valueAt(json: unknown, path: Path): unknown {
  let value = json
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
    value = (value as Record<string | number, unknown>)[step]
  }
  return value
}

/** Sets a value in a document. Does nothing if its owner is neither an object nor a list. */
export function putValue(json: Record<string, unknown>, path: Path, value: unknown): void {
  const owner = valueAt(json, path.slice(0, -1))
  if (typeof owner === 'object' && owner !== null) Reflect.set(owner, path.at(-1) ?? '', value)
}

/** Converts a character offset to line and column, counting from 1: `position('a\nbc', 3) // { line: 2, column: 2 }` */
export function position(text: string, offset: number): { line: number; column: number } {
  let line = 1
  let lineStart = 0
  for (let end = text.indexOf('\n'); end >= 0 && end < offset; end = text.indexOf('\n', lineStart)) {
    line++
    lineStart = end + 1
  }
  return { line, column: offset - lineStart + 1 }
}

/** Syntax tree with offsets. Created only for documents with problems: `JSON.parse` is five times as fast. */
const documentTree = memoize(({ text }: Document) => parseTree(withoutMark(text)))

function markProblem(file: string): Problem {
  const message = say`The file starts with an invisible mark (a byte order mark).`
  const hint = say`Save it as "UTF-8" without "BOM".`
  return { ...fileProblem(file, 'byte-order-mark', message, hint, 'warning'), fix: [{ file, kind: 'unmark' }] }
}

/** Replaces a byte order mark with a space, so that all offsets stay valid. */
export function withoutMark(text: string): string {
  return text.startsWith(byteOrderMark) ? ` ${text.slice(1)}` : text
}

/** The offset to report for a syntax error. For an error at the end of the text, this is the last visible character. */
function lastToken(text: string, offset: number): number {
  if (offset < text.length) return offset
  return text.trimEnd().length - 1
}

/** The second occurrence of each field name that appears more than once in an object, at any depth. */
function duplicateKeys(node: Node): Node[] {
  const duplicates: Node[] = []
  const times = new Map<string, number>()
  for (const child of node.children ?? []) {
    const key = child.type === 'property' ? child.children?.[0] : undefined
    if (key) {
      const count = times.get(key.value) ?? 0
      if (count === 1) duplicates.push(key)
      times.set(key.value, count + 1)
    }
    duplicates.push(...duplicateKeys(child))
  }
  return duplicates
}

/**
 * Whether a duplicate field name shows that a list item has lost its braces. In that case, several names of the object
 * are duplicated.
 */
function isSeam(key: Node, duplicates: Node[]): boolean {
  const object = key.parent?.parent
  return object?.parent?.type === 'array' && duplicates.filter((other) => other.parent?.parent === object).length > 1
}

/** A fault that makes a value unusable, regardless of the schema. With `at: 'key'`, the field's name has the fault. */
type Fault = { path: Path; at?: 'key'; code: string; message: Said; hint: Said }

/** Subjects of messages about faulty characters. Created once, because every text and name is tested. */
const [thisText, thisName] = [say`This text`, say`This field's name`]

/**
 * Finds texts and field names with forbidden characters, and numbers that cannot be shown. Returns at most one fault
 * for each.
 * @param json a document within the nesting limit
 */
function faultsOf(json: unknown): Fault[] {
  const faults: Fault[] = []
  const walk = (value: unknown, path: Path) => {
    if (typeof value === 'string') {
      const fault = characterFault(value, thisText)
      if (fault) faults.push({ path: [...path], code: 'invisible-character', ...fault })
    } else if (typeof value === 'number') {
      const fault = numberFault(value)
      if (fault) faults.push({ path: [...path], code: 'wrong-number', ...fault })
    } else if (Array.isArray(value)) {
      for (const [i, item] of value.entries()) step(item, path, i)
    } else if (typeof value === 'object' && value !== null) {
      for (const [name, item] of Object.entries(value)) {
        const fault = characterFault(name, thisName)
        if (fault) faults.push({ path: [...path, name], at: 'key', code: 'invisible-character', ...fault })
        else step(item, path, name)
      }
    }
  }
  const step = (item: unknown, path: Path, name: string | number) => {
    path.push(name)
    walk(item, path)
    path.pop()
  }
  walk(json, [])
  return faults
}

function numberFault(value: number): Pick<Fault, 'message' | 'hint'> | undefined {
  if (Math.abs(value) > Number.MAX_SAFE_INTEGER)
    return { message: say`This number has too many digits to be shown.`, hint: say`A number may have up to 15 digits.` }
  if (Number(value.toFixed(mostDecimals)) !== value)
    return { message: say`This number has more than ${mostDecimals} decimals.`, hint: say`Round it.` }
  return undefined
}
