import { expect, test } from 'vitest'
import { type Files, fanSaying, problemsOf, withLanguage } from '../../../tests/engine/unit/site'
import { shortTranslation } from '.'

/** Creates a text with the given numbers of letters and paragraphs. */
const text = (letters: number, paragraphs = 1) =>
  Array.from({ length: paragraphs }, () => `${'xxxx '.repeat(letters)}`.slice(0, letters / paragraphs - 2)).join('\n\n')

const said = (source: string, translations: Record<string, string>, files: Files = {}) =>
  problemsOf({ ...fanSaying(source, translations), ...files }, [shortTranslation])

test('a translation that lacks half of its source', () => {
  expect(said(text(400), { en: text(200) })).toMatchInlineSnapshot(`
    "locales/en/fan.json:6:15 warning short-translation
    The translation is much shorter than its source: 198 letters, where 398 in Turkish usually need about 428. Add what is missing. Is it right? Then add { "file": "locales/en/fan.json", "key": "blocks.about.text", "words": "xxxx xxxx xxxx xxxx", "why": "…" } to "meant" in locales/glossary.json."
  `)
})

test('a translation that lacks a paragraph', () => {
  expect(said(text(600, 4), { en: text(480, 3) })).toMatch('The translation has 3 of 4 paragraphs: 478 letters')
  expect(said(text(600, 4), { en: text(620, 3) })).toBe('')
})

test.each<[what: string, source: string, translations: Record<string, string>]>([
  ['a short text', text(140), { en: text(40) }],
  ['a concise translation', text(400), { en: text(310) }],
  ['concise Arabic', text(400), { ar: text(260) }],
])('nothing is said of %s', (_, source, translations) => {
  expect(said(source, translations)).toBe('')
})

test.each([
  ['ja', 190, 100],
  ['zh', 110, 40],
  ['it', 340, 200],
])('the usual length in "%s" is known', (code, usual, cut) => {
  expect(said(text(400), { [code]: text(usual) }, withLanguage(code))).toBe('')
  expect(said(text(400), { [code]: text(cut) }, withLanguage(code))).not.toBe('')
})

test('nothing is said of a language whose usual length is not known', () => {
  expect(said(text(400), { th: text(40) }, withLanguage('th'))).toBe('')
})

test('an exception of the glossary', () => {
  const meant = [
    { file: 'locales/en/fan.json', key: 'blocks.about.text', words: 'xxxx xxxx', why: 'Said in short there.' },
  ]
  expect(said(text(400), { en: text(200) }, { 'locales/glossary.json': { terms: [], meant } })).toBe('')
})

test('a translation that lacks a sentence of one of its paragraphs', () => {
  const where = 'Der Lüfter der Ltd. Şti. steht seit dem 11. Mai 2008 an der Wand.'
  const [quiet, strong] = [
    'Er läuft auch nachts so leise, dass er nicht stört',
    'er ist stark genug für ein Haus von 60 m',
  ]
  const whole = `${where} ${quiet}.\n\n${quiet}. Und ${strong}.`
  expect(said(whole, { en: `${where} ${quiet}.\n\n${quiet}.` })).toMatch(
    'Paragraph 2 of the translation has 1 of 2 sentences: 51 letters',
  )
  expect(said(whole, { en: `${where} ${quiet}.\n\n${quiet}, und ${strong}.` })).toBe('')
})
