import { say } from '../../cli/language/say'
import { plural } from '../../cli/print'
import { printDocuments } from '../../documents/documents'
import { printDataSheets } from '../../documents/print-data-sheets'

/** Prints the documents of `pages/_documents` that changed, as PDF, into `pages/_media/documents`. */
export function generateDocuments(): Promise<boolean> {
  return printWith(printDocuments, 'document')
}

/** Prints a data sheet of every product and language, which the next build offers. */
export function generateDataSheets(): Promise<boolean> {
  return printWith(printDataSheets, 'data sheet')
}

type Print = (tell: (printed: { file: string }) => void) => Promise<{ all: unknown[]; printed: unknown[] } | undefined>

async function printWith(print: Print, noun: string): Promise<boolean> {
  const start = performance.now()
  const result = await print(({ file }) => console.log(file))
  if (!result) return false
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(
    say(
      `${plural(result.all.length, noun)}: ${result.printed.length} printed, the others are current, in ${seconds} s.`,
    ),
  )
  return true
}
