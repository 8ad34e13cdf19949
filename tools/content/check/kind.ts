import type { Media } from '../read/model'
import type { Said } from '../say/say.js'

/**
 * Files of an example by path. The value is an object with fields to add to a document, the whole text of a file, the
 * properties of a file in `pages/_media`, or null to remove a file.
 */
export type ExampleFiles = Record<string, object | string | Media | null>

/** A kind of problem, explained to authors. The examples are tests: `wrong` causes the problem, `right` does not. */
export type Kind = {
  /** Stable name, shown with every problem of the kind. */
  code: string
  /** The problem in one sentence, for the list of checks. */
  about: Said
  /** An explanation of why the problem matters, and advice. */
  why: Said
  /** Files that both examples have in common. */
  given?: ExampleFiles
  /** An example with the problem; undefined if content files cannot cause it. */
  wrong?: ExampleFiles
  right?: ExampleFiles
}
