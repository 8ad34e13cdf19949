/**
 * `npm run documents`: prints the documents of `pages/_documents` that changed, as PDF, into `pages/_media/documents`.
 * `npm run documents -- data-sheets`: prints a data sheet of every product and language, which the next build offers.
 */
import { printDocuments } from './documents/documents'
import { printDataSheets } from './documents/print-data-sheets'
import { endWithReader } from './host/output.js'
import { plural } from './host/print'

endWithReader()
const start = performance.now()
const tell = ({ file }: { file: string }) => console.log(file)
const [what] = process.argv.slice(2)
if (what === undefined) report('document', await printDocuments(tell))
else if (what === 'data-sheets') report('data sheet', await printDataSheets(tell))
else {
  console.error(`There is nothing called "${what}" to print. Say nothing for the documents, or "data-sheets".`)
  process.exitCode = 1
}

function report(noun: string, result: { all: unknown[]; printed: unknown[] } | undefined): void {
  if (!result) {
    process.exitCode = 1
    return
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const { all, printed } = result
  console.log(`${plural(all.length, noun)}: ${printed.length} printed, the others are current, in ${seconds} s.`)
}
