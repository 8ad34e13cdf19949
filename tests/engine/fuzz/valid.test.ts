import { appendFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isError } from '../../../tools/content/problem'
import { readPart } from '../../../tools/content/read-site'
import { documentsOf } from './arbitrary'
import type { JsonObject } from './json'
import { type Lab, labs, type Texts } from './lab'
import { createRandom, type Random } from './random'
import { settle } from './settle'
import { attempt, casesOf, firstSeed } from './trial'
import { type Vocabulary, vocabularyOf } from './vocabulary'

const file = 'pages/fuzz-page.json'

test.each(labs.map((lab): [string, Lab] => [lab.folder, lab]))('random pages of %s', (_, lab) => {
  const vocabulary = vocabularyOf(lab)
  const pages = documentsOf('page.json', vocabulary).map((json) => settle(structuredClone(json) as JsonObject, lab))
  const cases = casesOf(300)
  let accepted = 0
  const refused: Record<string, number> = {}
  const failures: unknown[] = []
  const start = process.cpuUsage()
  for (let i = 0; i < cases; i++) {
    const seed = firstSeed + i
    let isFirst = true
    let findings: string[] = []
    const run = fc.check(
      fc.property(pages, (page) => {
        const outcome = attempt(() => lab.tryPage(textsOf(page, lab, vocabulary, createRandom(seed))))
        if (isFirst && outcome.accepted) accepted++
        if (isFirst) for (const p of outcome.problems.filter(isError)) { const k = p.code + ' ' + p.message.replaceAll(/"[^"]*"/g, '""'); refused[k] = (refused[k] ?? 0) + 1 }
        isFirst = false
        if (outcome.findings.length > 0) findings = outcome.findings
        return outcome.findings.length === 0
      }),
      { seed, numRuns: 1 },
    )
    if (run.failed) {
      failures.push({ seed, findings, page: JSON.stringify(run.counterexample?.[0]) })
      if (process.env.FINDINGS) appendFileSync(process.env.FINDINGS, findings.map((what) => JSON.stringify({ seed, kind: 'valid', file, what, near: JSON.stringify(run.counterexample?.[0]), problems: [] })).join('\n') + '\n')
    }
  }
  console.log(`accepted ${accepted} of ${cases}`, refused, `ms per case: ${process.cpuUsage(start).user / 1000 / cases}`)
  expect(failures.slice(0, 20)).toEqual([])
  expect(accepted).toBeGreaterThan(cases / 2)
}, 600_000)

/** A page with translations to some of the other languages, of all its words or of some. */
function textsOf(page: JsonObject, lab: Lab, vocabulary: Vocabulary, random: Random): Texts {
  const texts = { [file]: JSON.stringify(page, null, 2) }
  const [read] = readPart(lab.site, texts).site.pages
  if (!read) return texts
  for (const language of vocabulary.languages) {
    const part = random.pick([0, 0.5, 1])
    const own = read.words.filter(({ value }) => !value.startsWith('t:') && !/\d|\[/.test(value) && random.chance(part))
    if (language === read.lang || own.length === 0) continue
    const translation: JsonObject = {}
    for (const { steps } of own) {
      let at = translation
      for (const step of steps.slice(0, -1)) at = (at[step] ??= {}) as JsonObject
      at[steps.at(-1) ?? ''] = random.pick(vocabulary.words(language))
    }
    texts[`locales/${language}/fuzz-page.json`] = JSON.stringify(translation, null, 2)
  }
  return texts
}
