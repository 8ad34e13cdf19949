import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mediaFolder } from '../content/media'
import { fileProblem, type Problem } from '../content/problem'
import { say } from '../content/say/say.js'
import type { Site } from '../content/site'
import { createTranslator } from '../content/words'
import { pdfMark } from './pdf'
import { contentKey, pdfDocumentsOf, pdfFields } from './pdf-documents'

/** Finds the printed documents that no longer say what their pages say: an error for each, for the owner's checklist. */
export async function outdatedDocuments(site: Site): Promise<Problem[]> {
  const translator = createTranslator(site)
  const problems: Problem[] = []
  for (const pdf of pdfDocumentsOf(site, translator)) {
    const path = join(mediaFolder, pdf.file)
    // A file that is missing is a problem where it is named.
    if (!existsSync(path)) continue
    const printed = await pdfMark(readFileSync(path), pdfFields.content)
    if (printed === contentKey(site, pdf, translator)) continue
    const message = say`This document was printed before ${pdf.page.file} or its translation changed.`
    problems.push(fileProblem(path, 'outdated-document', message, say`Run "npm run generate -- documents".`))
  }
  return problems
}
