import { expect, test } from 'vitest'
import { type Files, fanSaying, problemsOf } from '../../../tests/engine/unit/site'
import { untranslated } from '.'

const said = (files: Files) => problemsOf(files, [untranslated])

test('words left as they were; names and codes may be', () => {
  expect(said(fanSaying('Otomatik folluk', { en: 'Otomatik folluk' }))).toMatchInlineSnapshot(`
    "locales/en/fan.json:6:15 warning untranslated
    These words are Turkish, not English. Translate them, or remove the line: visitors then see another language, marked as such. Is it right? Then add { "file": "locales/en/fan.json", "key": "blocks.about.text", "words": "Otomatik folluk", "why": "…" } to "meant" in locales/glossary.json."
  `)
  expect(
    said({
      'locales/glossary.json': { terms: [], names: ['Sonomax'] },
      ...fanSaying('Sonomax AZM-100', { en: 'Sonomax AZM-100' }),
    }),
  ).toBe('')
})

test('an exception is for one text', () => {
  const saying = (key: string) => {
    const meant = [{ file: 'locales/en/fan.json', key, words: 'Otomatik folluk', why: 'Name of a system.' }]
    return said({
      'locales/glossary.json': { terms: [], meant },
      ...fanSaying('Otomatik folluk', { en: 'Otomatik folluk' }),
    })
  }
  expect(saying('blocks.about.text')).toBe('')
  expect(saying('blocks.about.title')).not.toBe('')
})
