import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPart } from '../../../tools/content/read/read-site'
import { documentsOf } from './arbitrary'
import type { JsonObject } from './json'
import { type Lab, labs, type Texts } from './lab'
import { createRandom, type Random } from './random'
import { settle } from './settle'
import { attempt, casesOf, count, firstSeed } from './trial'
import { type Vocabulary, vocabularyOf } from './vocabulary'

const name = 'fuzz-page'

/** How many pages are made up for each site, at most. */
const casesFor = (lab: Lab) => casesOf(lab.pages.length > 20 ? 100 : 600)

test.each(labs)('random pages of $folder', (lab) => {
  const vocabulary = vocabularyOf(lab)
  const pages = documentsOf('page.json', vocabulary).map((json) => settle(structuredClone(json) as JsonObject, lab))
  const cases = casesFor(lab)
  const failures: string[] = []
  let accepted = 0
  for (let seed = firstSeed; seed < firstSeed + cases; seed++) {
    const trial = (page: JsonObject) =>
      attempt(() => lab.tryPage(translated(page, lab, vocabulary, createRandom(seed))))
    const findings = (page: JsonObject) => trial(page).findings
    const [page = {}] = fc.sample(pages, { seed, numRuns: 1 })
    const outcome = trial(page)
    if (outcome.accepted) accepted++
    if (outcome.findings.length === 0) continue
    // The smallest page that shows it.
    const { counterexample } = fc.check(
      fc.property(pages, (other) => findings(other).length === 0),
      { seed, numRuns: 1 },
    )
    const [smallest = page] = counterexample ?? []
    failures.push(`SEED=${seed}: ${findings(smallest).join(', ')}: ${JSON.stringify(smallest)}`)
  }
  console.log(`from SEED=${firstSeed}, ${accepted} accepted and shown`)
  count(`random pages of ${lab.folder}`, cases)
  expect(failures).toEqual([])
  if (cases > 1) expect(accepted).toBeGreaterThan(cases / 2)
})

/** A page with translations into some of the other languages, of all its words or of some. */
function translated(page: JsonObject, { site }: Lab, { languages, words }: Vocabulary, random: Random): Texts {
  const texts: Texts = { [`pages/${name}.json`]: JSON.stringify(page, null, 2) }
  const [read] = readPart(site, texts).site.pages
  if (!read) return texts
  for (const language of languages) {
    const part = random.pick([0, 0.5, 1])
    // Figures and links must be those of the source.
    const own = read.words.filter(({ value }) => !/^t:|\d|\[/.test(value) && random.chance(part))
    if (language === read.lang || own.length === 0) continue
    const translation: JsonObject = {}
    for (const { steps } of own) put(translation, steps, random.pick(words(language)))
    texts[`locales/${language}/${name}.json`] = JSON.stringify(translation, null, 2)
  }
  return texts
}

function put(json: JsonObject, [step = '', ...rest]: string[], words: string): void {
  if (rest.length === 0) json[step] = words
  else {
    json[step] ??= {}
    put(json[step] as JsonObject, rest, words)
  }
}
