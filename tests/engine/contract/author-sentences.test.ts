import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { describe, expect, test } from 'vitest'
import { explanations } from '../../../tools/checks/examples'
import { kinds } from '../../../tools/checks/kinds'
import { translatorFor } from '../../../tools/cli/language/author'
import { turkish } from '../../../tools/cli/language/tr'
import { translateText } from '../../../tools/cli/language/translate'
import { sentencesIn, writtenSentences } from '../sentences'

const translate = await translatorFor('tr')
const inTurkish = (text: string) => (translate ? translateText(text, translate) : text)

/** Sentences of a text that stay as they are. */
function english(text: string): string[] {
  return text
    .split(/\n|(?<=[.?!])\s(?=["A-Z])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[a-z]{3}/.test(sentence) && inTurkish(sentence) === sentence && inTurkish(text) === text)
}

/** What only those who work on the engine run. */
const ofMaintainers = ['bench-run', 'test', 'generate/budgets', 'generate/guide', 'generate/types'].map(
  (name) => `tools/commands/${name}.ts`,
)

const files = globSync('tools/**/*.{ts,js}', {
  ignore: [
    'tools/{art,bench,budgets}/**',
    'tools/studio/client/**',
    'tools/cli/language/tr*',
    '**/*.d.ts',
    ...ofMaintainers,
  ],
}).filter((file) => /\b(say|said|Refusal|Denial|plural)\(|\babout:/.test(readFileSync(file, 'utf8')))

test('what commands say is found in the sources', () => {
  const said = ['tools/cli/command.ts', 'tools/edit/find-page.ts', 'tools/commands/move.ts'].flatMap((file) => {
    expect(files).toContain(file)
    return sentencesIn(file, readFileSync(file, 'utf8'))
  })
  expect(said).toContain('The option "--X" is given twice.')
  expect(said).toContain('There is no page "X". Did you mean "X"?')
  expect(said).toContain('Moved X to X (X). Its address is as it was.')
})

describe('all that commands say to authors is there in Turkish', () => {
  test.each(files)('%s', (file) => {
    expect(sentencesIn(file, readFileSync(file, 'utf8')).flatMap(english)).toEqual([])
  })
})

const rules = globSync('tools/{checks,site,content,documents,edit,files,pictures,translations}/**/*.ts', {
  ignore: ['tools/checks/examples/**'],
}).filter((file) => /message|hint|report\(/.test(readFileSync(file, 'utf8')))

/** Whether a sentence with words of its own in a hole is there with some of these words. */
function isKnownForm(sentence: string): boolean {
  const escaped = sentence.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&').replace(/\bX\b/g, '.+')
  return sentence.includes('X') && Object.keys(turkish).some((known) => new RegExp(`^${escaped}$`).test(known))
}

test('what rules find is found in the sources', () => {
  expect(rules).toContain('tools/checks/redirect.ts')
  const found = (name: string) => writtenSentences(`${name}.ts`, readFileSync(`tools/${name}.ts`, 'utf8'))
  expect(found('checks/redirect')).toContain('The redirect from X leads in a circle.')
  expect(found('content/file-name')).toContain('Remove ".json" from its name.')
})

describe('all that rules find is said in Turkish, and what to do', () => {
  test.each(rules)('%s', (file) => {
    const sentences = writtenSentences(file, readFileSync(file, 'utf8')).flatMap(english)
    expect(sentences.filter((sentence) => !isKnownForm(sentence))).toEqual([])
  })
})

test('all kinds of problems are explained in Turkish', () => {
  expect(kinds.flatMap(({ about }) => (inTurkish(about) === about ? [about] : []))).toEqual([])
  expect(Object.values(explanations).flatMap(({ why }) => (inTurkish(why) === why ? [why] : []))).toEqual([])
})
