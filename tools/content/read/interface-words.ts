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

/** The words that the engine brings, by language. */
const engine = new Map<string, InterfaceWords & { units?: Units }>(Object.entries({ ar, de, en, es, fr, ru, tr }))

/** All interface words in English, by their keys: "search.label". */
export const interfaceWords: ReadonlyMap<string, string> = flat(en)

/** The units that the engine knows. Any other may be used too. */
export const engineUnits: ReadonlySet<string> = new Set(
  [...engine.values()].flatMap(({ units }) => Object.keys(units ?? {})),
)

/**
 * What the engine brings for a language: words for its exact tag, else for a shorter one ("pt" for "pt-BR").
 * @returns undefined for a language it does not know
 */
export function engineWords(language: string): (InterfaceWords & { units?: Units }) | undefined {
  const parts = language.split('-')
  const tags = parts.map((_, dropped) => parts.slice(0, parts.length - dropped).join('-'))
  return tags.map((tag) => engine.get(tag)).find((words) => words !== undefined)
}

/**
 * All words of a language: English, with the engine's words for the language, then those of `layers` laid over it, the
 * last above all. A layer is the JSON of a `common.json`; empty words and words of another type in it do not count.
 */
export function effectiveWords(language: string, ...layers: (object | undefined)[]): InterfaceWords {
  const english = directionOf(language) === 'rtl' ? isolated(en) : en
  return [engineWords(language), ...layers].reduce<InterfaceWords>(
    (words, layer) => mergeWords(words, layer ?? {}),
    english,
  )
}

/** Words that stand in lines from right to left, and in attributes that can have no direction: each runs from left to right. */
function isolated<Words extends object>(words: Words): Words {
  const all = { ...words }
  for (const [name, value] of Object.entries(words))
    Reflect.set(all, name, isObject(value) ? isolated(value) : `\u2066${value}\u2069`)
  return all
}

/** The interface words that neither the engine nor the site's own `common.json` has in a language: their keys. */
export function missingInterfaceWords(language: string, json: object = {}): string[] {
  if (engineWords(language)) return []
  const own = flat(json)
  return [...interfaceWords.keys()].filter((key) => !own.has(key))
}

/** The site's own words in a `common.json`: all but interface words, units and names that `misspelt` finds. */
export function siteWords(json: Record<string, unknown>): Record<string, unknown> {
  const mistakes = misspelt(json)
  return Object.fromEntries(Object.entries(json).filter(([name]) => !isContract(name) && !mistakes.has(name)))
}

/**
 * Names in a `common.json` that are nearly those of interface words, each with the name that is meant. A group must
 * also have a word that the group has which is meant. Kept for each document: each part of a site asks for the same.
 */
export const misspelt = memoize((json: Record<string, unknown>): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  for (const [name, value] of Object.entries(json)) {
    if (isContract(name)) continue
    const meant = nearest(
      name,
      contract.filter(([, known]) => isAlike(value, known)).map(([known]) => known),
    )
    if (meant !== undefined) found.set(name, meant)
  }
  return found
})

/** The fields at the top of a `common.json` that are not words. */
const contract: [string, unknown][] = [...Object.entries(en), ['units', undefined]]

function isContract(name: string): boolean {
  return name === '$schema' || contract.some(([known]) => known === name)
}

/** Whether both are words, or groups with a word of the same name. Units have no names of their own. */
function isAlike(value: unknown, known: unknown): boolean {
  if (!isObject(value)) return typeof known === 'string'
  return known === undefined || (isObject(known) && Object.keys(value).some((key) => key in known))
}

/** Words by their keys, groups resolved. */
function flat(words: object, before = ''): Map<string, string> {
  return new Map(
    Object.entries(words).flatMap(([name, value]: [string, unknown]) =>
      isObject(value) ? [...flat(value, `${before}${name}.`)] : isWords(value) ? [[`${before}${name}`, value]] : [],
    ),
  )
}

function mergeWords<Words extends object>(words: Words, layer: object): Words {
  const merged = { ...words }
  for (const [name, value] of Object.entries(layer)) {
    const below: unknown = Reflect.get(merged, name)
    if (isObject(value)) {
      if (below === undefined || isObject(below)) Reflect.set(merged, name, mergeWords(below ?? {}, value))
    } else if (isWords(value) && !isObject(below) && name !== '$schema') Reflect.set(merged, name, value)
  }
  return merged
}

function isWords(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}
