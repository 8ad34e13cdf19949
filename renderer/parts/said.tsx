import type { ReactNode } from 'react'

/** Around words that are English on a page from right to left (`tools/content/read/interface-words.ts`), and what follows them. */
const foreign = /\u2066(.*?)\u2069(.*)/s

/** Whether interface words, or some of them, fell back. */
export const isForeign = (words: string) => foreign.test(words)

/** Interface words as they are shown: those that fell back to English say so, and run from left to right. */
export function said(words: string): ReactNode {
  const [before, inner, after = ''] = words.split(foreign)
  if (inner === undefined) return words
  return (
    <>
      {before}
      <span lang="en" dir="ltr">
        {inner}
      </span>
      {said(after)}
    </>
  )
}
