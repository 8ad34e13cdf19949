import type { Path } from '../base/problem'

export const byteOrderMark = '\uFEFF'

/** Matches the markers that Git writes around conflicting changes. */
export const conflictMark = /^(?:<{7}|\|{7}|={7}|>{7})(?= |\r?$)/m

/**
 * Extracts the JSON document from a chatbot's answer, without the sentences and the code fence (```) around it.
 * Undefined if there is no fence, or if the rest is not a JSON object.
 */
export function withoutFence(text: string): string | undefined {
  const lines = text.split(/(?<=\n)/)
  const [start, end] = [
    lines.findIndex((line) => /^\s*\{/.test(line)),
    lines.findLastIndex((line) => /\}\s*$/.test(line)) + 1,
  ]
  const around = [...lines.slice(0, Math.max(start, 0)), ...lines.slice(end)]
  const document = lines.slice(start, end).join('')
  return around.some((line) => /^\s*```/.test(line)) && isObject(parseJson(document)) ? document : undefined
}

/**
 * Parses a JSON object without duplicate keys. This is five times faster than a parser that tracks offsets.
 * @returns undefined if the text is not a JSON object, or may have duplicate keys (only the slower parser can find
 * them)
 */
export function parseSound(text: string): Record<string, unknown> | undefined {
  const json = parseJson(text)
  return isObject(json) && countKeys(json) === countColons(text) ? json : undefined
}

/** Whether a value is an object, neither a list nor null. */
export function isObject(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
}

/** Parses a JSON text. @returns undefined if the text is not valid JSON */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function countKeys(json: unknown): number {
  if (typeof json !== 'object' || json === null) return 0
  if (Array.isArray(json)) return json.reduce((sum, item) => sum + countKeys(item), 0)
  let count = 0
  for (const key in json) count += 1 + countKeys(Reflect.get(json, key))
  return count
}

/**
 * Counts colons after a quotation mark: one for each key in the text, and more if strings contain such colons. If the
 * text has duplicate keys, the parsed value has fewer keys than this count.
 */
function countColons(text: string): number {
  let count = 0
  for (let colon = text.indexOf(':'); colon >= 0; colon = text.indexOf(':', colon + 1)) {
    let before = colon - 1
    while (text[before] === ' ' || text[before] === '\n' || text[before] === '\r' || text[before] === '\t') before--
    if (text[before] === '"') count++
  }
  return count
}

/** Yields a JSON value and all values inside it, each with its path, in document order. */
export function* walkJson(json: unknown, path: Path = []): Generator<[path: Path, value: unknown]> {
  yield [path, json]
  if (typeof json !== 'object' || json === null) return
  const steps = Array.isArray(json) ? json.keys() : Object.keys(json)
  for (const step of steps) yield* walkJson(Reflect.get(json, step), [...path, step])
}

/** Returns all texts in a JSON value with their paths: `textsIn({ a: ['b'] }) // [[['a', 0], 'b']]` */
export function textsIn(json: unknown): [path: Path, text: string][] {
  return [...walkJson(json)].flatMap(([path, value]) => (typeof value === 'string' ? [[path, value]] : []))
}
