import fc from 'fast-check'
import { expect, test } from 'vitest'
import { directionOf, fold, isKnownLanguage, languageName, scriptOf } from '../../../tools/content/language/language'
import { localizePage } from '../../../tools/content/localize/localize'
import { createTranslator } from '../../../tools/content/read/words'
import { createDocuments } from '../../../tools/html/document'
import { wholeRubik } from '../../../tools/html/fonts'
import { shareAcross } from '../../../tools/html/shared'
import { problemsOf, siteOf, smallSite } from './site'

const settings = smallSite['pages/_site.json'] as { languages: object[] }
const siteFile = (...more: object[]) => ({ ...settings, languages: [...settings.languages, ...more] })
const brazil = { code: 'pt-BR', name: 'Português', dir: 'ltr' }

test('a language has a name, a script and a direction', () => {
  const codes = ['tr', 'pt-BR', 'zh-Hant', 'fil', 'sr-Latn', 'he', 'ur', 'dv', 'ja', 'xx', 'pt_BR', 'iw', '']
  expect(
    codes.map((code) =>
      [code, languageName(code), scriptOf(code), directionOf(code), isKnownLanguage(code)].join(' · '),
    ),
  ).toMatchInlineSnapshot(`
    [
      "tr · Turkish · Latn · ltr · true",
      "pt-BR · Brazilian Portuguese · Latn · ltr · true",
      "zh-Hant · Traditional Chinese · Hant · ltr · true",
      "fil · Filipino · Latn · ltr · true",
      "sr-Latn · Serbian (Latin) · Latn · ltr · true",
      "he · Hebrew · Hebr · rtl · true",
      "ur · Urdu · Arab · rtl · true",
      "dv · Divehi · Thaa · rtl · true",
      "ja · Japanese · Jpan · ltr · true",
      "xx · xx · Latn · ltr · false",
      "pt_BR · pt_BR · Latn · ltr · false",
      "iw · Hebrew · Hebr · rtl · false",
      " ·  · Latn · ltr · false",
    ]
  `)
  expect(languageName('en', 'language', 'pt-BR')).toBe('inglês')
})

test('a code of two letters is known where it has a name', () => {
  const letters = Array.from('abcdefghijklmnopqrstuvwxyz')
  const codes = letters.flatMap((first) => letters.map((second) => first + second))
  const isNamed = (code: string) => Intl.getCanonicalLocales(code)[0] === code && languageName(code) !== code
  expect(codes.filter(isKnownLanguage)).toEqual(codes.filter(isNamed))
})

test('nothing that is written for a language makes them fail', () => {
  fc.assert(
    fc.property(fc.string(), (tag) => {
      languageName(tag)
      languageName('en', 'language', tag)
      fold(tag, tag)
      isKnownLanguage(tag)
      return ['ltr', 'rtl'].includes(directionOf(tag))
    }),
  )
})

test('marks on letters count where they make other letters', () => {
  expect(fold('ガ Ёлка ปู é שָׁלוֹם', 'ja')).toBe('ガ ёлка ปู é שָׁלוֹם')
  expect(fold('שָׁלוֹם', 'he')).toBe('שלום')
  expect(fold('ปู', 'th')).toBe('ปู')
})

test('a code that is written otherwise is corrected', () => {
  const first = (code: string) => problemsOf({ 'pages/_site.json': siteFile({ ...brazil, code }) }).split('\n')[1]
  expect(['PT-br', 'pt_BR', 'portuguese'].map(first)).toMatchInlineSnapshot(`
    [
      ""code" of entry 4 in "languages" of the site cannot be "PT-br". Did you mean "pt-BR"?",
      ""code" of entry 4 in "languages" of the site cannot be "pt_BR". Did you mean "pt-BR"?",
      ""code" of entry 4 in "languages" of the site cannot be "portuguese". The code of the language (BCP 47), such as "tr", "pt-BR" or "zh-Hant". Addresses in this language begin with the code.",
    ]
  `)
})

test('a document in a language with a region names it everywhere, and shows it without a flag', () => {
  const site = siteOf({
    'pages/_site.json': siteFile(brazil),
    'locales/pt-BR/index.json': { title: 'Início' },
  })
  const translator = createTranslator(site)
  const shared = shareAcross(site, translator, '', { scripts: [''], styles: [], print: '' }, [wholeRubik()])
  const home = site.pages.find(({ name }) => name === 'index')
  if (!home) throw new Error('The small site has a home page.')
  const html = createDocuments(shared, []).render(localizePage(site, home, 'pt-BR', translator), 'pt-BR', 'default')
  expect(html).toMatch(/^<!doctype html><html lang="pt-BR" dir="ltr">/)
  expect(html).toContain('<link rel="canonical" href="https://www.ornek.example/pt-BR">')
  expect(html).toContain('hreflang="pt-BR" href="https://www.ornek.example/pt-BR"')
  expect(html.match(/<a href="\/pt-BR" hrefLang.*?<\/a>/i)?.[0]).toMatchInlineSnapshot(
    `"<a href="/pt-BR" hrefLang="pt-BR" lang="pt-BR" title="Português" aria-label="Português" aria-current="true">PT-BR</a>"`,
  )
})
