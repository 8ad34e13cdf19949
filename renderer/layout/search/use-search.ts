import { useCallback, useEffect, useState } from 'react'
import { inTime } from '../../parts/in-time'
import { isReplaced } from '../../parts/release'
import { expectPart } from '../../parts/settled'
import { useView } from '../../parts/view'
import type { SearchResults } from './find'

/** Debounce delay before a search, in ms. */
const typingPause = 150

/** Number of results shown at first, and added by each click on "more". */
const resultStep = 10

/** Times after which the dialog offers alternatives, and after which it gives up, in ms. */
const isSlowAfter = 4000
const longestSearch = 20_000

export type Outcome = SearchResults & { state: 'idle' | 'searching' | 'slow' | 'failed' | 'done' }

const noResults = { total: 0, results: [], also: [] }

/** Loads the search code, which is not part of the app because most visits do not need it. */
const loadSearch = () => import('./find')

/**
 * React hook: searches while the visitor types. Loads the index at once.
 * @param typed initial query
 * @param onReplaced called if the search fails because a new release has replaced the files of the running one
 */
export function useSearch(typed: string, onReplaced: () => void) {
  const { language } = useView().site
  const [words, setWords] = useState(typed)
  const [limit, setLimit] = useState(resultStep)
  const [outcome, setOutcome] = useState<Outcome>({ state: 'idle', ...noResults })
  const query = words.trim()

  const fail = useCallback(async () => {
    if (await isReplaced(language)) onReplaced()
    setOutcome({ state: 'failed', ...noResults })
  }, [language, onReplaced])

  useEffect(() => {
    loadSearch()
      .then(({ loadIndex }) => loadIndex(language))
      .catch(fail)
  }, [language, fail])
  useEffect(() => {
    if (query === '') {
      setOutcome((previous) => (previous.state === 'failed' ? previous : { state: 'idle', ...noResults }))
      return
    }
    let isCurrent = true
    const settle = expectPart()
    const showOutcome = (now: Outcome) => {
      if (isCurrent) setOutcome(now)
    }
    let slow: ReturnType<typeof setTimeout> | undefined
    const timer = setTimeout(() => {
      // Shows earlier results until new ones are available.
      setOutcome((previous) => (previous.state === 'done' ? previous : { state: 'searching', ...noResults }))
      slow = setTimeout(() => showOutcome({ state: 'slow', ...noResults }), isSlowAfter)
      inTime(
        loadSearch().then(({ find }) => find(language, query, limit)),
        longestSearch,
      )
        .then(
          (results) => showOutcome({ state: 'done', ...results }),
          () => (isCurrent ? fail() : undefined),
        )
        .finally(() => {
          clearTimeout(slow)
          settle()
        })
    }, typingPause)
    return () => {
      isCurrent = false
      settle()
      clearTimeout(timer)
      clearTimeout(slow)
    }
  }, [language, query, limit, fail])

  return {
    ...outcome,
    search: (typed: string) => {
      setWords(typed)
      setLimit(resultStep)
    },
    more: () => setLimit(limit + resultStep),
  }
}
