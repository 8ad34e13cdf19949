import { kinds } from './kinds'
import type { Lab } from './lab'
import type { Random } from './random'
import { type Change, runCases } from './trial'

/** How many mistakes are tried on a site: a small one is fast. */
export type Cases = { small: number; large: number }

/**
 * Tries mistakes in the documents of pages, one at a time.
 * @param what is in them: "pages", or "translations"
 * @param filesOf the files of a page that the mistakes are made in, of all it has, the page itself first
 * @returns what must not be, as `runCases` does
 */
export function tryMistakes(lab: Lab, what: string, cases: Cases, filesOf: (files: string[]) => string[]): string[] {
  const { pages, tryPage } = lab
  const make = (random: Random): Change | undefined => {
    const before = random.pick(pages)
    const files = filesOf(Object.keys(before))
    if (files.length === 0) return undefined
    const file = random.pick(files)
    const kind = random.pick(kinds)
    // As a program writes it, so that a place that differs is one that was changed.
    const written = `${JSON.stringify(JSON.parse(before[file] ?? ''), null, 2)}\n`
    const text = kind.change(written, random, file)
    if (text === undefined || text === written) return undefined
    return { kind, before: { ...before, [file]: written }, after: { ...before, [file]: text } }
  }
  const all = pages.length > 30 ? cases.large : cases.small
  return runCases(`mistakes in ${what} of ${lab.folder}`, all, make, ({ after }) => tryPage(after))
}
