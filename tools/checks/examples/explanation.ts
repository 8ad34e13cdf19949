import type { Media } from '../../content/model'
import type { Said } from '../../language/say.js'

/**
 * Parts of files by their paths: fields that are put into the file, a whole text, what is known of a file of
 * `pages/_media`, or null where there is no such file.
 */
export type ExampleFiles = Record<string, object | string | Media | null>

/** The meaning of a code to an author. The examples are tests: the wrong one gives the problem, the right one does not. */
export type Explanation = {
  /** Why it matters, and what to do about it. */
  why: Said
  /** Files that both examples have besides those they show. */
  given?: ExampleFiles
  /** Not for what no content can cause by itself. */
  wrong?: ExampleFiles
  right?: ExampleFiles
}
