import { textMark } from '../base/mark'
import type { Site } from '../read/site'
import { addFact, type Fact, type Facts, type Ledger } from './ledger'
import { type Translatable, translationOf } from './translatable'

/** The record of a translation that is no longer where it was. */
type Moved = { name: string; key: string; lang: string; mark: string; facts: Fact[] }

/**
 * A ledger in which words that were moved or renamed, together with their translations, are where they are now: each
 * translation that the ledger does not know is looked for among those that are gone from their places.
 */
export function followMoves(site: Site, translatables: Translatable[], ledger: Ledger): Ledger {
  const strangers = strangersOf(site, translatables, ledger)
  if (strangers.length === 0) return ledger
  const gone = goneFrom(site, translatables, ledger)
  if (gone.size === 0) return ledger
  const pages = new Map(ledger.pages)
  const change = (name: string, key: string): Fact[] => {
    const facts: Facts = new Map(pages.get(name))
    const list = (facts.get(key) ?? []).map(({ source, marks }) => ({ source, marks: new Map(marks) }))
    pages.set(name, facts.set(key, list))
    return list
  }
  for (const { name, key, lang, mark } of strangers) {
    const candidates = gone.get(`${lang} ${mark}`) ?? []
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

/** Translations that the ledger does not know where they are. */
function strangersOf(site: Site, translatables: Translatable[], { pages }: Ledger): Omit<Moved, 'facts'>[] {
  return translatables.flatMap(({ name, lang: from, words, isSound }) => {
    if (!isSound) return []
    const facts = pages.get(name)
    return site.settings.languages.flatMap(({ code: lang }) => {
      const document = lang === from ? undefined : site.locales.get(lang)?.get(name)
      if (!document) return []
      return words.flatMap(({ key, steps }) => {
        const text = translationOf(document, steps)
        if (text === undefined) return []
        const mark = textMark(text)
        const isKnown = facts?.get(key)?.some(({ marks }) => marks.get(lang) === mark) ?? false
        return isKnown ? [] : [{ name, key, lang, mark }]
      })
    })
  })
}

/** Translations that the ledger knows and that are no longer at their places, by language and mark. */
export function goneFrom(site: Site, translatables: Translatable[], { pages }: Ledger): Map<string, Moved[]> {
  const gone = new Map<string, Moved[]>()
  const now = new Map(translatables.map((one) => [one.name, new Set(one.words.map(({ key }) => key))]))
  // A page with a mistake, or one that cannot be read, may have words that are not seen.
  const isSeen = new Map(translatables.map(({ name, isSound }) => [name, isSound]))
  for (const [name, facts] of pages) {
    for (const [key, list] of facts) {
      for (const [lang, mark] of list.flatMap(({ marks }) => [...marks])) {
        if (site.unreadable.has(`locales/${lang}/${name}.json`)) continue
        const text = translationOf(site.locales.get(lang)?.get(name), key.split('.'))
        const hasWord =
          now.get(name)?.has(key) || isSeen.get(name) === false || site.unreadable.has(`pages/${name}.json`)
        if (text !== undefined && hasWord) continue
        const at = `${lang} ${mark}`
        const found = gone.get(at) ?? []
        gone.set(at, found)
        if (found.some((one) => one.name === name && one.key === key)) continue
        found.push({ name, key, lang, mark, facts: list.filter(({ marks }) => marks.get(lang) === mark) })
      }
    }
  }
  return gone
}

/** The same words on a page of another name first, then words of the same page, then those of the same kind. */
function nearestOf(candidates: Moved[], name: string, key: string): Moved | undefined {
  const last = key.slice(key.lastIndexOf('.') + 1)
  return (
    candidates.find((one) => one.key === key) ??
    candidates.find((one) => one.name === name) ??
    candidates.find((one) => one.key.endsWith(last)) ??
    candidates[0]
  )
}
