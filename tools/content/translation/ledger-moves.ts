import { textMark } from '../base/mark'
import type { Site } from '../read/site'
import { addFact, type Ledger, type PageRecords, type TranslationRecord } from './ledger'
import { type Translatable, translationOf } from './translatable'

/** A translation that is recorded in the ledger, but was moved or removed. `mark` is its hash. */
type Moved = { name: string; key: string; lang: string; mark: string; facts: TranslationRecord[] }

/**
 * Updates a ledger after texts and their translations were moved or renamed. Each translation without a record is
 * matched, by language and hash, with a recorded translation that disappeared from its path.
 */
export function followMoves(site: Site, translatables: Translatable[], ledger: Ledger): Ledger {
  const unrecorded = unrecordedIn(site, translatables, ledger)
  if (unrecorded.length === 0) return ledger
  const lostTranslations = movedTranslations(site, translatables, ledger)
  if (lostTranslations.size === 0) return ledger
  const pages = new Map(ledger.pages)
  const change = (name: string, key: string): TranslationRecord[] => {
    const facts: PageRecords = new Map(pages.get(name))
    const list = (facts.get(key) ?? []).map(({ source, marks }) => ({ source, marks: new Map(marks) }))
    pages.set(name, facts.set(key, list))
    return list
  }
  for (const { name, key, lang, mark } of unrecorded) {
    const candidates = lostTranslations.get(`${lang} ${mark}`) ?? []
    const best = nearestOf(candidates, name, key)
    if (!best) continue
    candidates.splice(candidates.indexOf(best), 1)
    for (const { marks } of change(best.name, best.key)) if (marks.get(lang) === mark) marks.delete(lang)
    change(name, key)
    for (const { source } of best.facts)
      addFact(pages.get(name) ?? new Map(), key, { source, marks: new Map([[lang, mark]]) })
  }
  return { ...ledger, pages }
}

/** Translations that have no record in the ledger. */
function unrecordedIn(site: Site, translatables: Translatable[], { pages }: Ledger): Omit<Moved, 'facts'>[] {
  return translatables.flatMap(({ name, lang: from, words, isSound }) => {
    if (!isSound) return []
    const facts = pages.get(name)
    return site.settings.languages.flatMap(({ code: lang }) => {
      const document = lang === from ? undefined : site.locales.get(lang)?.get(name)
      if (!document) return []
      return words.flatMap(({ key }) => {
        const text = translationOf(document, key)
        if (text === undefined) return []
        const mark = textMark(text)
        const isKnown = facts?.get(key)?.some(({ marks }) => marks.get(lang) === mark) ?? false
        return isKnown ? [] : [{ name, key, lang, mark }]
      })
    })
  })
}

/** Recorded translations that are no longer at their recorded path, by language and hash: "de 811c9dc5". */
export function movedTranslations(site: Site, translatables: Translatable[], { pages }: Ledger): Map<string, Moved[]> {
  const lostTranslations = new Map<string, Moved[]>()
  if (pages.size === 0) return lostTranslations
  const currentKeys = new Map(translatables.map(({ name, words }) => [name, new Set(words.map(({ key }) => key))]))
  // Some words of an invalid or unreadable page may be unknown, so none of its words counts as missing.
  const isComplete = new Map(translatables.map(({ name, isSound }) => [name, isSound]))
  for (const [name, facts] of pages) {
    for (const [key, list] of facts) {
      for (const [lang, mark] of list.flatMap(({ marks }) => [...marks])) {
        if (site.unreadable.has(`locales/${lang}/${name}.json`)) continue
        const text = translationOf(site.locales.get(lang)?.get(name), key)
        const hasWord =
          currentKeys.get(name)?.has(key) || isComplete.get(name) === false || site.unreadable.has(`pages/${name}.json`)
        if (text !== undefined && hasWord) continue
        const id = `${lang} ${mark}`
        const records = lostTranslations.get(id) ?? []
        lostTranslations.set(id, records)
        if (records.some((record) => record.name === name && record.key === key)) continue
        records.push({ name, key, lang, mark, facts: list.filter(({ marks }) => marks.get(lang) === mark) })
      }
    }
  }
  return lostTranslations
}

/**
 * Selects the best candidate: one with the same key, else one on the same page, else one in a field of the same name,
 * else any.
 */
function nearestOf(candidates: Moved[], name: string, key: string): Moved | undefined {
  const last = key.slice(key.lastIndexOf('.') + 1)
  return (
    candidates.find((record) => record.key === key) ??
    candidates.find((record) => record.name === name) ??
    candidates.find((record) => record.key.endsWith(last)) ??
    candidates[0]
  )
}
