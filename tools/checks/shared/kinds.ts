import type { Kind } from '../../content/check/kind'
import { say } from '../../content/say/say.js'
import { checks, releaseChecks } from '../index'
import { readingKinds } from './reading'

/** Kinds of problems that only `npm run check -- --release` finds, in files that no rule opens. */
const releaseKinds: Kind[] = [
  {
    code: 'outdated-document',
    about: say`A PDF document was printed before its page or translation changed.`,
    why: say`The page was changed after it was printed. "npm run generate -- documents" prints it again.`,
  },
  {
    code: 'uncommitted-picture',
    about: say`The smaller versions of a picture are not in the repository.`,
    why: say`Every machine would have to make the smaller versions again. "npm run generate -- pictures" makes them; commit them.`,
  },
]

const allKinds: Kind[] = [...readingKinds, ...checks, ...releaseChecks, ...releaseKinds]

/** Every kind of problem that a check can find, by code. A release kind replaces another kind with the same code. */
export const kinds: ReadonlyMap<string, Kind> = new Map(
  allKinds.map((kind): [string, Kind] => [kind.code, kind]).sort(([a], [b]) => (a < b ? -1 : 1)),
)
