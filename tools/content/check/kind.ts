import type { Media } from '../read/model'
import type { Said } from '../say/say.js'

/**
 * Files of an example by path: fields to add to a file, a whole text, the facts about a file of `pages/_media`, or null
 * for a file that is removed.
 */
export type ExampleFiles = Record<string, object | string | Media | null>

/** A kind of problem, explained to authors. The examples are tests: `wrong` gives the problem, `right` does not. */
export type Kind = {
  /** Stable name, shown with every problem of the kind. */
  code: string
  /** The problem in one sentence, for the list of checks. */
  about: Said
  /** The reason why it matters, and advice. */
  why: Said
  /** Files that both examples need in addition to their own. */
  given?: ExampleFiles
  /** Undefined if content alone cannot cause the problem. */
  wrong?: ExampleFiles
  right?: ExampleFiles
}
