import { type Kind, readingKinds } from '../content/reading'
import { checks } from './index'
import { releaseChecks } from './release'

/** What `npm run check -- --release` finds in files that no rule opens. */
const releaseKinds: Kind[] = [
  { code: 'outdated-document', about: 'A PDF document was printed before its page or translation changed.' },
  { code: 'uncommitted-picture', about: 'The smaller versions of a picture are not in the repository.' },
]

/** Every kind of problem that a check can find, in the order of their codes. */
export const kinds: Kind[] = [...readingKinds, ...checks, ...releaseChecks, ...releaseKinds]
  .map(({ code, about }) => ({ code, about }))
  .sort((a, b) => (a.code < b.code ? -1 : 1))
