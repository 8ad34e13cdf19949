// Slow, because a whole site is checked after each mistake.
import { expect, test } from 'vitest'
import { kinds } from './kinds'
import { fileKinds } from './kinds-of-files'
import { type Lab, labs, smallLab, type Texts } from './lab'
import type { Random } from './random'
import { type Change, runCases } from './trial'

/**
 * Numbers of mistakes to try: `few` on a site with few pages, where a try is fast; `many` on a site with many pages.
 */
const parts = [
  { what: 'pages', few: 5200, many: 240, filesOf: ([page = '']: string[]) => [page] },
  { what: 'translations', few: 3400, many: 160, filesOf: ([, ...translations]: string[]) => translations },
]

for (const lab of labs)
  test.each(parts)(`mistakes in $what of ${lab.folder}`, { tags: 'ci' }, ({ what, few, many, filesOf }) => {
    const make = (random: Random) => {
      const texts = random.pick(lab.pages)
      return mistake(random, filesOf(Object.keys(texts)), texts)
    }
    const all = lab.pages.length > 50 ? many : few
    expect(runCases(`mistakes in ${what} of ${lab.folder}`, all, make, ({ after }) => lab.tryPage(after))).toEqual([])
  })

const { documents } = smallLab.source

/** Documents that all pages share: the site file, shared texts, documents for printing, and the 404 page. */
const shared = Object.keys(documents).filter((file) => /\/_|common\.json$|glossary\.json$/.test(file))

test('mistakes in what pages share', { tags: 'ci' }, () => {
  const make = (random: Random) => {
    if (random.chance(0.2)) return mishap(random)
    const file = random.pick(random.chance(0.4) ? ['pages/_site.json'] : shared)
    return mistake(random, [file], { [file]: documents[file] ?? '' })
  }
  expect(runCases('mistakes in what pages share', 500, make, ({ after }) => smallLab.trySite(after))).toEqual([])
})

/** Makes one random mistake in one of the given files. */
function mistake(random: Random, files: string[], texts: Lab['pages'][number]): Change | undefined {
  if (files.length === 0) return undefined
  const file = random.pick(files)
  if (!file.endsWith('.json')) return undefined
  const kind = random.pick(kinds)
  // Formats the document as a program would, so that the mistake is the only difference.
  const written = `${JSON.stringify(JSON.parse(texts[file] ?? ''), null, 2)}\n`
  const text = kind.change(written, random, file)
  if (text === undefined || text === written) return undefined
  const before: Texts = { ...texts, [file]: written }
  return { kind, before, after: { ...before, [file]: text } }
}

/** Makes one random change to whole files. */
function mishap(random: Random): Change | undefined {
  const { name, change } = random.pick(fileKinds)
  const after = change(documents, random)
  return after && { kind: { name, expects: 'any' }, before: documents, after }
}
