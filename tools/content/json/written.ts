import type { ErrorObject } from 'ajv'
import type { Edit, Path } from '../base/problem'
import { canonicalTag } from '../language/language'
import { readingsOf } from '../language/numbers'
import { either, type Said, say } from '../say/say.js'
import { readCell } from './cell'
import { setting } from './edit'
import { isObject } from './json'

/** A value as JSON, cut to 60 characters, for messages. */
export function valueExcerpt(data: unknown): string {
  const json = JSON.stringify(data) ?? 'nothing'
  return json.length > 60 ? `${json.slice(0, 57)}…` : json
}

/** The type of a value, in words such as "a list". */
export function valueKind(data: unknown): Said {
  if (data === null) return say`nothing (null)`
  if (Array.isArray(data)) return say`a list`
  if (typeof data === 'string') return say`text`
  if (typeof data === 'number') return say`a number`
  return typeof data === 'boolean' ? say`true or false` : say`an object`
}

const valueKinds = new Map([
  ['string', say`text in double quotes`],
  ['number', say`a number`],
  ['integer', say`a whole number`],
  ['boolean', say`true or false`],
  ['array', say`a list in [ ]`],
  ['object', say`an object in { }`],
])

/** The types that a schema allows, in words. */
export function allowedTypes(type: string | string[]): Said {
  return either([type].flat().map((name) => valueKinds.get(name) ?? name))
}

/**
 * Returns a hint with the correct form of a wrong value: a list instead of a single value or the reverse, a value with
 * or without quotes, a canonical language tag, or an address with its "/". Undefined if the correct form is unclear.
 */
export function corrected({ data, parentSchema }: ErrorObject): Said | undefined {
  if (parentSchema?.language === 'code') {
    const tag = meantLanguage(String(data), parentSchema.pattern)
    return tag === undefined ? undefined : say`Did you mean "${tag}"?`
  }
  const [first, second] = numbersMeant(data, parentSchema)
  if (second !== undefined)
    return say`As a number it could be ${String(first)} or ${String(second)}: write the one that is meant.`
  if (first !== undefined) return say`Write ${String(first)}.`
  const right = parentSchema?.figure ? asFigure(data, parentSchema.figure) : repaired(data, parentSchema)
  if (right === undefined) return entriesMeant(data, parentSchema)
  const json = JSON.stringify(right)
  return json.startsWith('[{') || json.length > 60 ? say`Put [ and ] around it.` : say`Write ${json}.`
}

/** The edits that correct a value as `corrected` describes. Undefined if only the author can correct the value. */
export function correction(
  { data, parentSchema }: ErrorObject,
  document: { file: string },
  path: Path,
): Edit[] | undefined {
  if (parentSchema?.language === 'code')
    return setting(document, path, meantLanguage(String(data), parentSchema.pattern))
  // A figure field is not corrected: a number changed to text would need a translation into every language.
  if (parentSchema?.figure) return undefined
  const right = repaired(data, parentSchema)
  const { file } = document
  if (Array.isArray(right)) return [{ file, kind: 'wrap', path }]
  if (Array.isArray(data) && right !== undefined) return [{ file, kind: 'unwrap', path }]
  if (typeof right !== 'string' && typeof right !== 'number' && typeof right !== 'boolean') return undefined
  return [{ file, kind: 'set', path, value: right }]
}

/**
 * Converts a bare number or boolean in a table cell to a figure; undefined for other values.
 * @param form value of the schema keyword "figure": true, or "drawn" for figures in drawings, which cannot be ticks
 */
function asFigure(data: unknown, form: unknown): object | undefined {
  if (typeof data === 'number') return { value: data }
  return typeof data === 'boolean' && form === true ? { [data ? 'tick' : 'none']: true } : undefined
}

/** Corrects a text that is nearly a page address: `meantAddress('Fan/') // '/fan'` */
export function meantAddress(text: string): string {
  const bare = text
    .trim()
    .toLowerCase()
    .replace(/^\/+|\/+$/g, '')
  return `/${bare.replace(/\.(html|json)$/, '')}`
}

function repaired(data: unknown, schema: ErrorObject['parentSchema']): unknown {
  if (data === null || data === '') return undefined
  const types = [schema?.type].flat()
  if (typeof data === 'string' && schema?.pattern?.startsWith('^/')) {
    const address = meantAddress(data)
    return new RegExp(schema.pattern).test(address) ? address : undefined
  }
  if (types.includes('array')) return Array.isArray(data) || isSeveral(data) ? undefined : [data]
  if (Array.isArray(data)) return data.length === 1 && types.includes(typeof data[0]) ? data[0] : undefined
  if (types.includes('string') && (typeof data === 'number' || typeof data === 'boolean')) return String(data)
  if (typeof data !== 'string') return undefined
  if (types.includes('boolean') && (data === 'true' || data === 'false')) return data === 'true'
  const numbers = numbersMeant(data, schema)
  const cell = numbers.length === 1 ? readCell(data, () => false) : undefined
  return typeof cell === 'object' && numbers.includes(cell.value) ? cell.value : undefined
}

/** Whether a value has several entries without being a list: a text with separators, or an object of objects. */
function isSeveral(data: unknown): boolean {
  if (typeof data === 'string') return /[,;\n]/.test(data)
  return isObject(data) && Object.values(data).some((entry) => isObject(entry))
}

/** A hint for several entries that are not in a list. Undefined if there are none, or no list is allowed. */
function entriesMeant(data: unknown, schema: ErrorObject['parentSchema']): Said | undefined {
  if (![schema?.type].flat().includes('array') || !isSeveral(data)) return undefined
  const [id = ''] = Object.keys(Object(data))
  if (typeof data !== 'string')
    return say`Write a list in which each entry has its name as "id": [{ "id": "${id}", … }, …].`
  const parts = data.split(/[,;\n]/).map((part) => part.trim())
  return say`Write each one by itself: ${JSON.stringify(parts.filter((part) => part !== '')).replaceAll('","', '", "')}.`
}

/** The numbers that a text may stand for. Empty for codes such as "00123", or if the schema allows no number. */
function numbersMeant(data: unknown, schema: ErrorObject['parentSchema']): (number | undefined)[] {
  const types = [schema?.type].flat()
  if (typeof data !== 'string' || data.length > 25 || /^\s*[+-]?0\d/.test(data)) return []
  const isWhole = types.includes('integer')
  if (!isWhole && !types.includes('number')) return []
  const numbers = readingsOf(data.trim()).filter((number) => Math.abs(number) <= Number.MAX_SAFE_INTEGER)
  return isWhole ? numbers.filter(Number.isInteger) : numbers
}

function meantLanguage(code: string, pattern: string): string | undefined {
  const tag = canonicalTag(code.trim().replaceAll('_', '-'))
  return tag !== undefined && new RegExp(pattern).test(tag) ? tag : undefined
}
