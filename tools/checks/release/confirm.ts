import type { Check } from '../../content/check'

/** An author says in "confirm" what only the owner can know. */
export const confirm: Check = {
  code: 'confirm',
  about: 'A page or block waits for the owner to confirm something.',
  run({ pages, printed }, report) {
    for (const { document, marks } of [...pages, ...printed]) {
      for (const { kind, path, value } of marks) {
        if (kind === 'confirm')
          report(document, path, String(value), { hint: 'Once it is confirmed, remove "confirm".' })
      }
    }
  },
}
