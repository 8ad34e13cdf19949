import { expect, test } from 'vitest'
import { mistake } from '../../../tests/engine/unit/mistakes'
import { type Files, fanSaying, problemsOf } from '../../../tests/engine/unit/site'
import { glossary } from '.'

const terms: Files = {
  'locales/glossary.json': {
    terms: [
      { id: 'nest', tr: ['folluk', 'folluğ'], en: ['nest'], ar: ['عش', 'أعشاش'] },
      { id: 'belt', tr: ['bant', 'band'], en: ['belt'] },
      { id: 'manure-belt', tr: ['gübre bandı', 'gübre bant'], en: ['manure belt', 'scraper'] },
      { id: 'box', tr: ['kutu'], en: ['crate'] },
      { id: 'pole', tr: ['kutup'], en: ['pole'] },
      { id: 'heater', tr: ['ısıtıcı'], en: ['heater'] },
    ],
  },
}
const said = (files: Files) => problemsOf(files, [glossary])

test('another word for a term', () => {
  expect(
    said({ ...terms, ...fanSaying('Otomatik folluğun perdesi.', { en: 'The curtain of the box.' }) }),
  ).toMatchInlineSnapshot(`
    "locales/en/fan.json:6:15 warning glossary
    The glossary translates "folluk" as "nest" in English; this text does not use it. Use that word, or add yours to "nest" in locales/glossary.json."
  `)
})

test('letters in two characters are the same letters', () => {
  const accented: Files = { 'locales/glossary.json': { terms: [{ id: 'louvre', tr: ['panjur'], en: ['lamélla'] }] } }
  expect(said({ ...accented, ...fanSaying('Bir panjur.', { en: 'A lame\u0301lla.' }) })).toBe('')
})

test('letters as their language folds them, and Arabic without its marks', () => {
  const text = fanSaying('ISITICI ve folluk.', { en: 'HEATER and Nests.', ar: 'سخان وَأَعْشَاش.' })
  expect(said({ ...terms, ...text })).toBe('')
  expect(said({ ...terms, ...fanSaying('ISITICI.', { en: 'A stove.' }) })).toMatchInlineSnapshot(`
    "locales/en/fan.json:6:15 warning glossary
    The glossary translates "ısıtıcı" as "heater" in English; this text does not use it. Use that word, or add yours to "heater" in locales/glossary.json."
  `)
})

test('a longer term stands for the shorter one in it', () => {
  expect(said({ ...terms, ...fanSaying('Gübre bandı.', { en: 'A scraper.' }) })).toBe('')
  expect(said({ ...terms, ...fanSaying('Kutup.', { en: 'A pole.' }) })).toBe('')
  expect(said({ ...terms, ...fanSaying('Kalın bant.', { en: 'A scraper.' }) })).toMatchInlineSnapshot(`
    "locales/en/fan.json:6:15 warning glossary
    The glossary translates "bant" as "belt" in English; this text does not use it. Use that word, or add yours to "belt" in locales/glossary.json."
  `)
})

test('a term is the beginning of a word, and no address', () => {
  expect(said({ ...terms, ...fanSaying('[Abant](/folluk)', { en: '[A lake](/folluk)' }) })).toBe('')
})

test('a long form is not printed whole', () => {
  const terms = [{ id: 'grille', tr: ['ızgara'], en: ['x'.repeat(10_000)] }]
  expect(mistake(['locales/glossary.json', { terms }]).length).toBeLessThan(1000)
})
