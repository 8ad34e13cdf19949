import { textMark } from '../base/mark'
import type { Site } from '../read/site'
import { addFact, type Ledger, type PageRecords, readLedger, sourcesOf, type TranslationRecord } from './ledger'
import { followMoves, movedTranslations } from './ledger-moves'
import { type Translatable, translatablesOf, translationOf } from './translatable'

/**
 * Updates the ledger after edits to a site. New and changed translations are recorded as translations of the current
 * source. Records of invalid or unreadable files stay unchanged.
 */
export function recordTranslations(site: Site, previous: Ledger): Ledger {
  const translatables = translatablesOf(site)
  const ledger = followMoves(site, translatables, previous)
  const pages = new Map<string, PageRecords>()
  const byName = new Map(translatables.map((translatable) => [translatable.name, translatable]))
  for (const [name, facts] of ledger.pages) {
    const isReadable = !site.unreadable.has(`pages/${name}.json`) && (byName.get(name)?.isSound ?? true)
    pages.set(name, isReadable ? keepUsed(site, name, facts, byName.get(name)) : facts)
  }
  for (const translatable of translatables) {
    const { name, isSound } = translatable
    if (isSound) pages.set(name, recordOne(site, translatable, pages.get(name) ?? new Map(), ledger))
  }
  return { pages, isLost: () => false }
}

/**
 * Finds the pages whose translations differ from the ledger's records. To record translations, it is enough to read
 * these pages, but all of them are needed, because texts may have moved between them.
 * @param site some pages of a site, or its shared documents
 * @param texts the texts of the ledger's files about these pages
 * @returns `names`: all pages found; `gone`: the pages with records of texts that no longer exist; `isExact`: whether
 *   `recordTranslations` would change nothing
 */
export function unsettledIn(
  site: Site,
  texts: Record<string, string>,
): { names: Set<string>; gone: Set<string>; isExact: boolean } {
  const { pages } = readLedger(texts)
  const translatables = translatablesOf(site)
  const isComplete = (translatable: Translatable) => isSettled(site, translatable, pages.get(translatable.name))
  const complete = new Set(translatables.filter(isComplete).map(({ name }) => name))
  const incompletePages = new Map([...pages].filter(([name]) => !complete.has(name)))
  const lostTranslations = movedTranslations(site, translatables, { pages: incompletePages, isLost: () => false })
  const gone = new Set([...lostTranslations.values()].flat().map(({ name }) => name))
  const incomplete = translatables.flatMap(({ name }) => (complete.has(name) ? [] : [name]))
  const isExact = incomplete.length + incompletePages.size === 0
  return { names: new Set([...incomplete, ...gone]), gone, isExact }
}

/** Whether the records of a page match its current translations exactly. */
function isSettled(
  site: Site,
  { name, lang: from, words, isSound }: Translatable,
  facts: PageRecords = new Map(),
): boolean {
  if (!isSound) return false
  let used = 0
  for (const { code: lang } of site.settings.languages) {
    const document = lang === from ? undefined : site.locales.get(lang)?.get(name)
    if (!document) continue
    for (const { key } of words) {
      const text = translationOf(document, key)
      if (text === undefined) continue
      const mark = textMark(text)
      const before = used
      for (const { marks } of facts.get(key) ?? []) {
        if (!marks.has(lang)) continue
        if (marks.get(lang) !== mark) return false
        used++
      }
      if (used === before) return false
    }
  }
  const total = [...facts.values()].flat().reduce((sum, { marks }) => sum + marks.size, 0)
  return used === total
}

/** Records existing translations as translations of the given sources, so that they count as up to date. */
export function acceptTranslations(
  ledger: Ledger,
  translations: { name: string; key: string; lang: string; source: string; text: string }[],
): Ledger {
  const pages = new Map(ledger.pages)
  for (const { name, key, lang, source, text } of translations) {
    const facts: PageRecords = new Map(pages.get(name))
    facts.set(
      key,
      without(facts.get(key) ?? [], ({ source: said }) => said === null, lang),
    )
    addFact(facts, key, { source, marks: new Map([[lang, textMark(text)]]) })
    pages.set(name, facts)
  }
  return { ...ledger, pages }
}

/**
 * Removes records of texts that no longer exist. A record whose translation still exists is kept, because the next edit
 * may move the translation to a new key.
 */
function keepUsed(site: Site, name: string, facts: PageRecords, translatable: Translatable | undefined): PageRecords {
  const keys = new Set(translatable?.words.map(({ key }) => key))
  const codes = new Set(site.settings.languages.map(({ code }) => code))
  const isAllUsed = ([key, list]: [string, TranslationRecord[]]) =>
    keys.has(key) && list.every(({ marks }) => [...marks.keys()].every((lang) => codes.has(lang)))
  if ([...facts].every(isAllUsed)) return facts
  const keptFacts: PageRecords = new Map()
  for (const [key, list] of facts) {
    const isUsed = (lang: string) =>
      (keys.has(key) && codes.has(lang)) ||
      site.unreadable.has(`locales/${lang}/${name}.json`) ||
      translationOf(site.locales.get(lang)?.get(name), key) !== undefined
    for (const { source, marks } of list)
      addFact(keptFacts, key, { source, marks: new Map([...marks].filter(([lang]) => isUsed(lang))) })
  }
  return keptFacts
}

function recordOne(
  site: Site,
  { name, lang: from, words }: Translatable,
  previousFacts: PageRecords,
  ledger: Ledger,
): PageRecords {
  const facts: PageRecords = new Map(previousFacts)
  for (const { key, value } of words) {
    for (const { code: lang } of site.settings.languages) {
      const text = lang === from ? undefined : translationOf(site.locales.get(lang)?.get(name), key)
      if (text === undefined) continue
      const mark = textMark(text)
      const langFacts = facts.get(key)?.filter(({ marks }) => marks.has(lang)) ?? []
      // Unchanged translations, which are the most frequent, are skipped.
      if (langFacts.length > 0 && langFacts.every(({ marks }) => marks.get(lang) === mark)) continue
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

/** Removes a language from the records that `isFalse` selects, and drops records that become empty. */
function without(
  list: TranslationRecord[],
  isFalse: (fact: TranslationRecord) => boolean,
  lang: string,
): TranslationRecord[] {
  const remaining = list.map((fact) => {
    if (!isFalse(fact)) return { source: fact.source, marks: new Map(fact.marks) }
    return { source: fact.source, marks: new Map([...fact.marks].filter(([code]) => code !== lang)) }
  })
  return remaining.filter(({ marks }) => marks.size > 0)
}
