import { drawWorld } from '../build/continents'
import { checks } from '../checks'
import { checkSite } from '../content/check'
import { isError, type Problem } from '../content/problem'
import type { Site } from '../content/site'
import { createTranslator, type Translator } from '../content/words'
import { readContract } from '../contract/contract-file'
import { codeFrame } from '../host/print'
import { readSource } from '../host/source'

/** A problem with the lines it speaks of. */
export type ShownProblem = Problem & { frame: string }

/** The last content without errors, and the errors of what was saved since. */
export type Content = { site?: Site; translator?: Translator; problems: ShownProblem[] }

/** Reads and checks everything. With errors, the site stays what it was before. */
export async function readContent(before: Content): Promise<Content> {
  const source = readSource()
  const { site, problems } = checkSite(source, await readContract(), checks)
  const errors = problems.filter(isError)
  if (!site || errors.length > 0) {
    const shown = errors.map((problem) => ({
      ...problem,
      frame: codeFrame(source.documents[problem.file] ?? '', problem.line, problem.column),
    }))
    return { ...before, problems: shown }
  }
  // Pictures are shown as authors saved them: encoding would keep them waiting.
  site.source.world = drawWorld
  return { site, translator: createTranslator(site), problems: [] }
}
