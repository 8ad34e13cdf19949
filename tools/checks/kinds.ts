import { formerWords } from '../content/former-words'
import { type Kind, readingKinds } from '../content/reading'
import { say } from '../language/say.js'
import { checks } from './index'
import { releaseRules } from './list'

/** What `npm run check -- --release` finds in files that no rule opens. */
const releaseKinds: Kind[] = [
  { code: 'outdated-document', about: say`A PDF document was printed before its page or translation changed.` },
  { code: 'uncommitted-picture', about: say`The smaller versions of a picture are not in the repository.` },
]

/** Every kind of problem that a check can find, in the order of their codes. A release may take one more seriously. */
export const kinds: Kind[] = [
  ...new Map(
    [...readingKinds, ...checks, formerWords, ...releaseRules, ...releaseKinds].map(({ code, about }) => [
      code,
      { code, about },
    ]),
  ).values(),
].sort((a, b) => (a.code < b.code ? -1 : 1))
