import { expect, test } from 'vitest'
import { kinds } from './kinds'
import { fileKinds } from './kinds-of-files'
import { smallLab } from './lab'
import type { Random } from './random'
import { type Change, runCases } from './trial'

const { source, trySite } = smallLab

/** What every page shares: the site, its words, what is printed, the page for addresses that are none. */
const shared = Object.keys(source.documents).filter((file) => /\/_|common\.json$|glossary\.json$/.test(file))

test('mistakes in what pages share', () => {
  const make = (random: Random) => (random.chance(0.8) ? mistake(random) : mishap(random))
  expect(runCases('mistakes in what pages share', 500, make, ({ after }) => trySite(after))).toEqual([])
})

function mistake(random: Random): Change | undefined {
  const file = random.pick(random.chance(0.4) ? ['pages/_site.json'] : shared)
  const kind = random.pick(kinds)
  const before = `${JSON.stringify(JSON.parse(source.documents[file] ?? ''), null, 2)}\n`
  const text = kind.change(before, random, file)
  return text === undefined || text === before
    ? undefined
    : { kind, before: { [file]: before }, after: { [file]: text } }
}

/** What happens to files as a whole. */
function mishap(random: Random): Change | undefined {
  const { name, change } = random.pick(fileKinds)
  const after = change(source.documents, random)
  return after && { kind: { name, expects: 'any' }, before: source.documents, after }
}
