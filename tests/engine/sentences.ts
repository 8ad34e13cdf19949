import { parseSync } from 'vite'
import { plural } from '../../tools/cli/print'

/** A part of a syntax tree. */
type Part = { type: string; [field: string]: unknown }

/** What says one of its arguments to an author, and which. */
const speakers: Record<string, number> = { say: 0, said: 0, Refusal: 0, Denial: 1 }

/** Fields of the objects that commands are made of, which their help says. */
const fields = ['about', 'missing']

/**
 * The sentences that a source says to authors: what is written in calls of `say` and `plural`, in refusals, in the help of
 * commands and in what edits report. What is put into them is "X".
 */
export function sentencesIn(file: string, source: string): string[] {
  const found: string[] = []
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(visit)
    if (!isPart(part)) return
    found.push(...saidBy(part, file))
    for (const value of Object.values(part)) visit(value)
  }
  visit(parseSync(file, source).program)
  return [...new Set(found)]
}

function saidBy(part: Part, file: string): string[] {
  if (part.type === 'CallExpression' || part.type === 'NewExpression') {
    const { name = '' } = part.callee as { name?: string }
    const given = part.arguments as Part[]
    if (name === 'plural') return textsOf(given[1]).flatMap((noun) => [plural(1, noun), plural(2, noun)])
    const said = Object.hasOwn(speakers, name) ? speakers[name] : undefined
    return said === undefined ? [] : textsOf(given[said]).filter((text) => text !== 'X')
  }
  const isCommand = /^tools\/(commands|cli|edit)\//.test(file)
  if (part.type !== 'Property' || !isCommand) return []
  const { name = '' } = part.key as { name?: string }
  const value = part.value as Part
  if (fields.includes(name)) return textsOf(value)
  return name === 'done' && value.type === 'ArrowFunctionExpression' ? textsOf(value.body as Part) : []
}

/**
 * Every text of a source that is written as a sentence, but for internal errors: what rules say is put together in many
 * ways, of which calls alone would not tell.
 */
export function writtenSentences(file: string, source: string): string[] {
  const found: string[] = []
  const visit = (part: unknown): void => {
    if (Array.isArray(part)) part.forEach(visit)
    if (!isPart(part) || isInternal(part)) return
    found.push(...textsOf(part).filter((text) => /^["A-Z].* .*[.?!]$/.test(text)))
    for (const value of Object.values(part)) visit(value)
  }
  visit(parseSync(file, source).program)
  return [...new Set(found)]
}

/** `new Error(…)`: what only a bug would show, and an author never sees. */
function isInternal({ type, callee }: Part): boolean {
  return type === 'NewExpression' && (callee as { name?: string }).name === 'Error'
}

/** Every text that an expression can be. */
function textsOf(part: Part | undefined): string[] {
  if (part?.type === 'Literal') return typeof part.value === 'string' ? [part.value] : ['X']
  if (part?.type === 'ConditionalExpression')
    return [...textsOf(part.consequent as Part), ...textsOf(part.alternate as Part)]
  if (part?.type === 'BinaryExpression') return joined([textsOf(part.left as Part), textsOf(part.right as Part)])
  if (part?.type !== 'TemplateLiteral') return ['X']
  const quasis = (part.quasis as { value: { cooked: string } }[]).map(({ value }) => [value.cooked])
  const put = (part.expressions as Part[]).map(textsOf)
  return joined(quasis.flatMap((text, i) => [text, put[i] ?? ['']]))
}

/** All ways to put parts after each other. */
function joined(parts: string[][]): string[] {
  return parts.reduce((texts, ways) => texts.flatMap((text) => ways.map((way) => text + way)), [''])
}

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null
}
