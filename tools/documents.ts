/**
 * `npm run documents`: prints the documents of `pages/_documents` that changed, as PDF, into `pages/_media/documents`.
 * `npm run documents -- data-sheets`: prints a data sheet of every product for the next build to offer.
 */
import { printDocuments } from './documents/documents'
import { plural } from './host/print'

const start = performance.now()
const result = await printDocuments()
if (result) {
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  for (const { file } of result.printed) console.log(file)
  console.log(
    `${plural(result.all.length, 'document')}, ${result.printed.length} printed, the others as they were, in ${seconds} s.`,
  )
} else {
  process.exitCode = 1
}
