import type { Path } from '../base/problem'

/** The byte order mark. */
export const byteOrderMark = '\uFEFF'

/** What Git writes where two people changed the same lines. */
export const conflictMark = /^(?:<{7}|\|{7}|={7}|>{7})(?= |\r?$)/m

/**
 * Reads the JSON object of a text that is beyond doubt, five times faster than a parser that knows the position of everything.
 * @returns undefined where it is no object, or no JSON, or where a key may appear twice: then a closer look is worth its time
 */
export function parseSound(text: string): Record<string, unknown> | undefined {
  const json = parseJson(text)
  return isObject(json) && countKeys(json) === countColons(text) ? json : undefined
}

/** Whether a value is an object, and neither a list nor null. */
export function isObject(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
}

/** The value of a JSON text; undefined when it is none. */
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
 * How many colons follow a quotation mark: the number of keys as they are written, or more where words have such colons.
 * Of a key that appears twice the value has one only, so that the numbers differ.
 */
function countColons(text: string): number {
  let count = 0
  for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) {
    let before = at - 1
    while (text[before] === ' ' || text[before] === '\n' || text[before] === '\r' || text[before] === '\t') before--
    if (text[before] === '"') count++
  }
  return count
}

/** A JSON value and all in it, in the order of its text, each with the way to it. */
export function* walkJson(json: unknown, path: Path = []): Generator<[path: Path, value: unknown]> {
  yield [path, json]
  if (typeof json !== 'object' || json === null) return
  const steps = Array.isArray(json) ? json.keys() : Object.keys(json)
  for (const step of steps) yield* walkJson(Reflect.get(json, step), [...path, step])
}

/** All texts in a JSON value, each with the way to it. */
export function textsIn(json: unknown): [path: Path, text: string][] {
  return [...walkJson(json)].flatMap(([path, value]) => (typeof value === 'string' ? [[path, value]] : []))
}
