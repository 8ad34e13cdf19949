import { groupBy } from '../base/group'
import { type Count, states } from '../read/model'
import type { Progress, Site } from '../read/site'
import { conflictLine, ledgerFileOf } from './ledger'
import { dataNames, sharedNames } from './translatable'
import { isToDo, type Translation, translationsOf } from './translation-state'

/** Translation progress of a page: counts by language, and the line of a Git conflict in its ledger file. */
export type PageProgress = { counts: Record<string, Count>; conflict?: number }

/** Translation progress of pages and, unless only some pages were read, of the site's shared documents, by name. */
export function pagesProgress(site: Site): Map<string, PageProgress> {
  const translations = translationsOf(site)
  const names = [...site.pages, ...site.printed].map(({ name }) => name)
  return new Map(
    [...names, ...(site.isPart ? [] : [...sharedNames, ...dataNames(site)])].map((name) => {
      const counts = Object.fromEntries(countBy(translations?.get(name) ?? [], ({ lang }) => lang))
      const conflict = conflictLine(site.source.ledger?.[ledgerFileOf(name)] ?? '')
      return [name, { counts, conflict }]
    }),
  )
}

/** Adds up the progress of a whole site. @param progress the progress of its pages and shared documents, by name */
export function progressOf(progress: [name: string, PageProgress][]): Progress {
  const byLanguage = groupBy(
    progress.flatMap(([, { counts }]) => Object.entries(counts)),
    ([language]) => language,
  )
  const unknown = progress.map(([name, { counts }]): [string, number] => [name, sumOf(Object.values(counts)).unknown])
  return {
    counts: Object.fromEntries(
      [...byLanguage].map(([code, entries]) => [code, sumOf(entries.map(([, count]) => count))]),
    ),
    unknown: unknown.filter(([, count]) => count > 0),
    conflicts: progress.flatMap(([name, { conflict }]): [string, number][] => (conflict ? [[name, conflict]] : [])),
  }
}

/** Counts translations by key and state. The keys are in the order of their first translation. */
export function countBy<Key>(translations: Translation[], keyOf: (translation: Translation) => Key): Map<Key, Count> {
  const counts = new Map<Key, Count>()
  for (const translation of translations) {
    const key = keyOf(translation)
    const count = counts.get(key) ?? (Object.fromEntries(states.map((state) => [state, 0])) as Count)
    counts.set(key, count)
    count[translation.state]++
  }
  return counts
}

function sumOf(counts: Count[]): Count {
  const sums = states.map((state) => [state, counts.reduce((sum, count) => sum + count[state], 0)])
  return Object.fromEntries(sums) as Count
}

/** The number of texts that must be translated for the first time or again. */
export function toDoIn(count: Count): number {
  return states.filter((state) => isToDo({ state })).reduce((sum, state) => sum + count[state], 0)
}

/** The percentage of translations that are up to date, rounded down to one decimal, so that only all count as 100. */
export function shareDone(count: Count): number {
  const total = states.reduce((sum, state) => sum + count[state], 0)
  return total === 0 ? 100 : Math.floor(((count.done + count.meant) / total) * 1000) / 10
}
