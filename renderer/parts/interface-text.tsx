import type { ReactNode } from 'react'

/**
 * Matches English words on a right-to-left page, which `tools/content/read/interface-words.ts` wraps in direction
 * marks, and the text after them.
 */
const foreign = /\u2066(.*?)\u2069(.*)/s

/** Whether some of the words are interface words that fell back to English on a right-to-left page. */
export const isForeign = (words: string) => foreign.test(words)

/** Interface words for display. Words that fell back to English are wrapped in an element with `lang` and `dir`. */
export function interfaceText(words: string): ReactNode {
  const [before, inner, after = ''] = words.split(foreign)
  if (inner === undefined) return words
  return (
    <>
      {before}
      <span lang="en" dir="ltr">
        {inner}
      </span>
      {interfaceText(after)}
    </>
  )
}
