import { textKinds } from './kinds-of-text'
import { valueKinds } from './kinds-of-values'
import { wordKinds } from './kinds-of-words'
import type { Random } from './random'

/** One kind of change that an author, a program or a mishap makes to a document. */
export type Kind = {
  name: string
  /** "one": it is one mistake, reported by exactly one error. "few": by three at most. "any": it may be none, or several mistakes. */
  expects: 'one' | 'few' | 'any'
  /** Whether words that look like a program's are the author's own here, so that they may be shown. */
  isOdd?: boolean
  /** @returns undefined when it cannot be done to this document */
  change(text: string, random: Random, file: string): string | undefined
}

export const kinds: Kind[] = [...textKinds, ...wordKinds, ...valueKinds]
