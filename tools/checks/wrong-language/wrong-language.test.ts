import { expect, test } from 'vitest'
import { type Files, fanSaying, page, problemsOf, smallSite } from '../../../tests/engine/unit/site'
import { wrongLanguage } from '.'

const said = (files: Files) => problemsOf(files, [wrongLanguage])

test('Latin words in Arabic', () => {
  expect(said(fanSaying('Otomatik folluk.', { ar: 'عش automatic' }))).toMatchInlineSnapshot(`
    "locales/ar/fan.json:6:19 warning wrong-language
    The Arabic text has "automatic", which has letters that are not Arabic. Write it in this language. Is it a name? Then add it to "names" in locales/glossary.json."
  `)
})

test('a Latin letter that looks like a Cyrillic one', () => {
  const { languages, ...site } = JSON.parse(JSON.stringify(smallSite['pages/_site.json']))
  const russian = { code: 'ru', name: 'Русский', dir: 'ltr', flagPath: 'flag.svg' }
  const files = { 'pages/_site.json': { ...site, languages: [...languages, russian] } }
  expect(said({ ...files, ...fanSaying('Sensör.', { ru: 'Дaтчик.' }) })).toMatchInlineSnapshot(`
    "locales/ru/fan.json:6:15 warning wrong-language
    The Russian text has "Дaтчик", which has letters that are not Cyrillic. Write it in this language. Is it a name? Then add it to "names" in locales/glossary.json."
  `)
})

test('Arabic letters in English, and in the source', () => {
  expect(said(fanSaying('Folluk عش.', { en: 'A nest عش.' }))).toMatchInlineSnapshot(`
    "locales/en/fan.json:6:23 warning wrong-language
    The English text has "عش", which has letters that are not Latin. Write it in this language. Is it a name? Then add it to "names" in locales/glossary.json.

    pages/fan.json:8:23 warning wrong-language
    The Turkish text has "عش", which has letters that are not Latin. Write it in this language. Is it a name? Then add it to "names" in locales/glossary.json."
  `)
})

test('Turkish letters in English', () => {
  expect(said(fanSaying('Otomatik folluk.', { en: 'A nest of İzmir.' }))).toMatchInlineSnapshot(`
    "locales/en/fan.json:6:26 warning wrong-language
    The English text has "İzmir", which has Turkish letters. Write it in this language. Is it a name? Then add it to "names" in locales/glossary.json."
  `)
})

test('names, codes, units and addresses', () => {
  const ar = 'Örnek Sonomax AZM-100 RS485 NTC 10K 78 kg info@ornek.example [عش](/fan)'
  expect(said({ 'locales/glossary.json': { terms: [], names: ['Sonomax'] }, ...fanSaying('Folluk.', { ar }) })).toBe('')
})

test('words that were left in the language of the source are for another rule', () => {
  expect(said(fanSaying('Şık folluk', { en: 'Şık folluk' }))).toBe('')
})

test('a whole file in another language is one problem', () => {
  const texts = ['title', 'description'].map((field) => [field, 'Вентилятор для стен'] as const)
  const steps = ['one', 'two', 'three'].map((id) => ({ id, title: 'Adım' }))
  const files = {
    'pages/fan.json': page([{ type: 'steps', id: 'steps', items: steps }]),
    'locales/ar/fan.json': {
      ...Object.fromEntries(texts),
      blocks: { steps: { items: Object.fromEntries(steps.map(({ id }) => [id, { title: 'Один шаг' }])) } },
    },
  }
  expect(said(files)).toBe(
    'locales/ar/fan.json:1:1 warning wrong-language\nNearly all of the file is in letters that are not Arabic. Was the translation into another language copied here? It must be in Arabic.',
  )
})
