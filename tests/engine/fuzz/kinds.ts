import { textKinds } from './kinds-of-text'
import { valueKinds } from './kinds-of-values'
import { wordKinds } from './kinds-of-words'
import type { Random } from './random'

/** A kind of change that an author, a program or an accident makes to a document. */
export type Kind = {
  name: string
  /** Expected number of errors: "one" for exactly one, "few" for at most three different ones, "any" for any number. */
  expects: 'one' | 'few' | 'any'
  /** Whether the changed text looks like the output of a program, so that showing it on the page is not a fault. */
  isOdd?: boolean
  /** @returns the changed text; undefined if this kind of mistake cannot be made in this document */
  change(text: string, random: Random, file: string): string | undefined
}

export const kinds: Kind[] = [...textKinds, ...wordKinds, ...valueKinds]
