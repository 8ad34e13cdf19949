import type { Media } from '../read/model'
import type { Said } from '../say/say.js'

/**
 * Parts of files by their paths: fields that are put into the file, a whole text, what is known of a file of
 * `pages/_media`, or null where there is no such file.
 */
export type ExampleFiles = Record<string, object | string | Media | null>

/** A kind of problem, and what it means to an author. The examples are tests: the wrong one gives the problem, the right one does not. */
export type Kind = {
  /** Its stable name, shown with every problem of the kind. */
  code: string
  /** What is looked for, in one sentence, for the list of checks. */
  about: Said
  /** Why it matters, and what to do about it. */
  why: Said
  /** Files that both examples have besides those they show. */
  given?: ExampleFiles
  /** Not for what no content can cause by itself. */
  wrong?: ExampleFiles
  right?: ExampleFiles
}
