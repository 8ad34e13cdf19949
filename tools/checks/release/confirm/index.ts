import type { Check } from '../../../content/check/check'
import { say } from '../../../content/say/say.js'

/** Reports every "confirm": a question that only the owner can answer. */
export const confirm: Check = {
  code: 'confirm',
  about: say`A page or block waits for the owner to confirm something.`,
  why: say`An author asks the owner a question here. Remove "confirm" once it is answered.`,
  wrong: { 'pages/fan.json': { confirm: 'Do we still sell it?' } },
  right: { 'pages/fan.json': {} },
  create(_, report) {
    return {
      mark({ kind, document, path, value }) {
        if (kind === 'confirm')
          report(document, path, say`${String(value)}`, { hint: say`Once it is confirmed, remove "confirm".` })
      },
    }
  },
}
