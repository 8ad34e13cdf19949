import { expect, test } from 'vitest'
import { type Files, homeLinkingTo, page, problemsOf } from '../../../tests/engine/unit/site'
import type { Check } from '../../content/check/check'
import { glossary as glossaryRule } from '../glossary'
import { wrongWord } from '.'

const run = (rule: Check, files: Files) => problemsOf(files, [rule])

/** Files of a site with a glossary, and with a page that has one text block and translations. */
const fan = (block: object, translations: Record<string, object>, glossary: object = {}): Files => ({
  ...homeLinkingTo('/fan'),
  'pages/fan.json': page([{ type: 'text', id: 'about', ...block }]),
  'locales/glossary.json': { terms: [], ...glossary },
  ...Object.fromEntries(
    Object.entries(translations).map(([language, about]) => [`locales/${language}/fan.json`, { blocks: { about } }]),
  ),
})

const inEnglish = { file: 'locales/en/fan.json', key: 'blocks.about.text' }

const glossary = {
  terms: [
    {
      id: 'inverter',
      tr: ['invertör'],
      en: ['inverter'],
      ar: ['عاكس'],
      not: { tr: ['evirici'], ar: ['محول'], en: ['converter'] },
    },
    { id: 'catalyst', tr: ['katalizör'], en: ['catalytic converter'] },
  ],
  avoid: { en: { 'from afar': 'remotely' } },
}

test('a wrong name of a term, with its right one, in the source too', () => {
  expect(run(wrongWord, fan({ text: 'Eviriciyi kurun.' }, {}, glossary))).toMatchInlineSnapshot(`
    "pages/fan.json:8:15 warning wrong-word
    The glossary says "invertör", not "evirici". Write "invertör", in the form that fits. Is it right? Then add { "file": "pages/fan.json", "key": "blocks.about.text", "words": "evirici", "why": "…" } to "meant" in locales/glossary.json."
  `)
})

test('words to avoid, with the better ones', () => {
  expect(
    run(wrongWord, fan({ text: 'Uzaktan.' }, { en: { text: 'Seen From  afar.' } }, glossary)),
  ).toMatchInlineSnapshot(`
    "locales/en/fan.json:4:15 warning wrong-word
    "from afar" is a word to avoid in English. Write "remotely", in the form that fits. Is it right? Then add { "file": "locales/en/fan.json", "key": "blocks.about.text", "words": "from afar", "why": "…" } to "meant" in locales/glossary.json."
  `)
})

test('only where a word begins, in Arabic after the article too', () => {
  expect(run(wrongWord, fan({ text: 'Çevirici.' }, {}, glossary))).toBe('')
  expect(run(wrongWord, fan({ text: 'Cihaz.' }, { ar: { text: 'والمحول هنا' } }, glossary))).toMatch(
    'says "عاكس", not "محول"',
  )
})

test('several words in any form: each is a stem', () => {
  const terms = [{ id: 'drive-roller', tr: ['tahrik silindir'], en: ['drive rol'], not: { en: ['drive drum'] } }]
  const rule = (check: Check, text: string, more: object = {}) =>
    run(check, fan({ text: 'Tahrik silindirleri.' }, { en: { text } }, { terms, ...more }))
  expect(rule(wrongWord, 'Two driven Drums.')).toMatchInlineSnapshot(`
    "locales/en/fan.json:4:15 warning wrong-word
    The glossary says "drive rol", not "driven drums". Write "drive rol", in the form that fits. Is it right? Then add { "file": "locales/en/fan.json", "key": "blocks.about.text", "words": "driven drums", "why": "…" } to "meant" in locales/glossary.json."
  `)
  expect(rule(wrongWord, 'They drive a drum.')).toBe('')
  expect(rule(wrongWord, 'Drive it: drums turn.')).toBe('')
  const meant = [{ ...inEnglish, words: 'driven drums', why: 'Those of another machine.' }]
  expect(rule(wrongWord, 'Two driven drums.', { meant })).toBe('')
  expect(rule(glossaryRule, 'Two driven rollers.')).toBe('')
  expect(rule(glossaryRule, 'Two rollers that drive.')).toMatch('translates "tahrik silindir" as "drive rol"')
})

test('a longer right word, a name, and what is meant are left alone', () => {
  const rightOf = (text: string, more: object = {}) =>
    run(wrongWord, fan({ text: 'Cihaz.' }, { en: { text } }, { ...glossary, ...more }))
  expect(rightOf('A catalytic converter.')).toBe('')
  expect(rightOf('A converter.')).not.toBe('')
  expect(rightOf('The Converter One.', { names: ['Converter One'] })).toBe('')
  const meant = [{ ...inEnglish, words: 'converter plant', why: 'Part of a steel works.' }]
  expect(rightOf('A converter plant.', { meant })).toBe('')
  expect(rightOf('A converter plant, a converter.', { meant })).not.toBe('')
  expect(rightOf('A converter plant.', { meant: [{ ...meant[0], key: 'blocks.about.title' }] })).not.toBe('')
  expect(rightOf('A converter plant.', { meant: [{ ...meant[0], file: 'locales/en/index.json' }] })).not.toBe('')
})
