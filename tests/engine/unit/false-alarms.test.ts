import { expect, test } from 'vitest'
import { readEngineContract } from '../../../tools/bundle/contract/contract-file'
import { checks } from '../../../tools/checks'
import { checkSite } from '../../../tools/checks/check-site'
import { wordsOf } from '../../../tools/content/say/say.js'
import { bicycleSite, type Tongue } from './bicycle-site'
import { sourceOf } from './site'

const contract = await readEngineContract()

/** Codes of problems that are correct here, because the site really lacks what they report as missing. */
const rightly = ['missing-shared-words', 'unused-media', 'missing-glyph']

test.each<[Tongue, Tongue[]]>([
  ['ja', ['en']],
  ['fi', ['en']],
  ['he', ['en']],
  ['en', ['fi', 'he', 'ja']],
])('a site of eight pages in %s, translated into %s, has no false alarm', (own, others) => {
  const { problems } = checkSite(sourceOf(bicycleSite(own, others)), contract, checks)
  const alarms = problems.filter(({ code }) => !rightly.includes(code))
  expect(alarms.map(({ file, code, message }) => `${file} ${code} ${wordsOf(message)}`)).toEqual([])
})
