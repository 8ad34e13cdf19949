import type { ReactNode } from 'react'

/** Around words that are English on a page from right to left (`tools/content/interface-words.ts`). */
const foreign = /\u2066(.*?)\u2069/

/** Whether interface words, or some of them, fell back. */
export const isForeign = (words: string) => foreign.test(words)

/** Interface words as they are shown: those that fell back to English say so, and run from left to right. */
export function said(words: string): ReactNode {
  return words.split(foreign).map((part, i) =>
    i % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
      <span key={i} lang="en" dir="ltr">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
