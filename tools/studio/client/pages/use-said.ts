import { useEffect, useState } from 'react'
import { server } from '../api'

/** How long to wait after the last key, in milliseconds, and the fewest letters to search for: every page is looked through. */
const pause = 250
const least = 3

/** Which pages say some words, with what is around the first of them, by name. What is on its way to the disk is not among it. */
export function useSaid(words: string): Record<string, string> {
  const [said, setSaid] = useState<{ words: string; pages: Record<string, string> }>()
  useEffect(() => {
    if (words.length < least) return
    let isLate = false
    const timer = setTimeout(() => {
      server
        .find(words)
        .then((pages) => isLate || setSaid({ words, pages }))
        // Titles are searched all the same.
        .catch(() => {})
    }, pause)
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [words])
  return said?.words === words ? said.pages : {}
}
