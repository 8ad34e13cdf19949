import { type Printed, printDataSheets, printDocuments } from '../../assets/documents'
import { plural } from '../../cli/print'
import { spoken } from '../../cli/spoken'
import { type Said, say } from '../../content/say/say.js'

/** Prints the documents of `pages/_documents` that changed, as PDF, into `pages/_media/documents`. */
export function generateDocuments(): Promise<boolean> {
  return printWith(printDocuments, (count) => plural(count, 'document'))
}

/** Prints a data sheet of every product and language, which the next build offers. */
export function generateDataSheets(): Promise<boolean> {
  return printWith(printDataSheets, (count) => plural(count, 'data sheet'))
}

type Print = (tell: (printed: { file: string }) => void) => Promise<Printed<unknown> | undefined>

async function printWith(print: Print, countOf: (count: number) => Said): Promise<boolean> {
  const start = performance.now()
  const result = await print(({ file }) => console.log(file))
  if (!result) return false
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(
    spoken(
      say`${countOf(result.all.length)}: ${result.printed.length} printed, the others are current, in ${seconds} s.`,
    ),
  )
  return true
}
