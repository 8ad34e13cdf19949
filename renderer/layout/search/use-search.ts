import { useCallback, useEffect, useState } from 'react'
import { inTime } from '../../parts/in-time'
import { isReplaced } from '../../parts/release'
import { expectPart } from '../../parts/settled'
import { useView } from '../../parts/view'
import type { Found } from './find'

/** How long the visitor stops typing before the search runs, in milliseconds. */
const typingPause = 150

/** How many results are shown at first, and how many come with each "more". */
const resultStep = 10

/** When the dialog offers another way, and when it gives up, in milliseconds. */
const isSlowAfter = 4000
const longestSearch = 20_000

export type Outcome = Found & { state: 'idle' | 'searching' | 'slow' | 'failed' | 'done' }

const noResults = { total: 0, results: [], also: [] }

/** The code that finds is not part of the app: most visits do not need it. */
const loadSearch = () => import('./find')

/**
 * Searches while the visitor types. The index is loaded as soon as this is used.
 * @param typed words to begin with
 * @param onReplaced when what finds is gone with a new release
 */
export function useSearch(typed: string, onReplaced: () => void) {
  const { language } = useView().site
  const [words, setWords] = useState(typed)
  const [limit, setLimit] = useState(resultStep)
  const [outcome, setOutcome] = useState<Outcome>({ state: 'idle', ...noResults })
  const wanted = words.trim()

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
    if (wanted === '') {
      setOutcome((before) => (before.state === 'failed' ? before : { state: 'idle', ...noResults }))
      return
    }
    let isWanted = true
    const came = expectPart()
    const take = (now: Outcome) => {
      if (isWanted) setOutcome(now)
    }
    let slow: ReturnType<typeof setTimeout> | undefined
    const timer = setTimeout(() => {
      // Earlier results stay until there is something else to read.
      setOutcome((before) => (before.state === 'done' ? before : { state: 'searching', ...noResults }))
      slow = setTimeout(() => take({ state: 'slow', ...noResults }), isSlowAfter)
      inTime(
        loadSearch().then(({ find }) => find(language, wanted, limit)),
        longestSearch,
      )
        .then(
          (found) => take({ state: 'done', ...found }),
          () => (isWanted ? fail() : undefined),
        )
        .finally(() => {
          clearTimeout(slow)
          came()
        })
    }, typingPause)
    return () => {
      isWanted = false
      came()
      clearTimeout(timer)
      clearTimeout(slow)
    }
  }, [language, wanted, limit, fail])

  return {
    ...outcome,
    search: (typed: string) => {
      setWords(typed)
      setLimit(resultStep)
    },
    more: () => setLimit(limit + resultStep),
  }
}
