import type { Check } from '../../content/check'

/** An author says in "confirm" what only the owner can know. */
export const confirm: Check = {
  code: 'confirm',
  about: 'A page or block waits for the owner to confirm something.',
  create(_, report) {
    return {
      mark({ kind, document, path, value }) {
        if (kind === 'confirm')
          report(document, path, String(value), { hint: 'Once it is confirmed, remove "confirm".' })
      },
    }
  },
}
