import { describe, expect, test } from 'vitest'
import { mistake } from '../../../tests/engine/unit/mistakes'
import { type Files, fanSaying, homeLinkingTo, page, problemsOf, smallSite } from '../../../tests/engine/unit/site'
import { translationNumber } from '.'

/**
 * Checks a text on a page of the small site, and its translation. Both are given as a language and a text.
 * @returns the problems that the rule finds
 */
function translated([lang, text]: Written, [to, translation]: Written, files: Files = {}): string {
  const { defaultLanguage: _, ...site } = smallSite['pages/_site.json'] as Record<string, unknown>
  const languages = [lang, to].map((code) => ({ code, name: code, dir: /^(?:ar|fa|he)$/.test(code) ? 'rtl' : 'ltr' }))
  return problemsOf(
    {
      ...homeLinkingTo('/fan'),
      'pages/_site.json': { ...site, languages, defaultLanguage: lang },
      'pages/fan.json': page([{ type: 'text', id: 'about', text }]),
      [`locales/${to}/fan.json`]: { blocks: { about: { text: translation } } },
      ...files,
    },
    [translationNumber],
  )
}

type Written = [language: string, text: string]

describe('nothing is said', () => {
  test.each<[what: string, Written, Written]>([
    ['of groups and decimals', ['tr', '1.250,5 kg'], ['en', '1,250.5 kg']],
    ['of groups with spaces', ['fr', '12 400 m³/h'], ['de', '12.400 m³/h']],
    ['of Indian groups', ['en', '150,000 litres'], ['hi', '1,50,000 लीटर']],
    ['of digits of their own', ['en', 'Since 1998, 1,250.5 m'], ['fa', 'از ۱۹۹۸، ۱٬۲۵۰٫۵ متر']],
    ['of wide digits', ['en', '450 birds'], ['ja', '４５０羽']],
    ['of their order', ['tr', '7/24 çalışır, 61,5 cm'], ['en', '24/7 at 61.5 cm']],
    ['of small numbers in words', ['tr', '3. sınıf, 12 kişi'], ['en', 'Third year, twelve people']],
    ['of round numbers in words', ['en', '2,000,000 birds, 500 a day'], ['tr', 'İki milyon kuş, günde beş yüz']],
    ['of a thousand as a word', ['en', 'From 250,000 euros, 2.5 million sold'], ['ja', '25万ユーロから、250万個販売']],
    ['of halves', ['en', '2½ hours, 0.5 litre'], ['de', '2,5 Stunden, ein halber Liter']],
    [
      'of names with a version',
      ['en', 'ISO 9001:2015, TLS 1.3, HTTP/2, v1.2.3'],
      ['de', 'ISO 9001:2015, TLS 1.3, HTTP/2, v1.2.3'],
    ],
    ['of versions with endings', ['en', 'WCAG 2.2 and Python 3.12'], ['tr', 'WCAG 2.2’ye ve Python 3.12’ye göre']],
    ['of versions', ['en', 'WCAG 2.2, Python 3.12, macOS 10.15.7'], ['de', 'WCAG 2.2, Python 3.12, macOS 10.15.7']],
    ['of versions with three decimals', ['en', 'Node 22.100'], ['de', 'Node 22.100']],
    ['of models', ['en', 'The V600, the H66 and the AZM-100'], ['de', 'V 600, die H66 und die AZM-100']],
    ['of dates', ['en', '06/05/2024, open 9 to 5'], ['de', '6. Mai 2024, offen von neun bis fünf']],
    ['of dates in another order', ['en', 'June 5, 2024'], ['de', '05.06.2024']],
    ['of hours', ['en', '3 pm to 8:30 pm'], ['fr', '15:00 à 20h30']],
    ['of hours with a point', ['fi', 'klo 8.30–16.30'], ['en', 'half past eight to 4:30 pm']],
    ['of years of a season', ['en', 'Season 2024/25'], ['de', 'Saison 2024/2025']],
    ['of other calendars', ['en', 'Founded in 1998'], ['th', 'ก่อตั้งในปี 2541']],
    ['of ranges', ['en', '200-250 g, 18–24 °C'], ['de', '200 bis 250 g, 18 – 24 °C']],
    ['of signs of percent', ['en', 'up to 35%'], ['tr', '%35’e kadar']],
    ['of ordinals', ['en', 'The 21st century, the 150th bicycle'], ['fr', 'Le XXIe siècle, le 150e vélo']],
    ['of time in other units', ['en', 'For 36 months, within 48 hours'], ['de', '3 Jahre lang, binnen 2 Tagen']],
    ['of two weeks', ['en', '2 weeks'], ['fr', '15 jours']],
    ['of other units', ['en', '120 cm, 1,500 g'], ['de', '1,2 m, 1,5 kg']],
    ['of units of America', ['en', '350 °F, 6,500 sq ft'], ['de', '180 °C, 600 m²']],
    ['of prices in two currencies', ['en', 'From $49'], ['de', 'Ab 45 €']],
    ['of numbers of telephones', ['en', 'Call +90 236 123 45 67'], ['tr', 'Arayın: (0236) 123 45 67']],
    ['of addresses', ['en', 'See www.firm.example/2024'], ['de', 'Siehe www.firm.example']],
    ['of Chinese characters', ['en', 'In 2026'], ['zh', '二〇二六年']],
    ['of what is said once', ['en', '125 kg here, 125 kg there'], ['de', 'Hier wie dort 125 kg']],
  ])('%s', (_, source, translation) => {
    expect(translated(source, translation)).toBe('')
    expect(translated(translation, source)).toBe('')
  })
})

describe('said is', () => {
  test.each<[what: string, Written, Written, said: string]>([
    ['another weight', ['en', 'It weighs 25 kg.'], ['de', 'Er wiegt 52 kg.'], '52 here, 25 in English'],
    ['a small one with its unit', ['en', '0.5 l'], ['de', '0,6 l'], '0.6 here, 0.5 in English'],
    ['another year', ['tr', '1998’den beri'], ['en', 'Since 1989'], '1989 here, 1998 in Turkish'],
    ['a year that is missing', ['tr', '1998’den beri'], ['en', 'For long'], 'none here, 1998 in Turkish'],
    ['ten times as much', ['tr', '250 kg'], ['en', '2500 kg'], '2500 here, 250 in Turkish'],
    ['thousands as decimals', ['tr', '42.000 tavuk'], ['en', '42.000 hens'], '42 here, 42000 in Turkish'],
    ['another price', ['en', '$49'], ['de', '94 $'], '94 here, 49 in English'],
    ['another number of Arabic digits', ['en', '45 birds'], ['fa', '۵۴ پرنده'], '54 here, 45 in English'],
  ])('%s', (_, source, translation, said) => {
    expect(translated(source, translation)).toMatch(`The digits differ in value: ${said}.`)
  })
})

test('it is a warning that names how digits are written, and its way out', () => {
  expect(translated(['tr', '1350 fan'], ['en', '1530 fans'])).toMatchInlineSnapshot(`
    "locales/en/fan.json:4:15 warning translation-number
    The digits differ in value: 1530 here, 1350 in Turkish. In English, 1000.5 is written 1,000.5. Is it right? Then add { "file": "locales/en/fan.json", "key": "blocks.about.text", "words": "1530 fans", "why": "…" } to "meant" in locales/glossary.json."
  `)
})

describe('numbers that are meant', () => {
  const meaning = (words: string, more: object = {}) => {
    const entry = { file: 'locales/en/fan.json', key: 'blocks.about.text', words, why: 'Others are sold there.' }
    return { 'locales/glossary.json': { terms: [], meant: [{ ...entry, ...more }] } }
  }
  const said = (turkish: string, english: string, files: Files) => translated(['tr', turkish], ['en', english], files)

  test.each<[what: string, turkish: string, english: string, words: string]>([
    ['one number', '350 fan', '450 fans', '450 fans'],
    ['a number that is missing', '1998’den beri', 'For long', '1998'],
    ['a number of the source', '12.400 m³/h', '13,600 m³/h', '12.400 m³'],
    ['a whole text', '350 fan, 25 kg', '450 fans, 52 kg', '450 fans, 52 kg'],
  ])('%s', (_, turkish, english, words) => {
    expect(said(turkish, english, {})).not.toBe('')
    expect(said(turkish, english, meaning(words))).toBe('')
  })

  test.each<[what: string, turkish: string, english: string, words: string, more?: object]>([
    ['another number', '350 fan', '451 fans', '450 fans'],
    ['a number next to one that is meant', '3 ayak, 25 kg', '3 legs, 52 kg', '3'],
    ['another number of the same text', '350 fan, 25 kg', '450 fans, 52 kg', '450 fans'],
    ['a number whose digits are meant', '25 kg', '52 kg', '2'],
    ['the same number in another text', '25 kg', '52 kg', '52 kg', { key: 'blocks.about.title' }],
    ['the same number on another page', '25 kg', '52 kg', '52 kg', { file: 'locales/en/index.json' }],
    ['the same number in another language', '25 kg', '52 kg', '52 kg', { file: 'locales/ar/fan.json' }],
  ])('but not %s', (_, turkish, english, words, more) => {
    expect(said(turkish, english, meaning(words, more))).not.toBe('')
  })
})

test('digits of their own where a site writes others', () => {
  expect(problemsOf(fanSaying('25 kuş', { ar: '٢٥ طائرا' }), [translationNumber])).toMatchInlineSnapshot(`
    "locales/ar/fan.json:6:15 warning translation-number
    Numbers in Arabic are written with the digits 0-9 here, not "٢٥". Write 0 1 2 3 4 5 6 7 8 9."
  `)
})

test('numbers that changed in the source are one problem, there', () => {
  expect(mistake(['pages/fan.json blocks 0 text', 'Fan 30 kg ağırlığındadır. [Ana sayfa](/)'])).toMatchInlineSnapshot(`
    "pages/fan.json:9:15 warning translation-number
      The digits differ in value: 30 here, 25 in English and Arabic. If it is right here, correct it in locales/{en,ar}/fan.json too. Is it right? Then add { "file": "pages/fan.json", "key": "blocks.about.text", "words": "30 kg", "why": "…" } to "meant" in locales/glossary.json."
  `)
  expect(mistake(['locales/en/fan.json blocks about text', 'It weighs 30 kg. [Home](/)'])).toMatchInlineSnapshot(`
    "locales/en/fan.json:7:15 warning translation-number
      The digits differ in value: 30 here, 25 in Turkish. In English, 1000.5 is written 1,000.5. Is it right? Then add { "file": "locales/en/fan.json", "key": "blocks.about.text", "words": "30 kg", "why": "…" } to "meant" in locales/glossary.json."
  `)
})

test('numbers that are part of a code or a name are no figures', () => {
  const both = (turkish: string, other: string) => translated(['tr', turkish], ['en', other])
  expect(both('3D çizim, H2O, 4x4 ve Covid-19', 'A drawing of water')).toBe('')
  expect(both('25kg', '25 kg')).toBe('')
})
