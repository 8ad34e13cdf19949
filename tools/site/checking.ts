import type { Problem } from '../content/problem'
import type { Site } from '../content/site'
import type { PageFiles } from './parts'
import type { Checked, CheckedPart, Context, PageTask, Unsettled } from './work'

/** Which pages are checked, and how; all of them when nothing is said. */
export type Checking<Done extends CheckedPart = CheckedPart> = {
  /** Those of a shard: the rules that must see all pages then say nothing. */
  pages?: PageFiles[]
  /** What was found of pages elsewhere, by their names. */
  known?: ReadonlyMap<string, { key: string; checked: Checked }>
  /** What is done with pages besides. */
  pass?: Pass<Done>
  /** Where others are served meanwhile: waits until they have their answers, or throws when nothing more is wanted. */
  turn?(): Promise<void>
}

/** What is done with pages while they are checked, each of them read only once. */
export type Pass<Part extends CheckedPart = CheckedPart> = {
  /** The pages to do it with, by name, whether they are checked or known to be as they were. */
  names: ReadonlySet<string>
  /** What other threads need to know of it. */
  job: object
  context: Context
  /** Does some of it here, after checking. */
  own(tasks: PageTask[], unsettled: Unsettled): Part | Promise<Part>
  /** Called with what came of some of it, in any order. */
  use(part: Part): void
}

/** What checking found. */
export type CheckedSite = {
  problems: Problem[]
  /** Those among them of what all pages share, and of pages together. */
  together: Problem[]
  /** What all pages share; files that no page could be read from are noted in it. */
  site: Site
  pages: ReadonlyMap<string, Checked>
}
