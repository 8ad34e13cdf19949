/**
 * `npm run documents`: prints the documents of `pages/_documents` that changed, as PDF, into `pages/_media/documents`.
 * `npm run documents -- data-sheets`: prints a data sheet of every product and language, which the next build offers.
 */

import { runCommand } from '../cli/command'
import { Refusal } from '../cli/errors.js'
import { plural } from '../cli/print'
import { printDocuments } from '../documents/documents'
import { printDataSheets } from '../documents/print-data-sheets'

await runCommand(
  {
    name: 'documents',
    about: 'Prints the documents of pages/_documents that changed as PDF, or a data sheet of every product.',
    operands: ['[data-sheets]'],
  },
  async ({ operands: [what] }) => {
    const start = performance.now()
    const tell = ({ file }: { file: string }) => console.log(file)
    if (what !== undefined && what !== 'data-sheets')
      throw new Refusal(`Unknown target "${what}". Leave it out to print documents, or use "data-sheets".`)
    const result = what ? await printDataSheets(tell) : await printDocuments(tell)
    if (!result) {
      process.exitCode = 1
      return
    }
    const { all, printed }: { all: unknown[]; printed: unknown[] } = result
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    console.log(
      `${plural(all.length, what ? 'data sheet' : 'document')}: ${printed.length} printed, the others are current, in ${seconds} s.`,
    )
  },
)
