import { describe, expect, test } from 'vitest'
import { checks } from '../../../tools/checks'
import { type Files, homeLinkingTo, page, problemsOf, smallSite } from './site'

/** A page with these words, and its translations. */
const fan = (text: string, translations: Record<string, string>): Files => ({
  ...homeLinkingTo('/fan'),
  'pages/fan.json': page([{ type: 'text', id: 'about', text }]),
  ...Object.fromEntries(
    Object.entries(translations).map(([language, text]) => [
      `locales/${language}/fan.json`,
      { title: '…', description: '…', blocks: { about: { text } } },
    ]),
  ),
})

const run = (code: string, files: Files) =>
  problemsOf(
    files,
    checks.filter((check) => check.code === code),
  )

const glossary: Files = {
  'locales/glossary.json': {
    names: ['Sonomax'],
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

describe('glossary', () => {
  test('another word for a term', () => {
    expect(
      run('glossary', { ...glossary, ...fan('Otomatik folluğun perdesi.', { en: 'The curtain of the box.' }) }),
    ).toMatchInlineSnapshot(`
      "locales/en/fan.json:6:15 warning glossary
      The glossary translates "folluk" as "nest" in English; this text uses another word. Use that word, or add yours to "nest" in locales/glossary.json."
    `)
  })
  test('letters as their language folds them, and Arabic without its marks', () => {
    const text = fan('ISITICI ve folluk.', { en: 'HEATER and Nests.', ar: 'سخان وَأَعْشَاش.' })
    expect(run('glossary', { ...glossary, ...text })).toBe('')
    expect(run('glossary', { ...glossary, ...fan('ISITICI.', { en: 'A stove.' }) })).toMatchInlineSnapshot(`
      "locales/en/fan.json:6:15 warning glossary
      The glossary translates "ısıtıcı" as "heater" in English; this text uses another word. Use that word, or add yours to "heater" in locales/glossary.json."
    `)
  })
  test('a longer term stands for the shorter one in it', () => {
    expect(run('glossary', { ...glossary, ...fan('Gübre bandı.', { en: 'A scraper.' }) })).toBe('')
    expect(run('glossary', { ...glossary, ...fan('Kutup.', { en: 'A pole.' }) })).toBe('')
    expect(run('glossary', { ...glossary, ...fan('Kalın bant.', { en: 'A scraper.' }) })).toMatchInlineSnapshot(`
      "locales/en/fan.json:6:15 warning glossary
      The glossary translates "bant" as "belt" in English; this text uses another word. Use that word, or add yours to "belt" in locales/glossary.json."
    `)
  })
  test('a term is the beginning of a word, and no address', () => {
    expect(run('glossary', { ...glossary, ...fan('[Abant](/folluk)', { en: '[A lake](/folluk)' }) })).toBe('')
  })
  test('a language that the site does not have', () => {
    const terms = [{ id: 'nest', tr: ['folluk'], eng: ['nest'] }]
    expect(run('unknown-language', { 'locales/glossary.json': { terms } })).toMatchInlineSnapshot(`
      "locales/glossary.json:8:7 error unknown-language
      "eng" is not a language of the site, but a term of locales/glossary.json is in it. Did you mean "en"?"
    `)
  })
  test('a row that is none', () => {
    expect(
      run('glossary', { 'locales/glossary.json': { terms: [{ id: 'nest', tr: 'folluk' }] } }),
    ).toMatchInlineSnapshot(`
      "locales/glossary.json:5:13 error wrong-type
      "tr" of "nest" in "terms" of the glossary must be a list in [ ], but is text. Write ["folluk"]."
    `)
  })
})

describe('letters', () => {
  test('Latin words in Arabic', () => {
    expect(run('wrong-language', fan('Otomatik folluk.', { ar: 'عش automatic' }))).toMatchInlineSnapshot(`
      "locales/ar/fan.json:6:15 warning wrong-language
      The Arabic text has "automatic", which has letters that are not Arabic. Write it in this language. Is it a name? Then add it to "names" in locales/glossary.json."
    `)
  })
  test('a Latin letter that looks like a Cyrillic one', () => {
    const { languages, ...site } = JSON.parse(JSON.stringify(smallSite['pages/_site.json']))
    const russian = { code: 'ru', name: 'Русский', dir: 'ltr', flagPath: 'flag.svg' }
    const files = { 'pages/_site.json': { ...site, languages: [...languages, russian] } }
    expect(run('wrong-language', { ...files, ...fan('Sensör.', { ru: 'Дaтчик.' }) })).toMatchInlineSnapshot(`
      "locales/ru/fan.json:6:15 warning wrong-language
      The Russian text has "Дaтчик", which has letters that are not Cyrillic. Write it in this language. Is it a name? Then add it to "names" in locales/glossary.json."
    `)
  })
  test('Arabic letters in English, and in the source', () => {
    expect(run('wrong-language', fan('Folluk عش.', { en: 'A nest عش.' }))).toMatchInlineSnapshot(`
      "locales/en/fan.json:6:15 warning wrong-language
      The English text has "عش", which has letters that are not Latin. Write it in this language. Is it a name? Then add it to "names" in locales/glossary.json.

      pages/fan.json:8:15 warning wrong-language
      The Turkish text has "عش", which has letters that are not Latin. Write it in this language. Is it a name? Then add it to "names" in locales/glossary.json."
    `)
  })
  test('Turkish letters in English', () => {
    expect(run('wrong-language', fan('Otomatik folluk.', { en: 'A nest of İzmir.' }))).toMatchInlineSnapshot(`
      "locales/en/fan.json:6:15 warning wrong-language
      The English text has "İzmir", which has Turkish letters. Write it in this language. Is it a name? Then add it to "names" in locales/glossary.json."
    `)
  })
  test('names, codes, units and addresses', () => {
    const ar = 'Örnek Sonomax AZM-100 RS485 NTC 10K 78 kg info@ornek.example [عش](/fan)'
    expect(run('wrong-language', { ...glossary, ...fan('Folluk.', { ar }) })).toBe('')
  })
})

describe('numbers', () => {
  test('that differ', () => {
    expect(
      run('translation-number', fan('1.500 m, 0,5 l ve 08:00-18:00', { en: '1,500 m, 0.6 l and 08:00–18:00' })),
    ).toMatchInlineSnapshot(`
      "locales/en/fan.json:6:15 warning translation-number
      The digits differ in value: 0.6 here, 0.5 in Turkish. In English, 1000.5 is written 1,000.5. Is it right? Then add { "language": "en", "words": "0.6 l", "why": "…" } to "meant" in locales/glossary.json."
    `)
  })
  test('that each language writes in its own way, and orders as it likes', () => {
    const text = fan('7/24 çalışır, 150.000 kcal, 61,5 cm', { en: '24/7 at 61.5 cm and 150,000 kcal' })
    expect(run('translation-number', text)).toBe('')
  })
  test('in digits of their own', () => {
    expect(run('translation-number', fan('25 kuş', { ar: '٢٥ طائرا' }))).toMatchInlineSnapshot(`
      "locales/ar/fan.json:6:15 warning translation-number
      Numbers in Arabic are written with the digits 0-9 here, not "٢٥". Write 0 1 2 3 4 5 6 7 8 9."
    `)
  })
})

test('placeholders that differ', () => {
  const files = {
    'locales/tr/common.json': { sizes: { range: '{from} ile {to} arası' } },
    'locales/en/common.json': { sizes: { range: 'Between {from} and {until}' } },
  }
  expect(run('translation-placeholder', files)).toMatchInlineSnapshot(`
    "locales/en/common.json:3:14 error translation-placeholder
    The placeholders differ: {from} and {until} here, {from} and {to} in Turkish. Copy them letter by letter; they are replaced when the page is shown."
  `)
})

test('links that differ', () => {
  expect(
    run('translation-link', fan('[Ana sayfa](/) ve [yazın](/#welcome)', { en: '[Home](/en) and [write](/#welcome)' })),
  ).toMatchInlineSnapshot(`
    "locales/en/fan.json:6:15 error translation-link
    The links differ: "/#welcome" and "/en" here, "/" and "/#welcome" in Turkish. Copy the addresses, without a language in front."
  `)
})

test('words left as they were; names and codes may be', () => {
  expect(run('untranslated', fan('Otomatik folluk', { en: 'Otomatik folluk' }))).toMatchInlineSnapshot(`
    "locales/en/fan.json:6:15 warning untranslated
    These words are Turkish, not English. Translate them, or remove the line: visitors then see another language, marked as such. Is it right? Then add { "language": "en", "words": "Otomatik folluk", "why": "…" } to "meant" in locales/glossary.json."
  `)
  expect(run('untranslated', { ...glossary, ...fan('Sonomax AZM-100', { en: 'Sonomax AZM-100' }) })).toBe('')
  expect(run('wrong-language', fan('Şık folluk', { en: 'Şık folluk' }))).toBe('')
})

test('titles and descriptions that search engines cannot use', () => {
  const title = 'Uzun kümeslerde boydan boya hava akımı kuran galvaniz gövdeli tünel fanı'
  const again = page([{ type: 'text', id: 'about', text: 'Sözler' }], { title: 'Ana sayfa' })
  const files = {
    'pages/fan.json': page([{ type: 'text', id: 'about', text: 'Sözler' }], { title, description: 'Fan.' }),
  }
  const tooLong = page([{ type: 'text', id: 'about', text: 'Sözler' }], {
    title: 'Uzun',
    description: 'söz '.repeat(50),
  })
  expect(run('seo-length', { ...files, 'pages/long.json': tooLong, 'pages/zan.json': again })).toMatchInlineSnapshot(`
    "pages/fan.json:2:12 warning seo-length
    The title is 72 letters wide; search results show 60. Shorten it.

    pages/fan.json:3:18 warning seo-length
    The description is 4 letters wide, which says little. Say what the visitor finds here.

    pages/long.json:3:18 warning seo-length
    The description is 200 letters wide; search results show 160. Shorten it.

    pages/zan.json:2:12 warning seo-length
    The title is the same as that of pages/index.json. Visitors cannot tell the two apart: make each specific."
  `)
})
