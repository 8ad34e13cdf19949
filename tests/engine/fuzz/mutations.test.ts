import { expect, test } from 'vitest'
import { kinds } from './kinds'
import { type Lab, labs } from './lab'
import type { Random } from './random'
import { type Change, runCases } from './trial'

/** How many mistakes are tried on each site; a small one is fast. */
const cases = (lab: Lab) => (labs.length === 1 ? 9000 : lab.pages.length > 30 ? 400 : 8600)

test.each(labs)('mistakes in pages of $folder', (lab) => {
  const name = `mistakes in pages of ${lab.folder}`
  const failures = runCases(
    name,
    cases(lab),
    (random) => mistakeIn(lab, random),
    ({ after }) => lab.tryPage(after),
  )
  expect(failures).toEqual([])
})

/** One mistake in a page or one of its translations. */
function mistakeIn({ pages }: Lab, random: Random): Change | undefined {
  const before = random.pick(pages)
  const [page = '', ...translations] = Object.keys(before)
  const file = translations.length > 0 && random.chance(0.4) ? random.pick(translations) : page
  const kind = random.pick(kinds)
  // As a program writes it, so that a place that differs is one that was changed.
  const written = `${JSON.stringify(JSON.parse(before[file] ?? ''), null, 2)}\n`
  const text = kind.change(written, random, file)
  if (text === undefined || text === written) return undefined
  return { kind, before: { ...before, [file]: written }, after: { ...before, [file]: text } }
}
