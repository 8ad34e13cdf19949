import ar from '../../../schema/words/ar.json'
import de from '../../../schema/words/de.json'
import en from '../../../schema/words/en.json'
import es from '../../../schema/words/es.json'
import fr from '../../../schema/words/fr.json'
import ru from '../../../schema/words/ru.json'
import tr from '../../../schema/words/tr.json'
import { memoize } from '../base/memoize'
import { nearest } from '../base/nearest'
import { isObject } from '../json/json'
import { directionOf } from '../language/language'

/** The interface words of one language, in the shape of `schema/words/en.json`. */
export type InterfaceWords = typeof en

type Units = Record<string, string>

/** The engine's built-in words, by language. */
const engine = new Map<string, InterfaceWords & { units?: Units }>(Object.entries({ ar, de, en, es, fr, ru, tr }))

/** The English interface words: the initial file for a language whose words the engine lacks. */
export const englishWords = en

/** All interface words in English, by their full keys, such as "search.label". */
export const interfaceWords: ReadonlyMap<string, string> = flat(en)

/** The units for which the engine has words. Sites may also use other units. */
export const engineUnits: ReadonlySet<string> = new Set(
  [...engine.values()].flatMap(({ units }) => Object.keys(units ?? {})),
)

/**
 * The engine's words for a language: for its exact tag, else for a shorter tag ("pt" instead of "pt-BR").
 * @returns undefined for a language without built-in words
 */
export function engineWords(language: string): (InterfaceWords & { units?: Units }) | undefined {
  const parts = language.split('-')
  const tags = parts.map((_, dropped) => parts.slice(0, parts.length - dropped).join('-'))
  return tags.map((tag) => engine.get(tag)).find((words) => words !== undefined)
}

/**
 * All interface words of a language: English, overridden by the engine's words for the language, then by each of
 * `layers` in order. A layer is the JSON of a `common.json`; empty words and values of a wrong type are ignored.
 */
export function effectiveWords(language: string, ...layers: (object | undefined)[]): InterfaceWords {
  const english = directionOf(language) === 'rtl' ? isolated(en) : en
  return [engineWords(language), ...layers].reduce<InterfaceWords>(
    (words, layer) => mergeWords(words, layer ?? {}),
    english,
  )
}

/**
 * Wraps English words in direction marks for right-to-left pages, because words in an attribute cannot have their own
 * `dir`. Leaves out "{name}: {value}", which contains no words.
 */
function isolated<Words extends object>(words: Words): Words {
  const marked = { ...words }
  for (const [name, value] of Object.entries(words))
    if (isObject(value)) Reflect.set(marked, name, isolated(value))
    else if (/\p{L}/u.test(`${value}`.replace(/{.*?}/g, ''))) Reflect.set(marked, name, `\u2066${value}\u2069`)
  return marked
}

/** The keys of interface words that neither the engine nor the site's `common.json` has in a language. */
export function missingInterfaceWords(language: string, json: object = {}): string[] {
  if (engineWords(language)) return []
  const siteKeys = flat(json)
  return [...interfaceWords.keys()].filter((key) => !siteKeys.has(key))
}

/** Returns the keys of interface words that are still English. Ignores single words, which languages may share. */
export function englishInterfaceWords(language: string, json: object = {}): string[] {
  if (engineWords(language)) return []
  const isPhrase = (text: string) => /\p{L} \p{L}/u.test(text.replace(/\{.*?\}/g, ''))
  return [...flat(json)].flatMap(([key, text]) => (interfaceWords.get(key) === text && isPhrase(text) ? [key] : []))
}

/** The site's custom words in a `common.json`: all but interface words, units, and names that `misspelt` finds. */
export function siteWords(json: Record<string, unknown>): Record<string, unknown> {
  const mistakes = misspelt(json)
  return Object.fromEntries(Object.entries(json).filter(([name]) => !isContract(name) && !mistakes.has(name)))
}

/**
 * Finds misspelt top-level keys in a `common.json`, and the interface-word key that each was probably meant to be. A
 * key that contains a group of words is matched only with groups that have at least one key in common with it. Cached
 * because every batch of pages needs the result.
 */
export const misspelt = memoize((json: Record<string, unknown>): ReadonlyMap<string, string> => {
  const corrections = new Map<string, string>()
  for (const [name, value] of Object.entries(json)) {
    if (isContract(name)) continue
    const meantName = nearest(
      name,
      contract.filter(([, sample]) => isAlike(value, sample)).map(([knownName]) => knownName),
    )
    if (meantName !== undefined) corrections.set(name, meantName)
  }
  return corrections
})

/** Top-level fields of a `common.json` with a fixed meaning, each with a sample value: interface words and "units". */
const contract: [string, unknown][] = [...Object.entries(en), ['units', undefined]]

function isContract(name: string): boolean {
  return name === '$schema' || contract.some(([knownName]) => knownName === name)
}

/** Whether both values are words, or both are groups with a key in common. An undefined sample matches any group. */
function isAlike(value: unknown, sample: unknown): boolean {
  if (!isObject(value)) return typeof sample === 'string'
  return sample === undefined || (isObject(sample) && Object.keys(value).some((key) => key in sample))
}

/** Flattens nested words to a map by full key, such as "search.label". */
function flat(words: object, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([name, value]: [string, unknown]) =>
      isObject(value) ? [...flat(value, `${prefix}${name}.`)] : isWords(value) ? [[`${prefix}${name}`, value]] : [],
    ),
  )
}

function mergeWords<Words extends object>(words: Words, layer: object): Words {
  const merged = { ...words }
  for (const [name, value] of Object.entries(layer)) {
    const base: unknown = Reflect.get(merged, name)
    if (isObject(value)) {
      if (base === undefined || isObject(base)) Reflect.set(merged, name, mergeWords(base ?? {}, value))
    } else if (isWords(value) && !isObject(base) && name !== '$schema') Reflect.set(merged, name, value)
  }
  return merged
}

function isWords(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}
