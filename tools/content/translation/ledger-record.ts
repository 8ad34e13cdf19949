import { textMark } from '../base/mark'
import type { Site } from '../read/site'
import { addFact, type Fact, type Facts, type Ledger, readLedger, sourcesOf } from './ledger'
import { followMoves, goneFrom } from './ledger-moves'
import { type Translatable, translatablesOf, translationOf } from './translatable'

/**
 * The ledger as it should be written after somebody worked on a site: a translation that is new or changed was made from
 * what its source says now. Records of files that have a mistake or are missing stay as they were.
 */
export function recordTranslations(site: Site, before: Ledger): Ledger {
  const translatables = translatablesOf(site)
  const ledger = followMoves(site, translatables, before)
  const pages = new Map<string, Facts>()
  const known = new Map(translatables.map((one) => [one.name, one]))
  for (const [name, facts] of ledger.pages) {
    const isReadable = !site.unreadable.has(`pages/${name}.json`) && (known.get(name)?.isSound ?? true)
    pages.set(name, isReadable ? keepUsed(site, name, facts, known.get(name)) : facts)
  }
  for (const one of translatables)
    if (one.isSound) pages.set(one.name, recordOne(site, one, pages.get(one.name) ?? new Map(), ledger))
  return { pages, isLost: () => false }
}

/**
 * Finds the pages whose record in a ledger is incomplete, or has words that are gone. Only these matter when
 * translations are noted, since words may have moved from one to another.
 * @param site some pages of a site, or what all pages share
 * @param texts the files of the ledger that say something of them
 * @returns the names of these, and of those with words that are gone
 */
export function unsettledIn(site: Site, texts: Record<string, string>): { names: Set<string>; gone: Set<string> } {
  const { pages } = readLedger(texts)
  const translatables = translatablesOf(site)
  const settled = new Set(translatables.flatMap((one) => (isSettled(site, one, pages.get(one.name)) ? [one.name] : [])))
  const others = new Map([...pages].filter(([name]) => !settled.has(name)))
  const found = goneFrom(site, translatables, { pages: others, isLost: () => false })
  const gone = new Set([...found.values()].flat().map(({ name }) => name))
  const unsettled = translatables.flatMap(({ name }) => (settled.has(name) ? [] : [name]))
  return { names: new Set([...unsettled, ...gone]), gone }
}

/** Whether each translation of a page is known, and nothing else. */
function isSettled(site: Site, { name, lang: from, words, isSound }: Translatable, facts: Facts = new Map()): boolean {
  if (!isSound) return false
  let used = 0
  for (const { code: lang } of site.settings.languages) {
    const document = lang === from ? undefined : site.locales.get(lang)?.get(name)
    if (!document) continue
    for (const { key, steps } of words) {
      const text = translationOf(document, steps)
      if (text === undefined) continue
      const mark = textMark(text)
      const own = facts.get(key)?.filter(({ marks }) => marks.has(lang)) ?? []
      if (own.length === 0 || own.some(({ marks }) => marks.get(lang) !== mark)) return false
      used += own.length
    }
  }
  const all = [...facts.values()].flat().reduce((sum, { marks }) => sum + marks.size, 0)
  return used === all
}

/** Says that translations are right as they are, whatever their sources said before. */
export function acceptTranslations(
  ledger: Ledger,
  translations: { name: string; key: string; lang: string; source: string; text: string }[],
): Ledger {
  const pages = new Map(ledger.pages)
  for (const { name, key, lang, source, text } of translations) {
    const facts: Facts = new Map(pages.get(name))
    facts.set(
      key,
      without(facts.get(key) ?? [], ({ source: said }) => said === null, lang),
    )
    addFact(facts, key, { source, marks: new Map([[lang, textMark(text)]]) })
    pages.set(name, facts)
  }
  return { ...ledger, pages }
}

/** Records of words that are gone stay as long as their translations are there: they may be on their way. */
function keepUsed(site: Site, name: string, facts: Facts, now: Translatable | undefined): Facts {
  const keys = new Set(now?.words.map(({ key }) => key))
  const codes = new Set(site.settings.languages.map(({ code }) => code))
  const isAllUsed = ([key, list]: [string, Fact[]]) =>
    keys.has(key) && list.every(({ marks }) => [...marks.keys()].every((lang) => codes.has(lang)))
  if ([...facts].every(isAllUsed)) return facts
  const kept: Facts = new Map()
  for (const [key, list] of facts) {
    const isUsed = (lang: string) =>
      (keys.has(key) && codes.has(lang)) ||
      site.unreadable.has(`locales/${lang}/${name}.json`) ||
      translationOf(site.locales.get(lang)?.get(name), key.split('.')) !== undefined
    for (const { source, marks } of list)
      addFact(kept, key, { source, marks: new Map([...marks].filter(([lang]) => isUsed(lang))) })
  }
  return kept
}

function recordOne(site: Site, { name, lang: from, words }: Translatable, before: Facts, ledger: Ledger): Facts {
  const facts: Facts = new Map(before)
  for (const { key, steps, value } of words) {
    for (const { code: lang } of site.settings.languages) {
      const text = lang === from ? undefined : translationOf(site.locales.get(lang)?.get(name), steps)
      if (text === undefined) continue
      const mark = textMark(text)
      const own = facts.get(key)?.filter(({ marks }) => marks.has(lang)) ?? []
      // Most are as they were.
      if (own.length > 0 && own.every(({ marks }) => marks.get(lang) === mark)) continue
      const sources = sourcesOf({ ...ledger, pages: new Map([[name, facts]]) }, { name, key, lang, text })
      const list = facts.get(key)
      if (list)
        facts.set(
          key,
          without(list, ({ marks }) => marks.get(lang) !== mark, lang),
        )
      const marks = new Map([[lang, mark]])
      if (sources === 'new') addFact(facts, key, { source: value, marks })
      if (sources === 'unknown') addFact(facts, key, { source: null, marks })
    }
    if (facts.get(key)?.length === 0) facts.delete(key)
  }
  return facts
}

/** Facts without what some of them say of a language. */
function without(list: Fact[], isFalse: (fact: Fact) => boolean, lang: string): Fact[] {
  const rest = list.map((fact) => {
    if (!isFalse(fact)) return { source: fact.source, marks: new Map(fact.marks) }
    return { source: fact.source, marks: new Map([...fact.marks].filter(([code]) => code !== lang)) }
  })
  return rest.filter(({ marks }) => marks.size > 0)
}
