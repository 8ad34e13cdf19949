import { fieldKinds } from './kinds-of-fields'
import { listKinds } from './kinds-of-lists'
import { numberKinds } from './kinds-of-numbers'
import { pageKinds } from './kinds-of-pages'
import { stringKinds } from './kinds-of-strings'
import { syntaxKinds } from './kinds-of-syntax'
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

export const kinds: Kind[] = [...syntaxKinds, ...stringKinds, ...fieldKinds, ...listKinds, ...numberKinds, ...pageKinds]
