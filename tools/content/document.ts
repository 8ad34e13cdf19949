import {
  findNodeAtLocation,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser'
import { isObject, parseSound } from './json'
import type { Path, Problem } from './problem'

/** A JSON file that could be read. */
export type Document = { file: string; text: string; json: Record<string, unknown> }

/** The trees that know where everything stands. Only a document with a problem needs one: it costs five times the reading. */
const trees = new WeakMap<Document, Node>()

/** The largest document an author should write: 1 MB; a page of that size would not load on a phone either. */
export const largestDocument = 1_000_000

/**
 * Reads one JSON document.
 * @param file its path from the project's root, used in problems
 * @param text its whole text
 * @returns the document, unless it cannot be used at all, and what is wrong with it
 */
export function readDocument(file: string, text: string): { document?: Document; problems: Problem[] } {
  const problems: Problem[] = []
  const report = (
    code: string,
    offset: number,
    message: string,
    hint?: string,
    severity: Problem['severity'] = 'error',
  ) => problems.push({ file, ...position(text, offset), code, severity, message, hint })

  if (text.length > largestDocument) {
    const size = (text.length / 1_000_000).toFixed(1)
    report(
      'too-large',
      0,
      `The file is too large: ${size} million letters; a document may have 1 million.`,
      'Split it into several pages.',
    )
    return { problems }
  }
  if (text.trim() === '') {
    report(
      'empty-file',
      0,
      'The file is empty.',
      'A page starts with { and ends with }. "npm run new" starts one for you.',
    )
    return { problems }
  }
  const hasMark = text.startsWith('\uFEFF')
  if (hasMark) {
    report(
      'byte-order-mark',
      0,
      'The file starts with an invisible mark (a byte order mark).',
      'Save it as "UTF-8" without "BOM".',
      'warning',
    )
  }
  const body = withoutMark(text)
  if (body.includes('\u0000') || body.includes('\uFFFD')) {
    const offset = Math.max(body.indexOf('\uFFFD'), body.indexOf('\u0000'))
    report('unreadable-file', offset, 'The file is not readable text.', 'Save it again as "UTF-8".')
    return { problems }
  }

  const json = parseSound(body)
  if (json) return { document: { file, text, json }, problems }

  const errors: ParseError[] = []
  const tree = parseTree(body, errors, { disallowComments: true })
  const first = errors[0]
  if (!tree || first) {
    const place = first ? lastToken(body, first.offset) : 0
    report(
      'invalid-json',
      place,
      `This is not valid JSON: ${first ? syntax[printParseErrorCode(first.error)] : 'nothing was found'}.`,
    )
    return { problems }
  }
  const value: unknown = getNodeValue(tree)
  if (!isObject(value)) {
    report('invalid-json', tree.offset, 'The document must be an object: it starts with { and ends with }.')
    return { problems }
  }
  for (const key of duplicateKeys(tree)) {
    report(
      'duplicate-key',
      key.offset,
      `The field ${body.slice(key.offset, key.offset + key.length)} stands twice in the same object.`,
      'Only the last one would count; remove one.',
    )
  }
  return { document: { file, text, json: value }, problems }
}

/**
 * Where a value stands. For a path that does not exist, the nearest object above it.
 * @param at "key" for the field's name instead of its value
 */
export function place(document: Document, path: Path, at: 'value' | 'key' = 'value'): { line: number; column: number } {
  const tree = treeOf(document)
  for (let length = path.length; tree && length >= 0; length--) {
    const node = findNodeAtLocation(tree, path.slice(0, length))
    if (!node) continue
    const keyed = at === 'key' && length === path.length && node.parent?.type === 'property'
    return position(document.text, keyed ? (node.parent?.offset ?? node.offset) : node.offset)
  }
  return { line: 1, column: 1 }
}

/** The value at a path, or undefined. A field of every object, such as "constructor", is none of the document. */
export function valueAt(json: unknown, path: Path): unknown {
  let value = json
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) return undefined
    value = Reflect.get(value, step)
  }
  return value
}

/** Line and column of an offset, counting from 1. */
export function position(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset)
  const lineStart = before.lastIndexOf('\n') + 1
  return { line: before.split('\n').length, column: offset - lineStart + 1 }
}

function treeOf(document: Document): Node | undefined {
  const tree = trees.get(document) ?? parseTree(withoutMark(document.text))
  if (tree) trees.set(document, tree)
  return tree
}

/** The text without a byte order mark, every letter at its place. */
function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? ` ${text.slice(1)}` : text
}

/** A missing comma or bracket is noticed at the next word, but is missing after the last one: point there. */
function lastToken(text: string, offset: number): number {
  if (offset < text.length) return offset
  return text.trimEnd().length - 1
}

function duplicateKeys(node: Node): Node[] {
  const found: Node[] = []
  const seen = new Set<string>()
  for (const child of node.children ?? []) {
    const key = child.type === 'property' ? child.children?.[0] : undefined
    if (key) {
      if (seen.has(key.value)) found.push(key)
      seen.add(key.value)
    }
    found.push(...duplicateKeys(child))
  }
  return found
}

/** What each of the parser's errors means. */
const syntax: Record<string, string> = {
  InvalidSymbol: 'a word that means nothing here; words stand between double quotes',
  InvalidNumberFormat: 'a number that is not written as JSON writes numbers',
  PropertyNameExpected: 'a field name between double quotes is expected here; is there a comma too many before it',
  ValueExpected: 'a value is expected here; is there a comma too many before it',
  ColonExpected: 'a colon is expected between a field and its value',
  CommaExpected: 'a comma is missing before this',
  CloseBraceExpected: 'a closing } is missing',
  CloseBracketExpected: 'a closing ] is missing',
  EndOfFileExpected: 'the document ends before this; is there a } too many',
  InvalidCommentToken: 'comments are not allowed',
  UnexpectedEndOfComment: 'comments are not allowed',
  UnexpectedEndOfString: 'the closing quote of these words is missing',
  UnexpectedEndOfNumber: 'a number that stops too early',
  InvalidUnicode: 'a \\u escape needs four hexadecimal digits',
  InvalidEscapeCharacter: 'a backslash before a letter that needs none; write \\\\ for a backslash',
  InvalidCharacter: 'an invisible character, such as a line break or tab inside the quotes; write \\n for a line break',
}
