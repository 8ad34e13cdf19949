import { groupBy } from '../base/group'
import { type Count, states } from '../read/model'
import type { Progress, Site } from '../read/site'
import { conflictLine, ledgerFileOf } from './ledger'
import { sharedNames } from './translatable'
import { isToDo, type Translation, translationsOf } from './translation-state'

/** How much of a page is translated: counts by language, and the line of its ledger at which Git has left two versions. */
export type PageProgress = { counts: Record<string, Count>; conflict?: number }

/** How much of each page in memory is translated, and of a whole site of what all pages share, by name. */
export function pagesProgress(site: Site): Map<string, PageProgress> {
  const translations = translationsOf(site)
  const names = [...site.pages, ...site.printed].map(({ name }) => name)
  return new Map(
    [...names, ...(site.isPart ? [] : sharedNames)].map((name) => {
      const counts = Object.fromEntries(countBy(translations?.get(name) ?? [], ({ lang }) => lang))
      const conflict = conflictLine(site.source.ledger?.[ledgerFileOf(name)] ?? '')
      return [name, { counts, conflict }]
    }),
  )
}

/** How much of a site is translated. @param all of its pages, and what they share, by name */
export function progressOf(all: [name: string, PageProgress][]): Progress {
  const byLanguage = groupBy(
    all.flatMap(([, { counts }]) => Object.entries(counts)),
    ([language]) => language,
  )
  const unknown = all.map(([name, { counts }]): [string, number] => [name, sumOf(Object.values(counts)).unknown])
  return {
    counts: Object.fromEntries([...byLanguage].map(([code, own]) => [code, sumOf(own.map(([, count]) => count))])),
    unknown: unknown.filter(([, count]) => count > 0),
    conflicts: all.flatMap(([name, { conflict }]): [string, number][] => (conflict ? [[name, conflict]] : [])),
  }
}

/** Counts texts by one of their properties, in the order in which they come. */
export function countBy<Key>(translations: Translation[], keyOf: (one: Translation) => Key): Map<Key, Count> {
  const counts = new Map<Key, Count>()
  for (const one of translations) {
    const key = keyOf(one)
    const count = counts.get(key) ?? (Object.fromEntries(states.map((state) => [state, 0])) as Count)
    counts.set(key, count)
    count[one.state]++
  }
  return counts
}

/** The sum of counts. */
function sumOf(counts: Count[]): Count {
  const sums = states.map((state) => [state, counts.reduce((sum, count) => sum + count[state], 0)])
  return Object.fromEntries(sums) as Count
}

/** How many texts are to be translated, or again. */
export function toDoIn(count: Count): number {
  return states.filter((state) => isToDo({ state })).reduce((sum, state) => sum + count[state], 0)
}

/** How much is translated and up to date, in percent: 100 only when nothing is left. Texts without a record do not count. */
export function shareDone(count: Count): number {
  const all = states.reduce((sum, state) => sum + count[state], 0)
  return all === 0 ? 100 : Math.floor(((count.done + count.meant) / all) * 1000) / 10
}
