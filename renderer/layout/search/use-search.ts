import { useEffect, useState } from 'react'
import { useView } from '../../parts/view'
import type { Result } from './pagefind'

/** How long the visitor stops typing before the search runs, in milliseconds. */
const pause = 150

/** How many results are shown at first, and how many come with each "more". */
const step = 10

export type Outcome = { state: 'idle' | 'searching' | 'failed' | 'done'; total: number; results: Result[] }

const nothing = { total: 0, results: [] }

/** What finds is not part of the app: most visits do not need it. */
const loadSearch = () => import('./pagefind')

/** Searches while the visitor types. The index is loaded as soon as this is used. */
export function useSearch() {
  const { language } = useView().site
  const [words, setWords] = useState('')
  const [limit, setLimit] = useState(step)
  const [outcome, setOutcome] = useState<Outcome>({ state: 'idle', ...nothing })
  const wanted = words.trim()

  useEffect(() => {
    loadSearch()
      .then(({ loadIndex }) => loadIndex(language))
      .catch(() => setOutcome({ state: 'failed', ...nothing }))
  }, [language])
  useEffect(() => {
    if (wanted === '') {
      setOutcome((before) => (before.state === 'failed' ? before : { state: 'idle', ...nothing }))
      return
    }
    let isWanted = true
    const take = (now: Outcome) => isWanted && setOutcome(now)
    const timer = setTimeout(() => {
      // What was found before stays until there is something else to read.
      setOutcome((before) => (before.state === 'done' ? before : { state: 'searching', ...nothing }))
      loadSearch()
        .then(({ find }) => find(language, wanted, limit))
        .then(
          (found) => take({ state: 'done', ...found }),
          () => take({ state: 'failed', ...nothing }),
        )
    }, pause)
    return () => {
      isWanted = false
      clearTimeout(timer)
    }
  }, [language, wanted, limit])

  return {
    ...outcome,
    search: (typed: string) => {
      setWords(typed)
      setLimit(step)
    },
    more: () => setLimit(limit + step),
  }
}
