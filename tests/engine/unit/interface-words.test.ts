import { readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { describe, expect, test } from 'vitest'
import english from '../../../schema/words/en.json'
import { localizePage } from '../../../tools/content/localize/localize'
import {
  effectiveWords,
  engineUnits,
  engineWords,
  interfaceWords,
  missingInterfaceWords,
} from '../../../tools/content/read/interface-words'
import { createTranslator } from '../../../tools/content/read/words'
import { readSchemas } from '../../../tools/files/files'
import { homeLinkingTo, page, problemsOf, siteOf, withLanguage } from './site'

const languages = globSync('schema/words/*.json').map((file) => file.slice('schema/words/'.length, -'.json'.length))

describe('the words of the engine', () => {
  test.each(languages)('%s has every word, with the placeholders of English', (language) => {
    const words = engineWords(language)
    expect(words).toBeDefined()
    expect(missingInterfaceWords('xx', words)).toEqual([])
    const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort()
    const translator = createTranslator({ locales: new Map() })
    for (const [key, text] of interfaceWords)
      expect([key, placeholders(translator.shared(key, [language]).text)]).toEqual([key, placeholders(text)])
    const { units, ...rest } = { units: {}, ...words }
    expect(Object.keys(rest)).toEqual(Object.keys(english))
    expect(Object.entries(units).filter(([name, word]) => name === word)).toEqual([])
  })
  test('are those of the contract', () => {
    const { properties = {} } = readSchemas()['common.json'] ?? {}
    type Words = { properties?: Record<string, Words> }
    const keysIn = ({ properties }: Words, name: string): string[] =>
      properties ? Object.entries(properties).flatMap(([key, words]) => keysIn(words, `${name}.${key}`)) : [name]
    const keys = Object.entries<Words>(properties).flatMap(([name, words]) => keysIn(words, name))
    expect(keys.filter((key) => key !== '$schema' && !/^units\b/.test(key))).toEqual([...interfaceWords.keys()])
  })
  test('are found by the exact tag, else by a shorter one', () => {
    expect(engineWords('de-CH')).toBe(engineWords('de'))
    expect(engineWords('fil')).toBeUndefined()
    expect(engineUnits).toContain('m³/h')
  })
})

describe('the words of a language', () => {
  test('are the engine’s, with what the site says differently, and English where there are none', () => {
    expect(effectiveWords('de').search.close).toBe('Suche schließen')
    const words = effectiveWords('fil', { search: { label: 'Maghanap', close: ' ' } }, { search: { more: 'Iba pa' } })
    expect(words.search).toEqual({ ...english.search, label: 'Maghanap', more: 'Iba pa' })
  })
  test('are English in one piece from left to right where lines run from right to left', () => {
    const words = effectiveWords('he', { search: { label: 'חיפוש' } })
    expect(words.invite).toBe(`\u2066${english.invite}\u2069`)
    expect(words.search).toMatchObject({ label: 'חיפוש', close: `\u2066${english.search.close}\u2069` })
    expect(effectiveWords('ar')).toEqual(engineWords('ar'))
  })
  test('never change the kind of a word', () => {
    const { units, ...words } = {
      units: {},
      ...effectiveWords('fil', { $schema: '…', search: 'no group', home: { no: 'word' } }),
    }
    expect(words).toEqual(english)
  })
})

test('on a page: a shared word with its language, and units by their own name', () => {
  const row = (id: string, unit: string) => ({ id, label: 't:show-on-map', value: { value: 2, unit } })
  const table = { type: 'spec-table', id: 'specs', title: 't:sizes', rows: [row('a', 'm³/h'), row('b', 'crate')] }
  const site = siteOf({
    ...withLanguage('fi'),
    ...homeLinkingTo('/fan'),
    'locales/tr/common.json': { sizes: 'Ölçüler', units: { crate: 'kasa' } },
    'locales/fi/fan.json': { title: 'Puhallin', description: '…' },
    'pages/fan.json': page([table]),
  })
  const fan = site.pages.find(({ slug }) => slug === 'fan')
  const firstBlock = (language: string) => fan && localizePage(site, fan, language, createTranslator(site)).blocks[0]
  const figure = (unit: string) => ({ kind: 'figure', number: '2', unit })
  expect(firstBlock('fi')).toMatchObject({
    title: { text: 'Ölçüler', lang: 'tr', dir: 'ltr' },
    labels: { none: 'none' },
    rows: [
      { label: { text: 'Show on a map', lang: 'en', dir: 'ltr' }, value: figure('m³/h') },
      { value: figure('crate') },
    ],
  })
  expect(firstBlock('tr')).toMatchObject({
    title: 'Ölçüler',
    rows: [{ label: 'Haritada göster', value: figure('m³/saat') }, { value: figure('kasa') }],
  })
})

describe('what is wrong with common.json', () => {
  const en = (json: object) => problemsOf({ 'locales/en/common.json': json })
  test('nothing is: it may change words, add units and words of its own', () => {
    const ownWords = { menu: { open: 'Go' }, units: { crate: 'box', HP: 'hp' } }
    expect(
      problemsOf({
        'locales/tr/common.json': { ...ownWords, sizes: { wide: 'Geniş' } },
        'locales/en/common.json': { ...ownWords, sizes: { wide: 'Wide' } },
        'locales/ar/common.json': { sizes: { wide: 'عريض' } },
      }),
    ).toBe('')
  })
  test('a wrong type, and words of nothing', () => {
    expect(en({ home: 3, search: { label: '  ' }, units: { crate: '' } })).toMatchInlineSnapshot(`
      "locales/en/common.json:2:11 error wrong-type
      "home" of the list of shared words must be text in double quotes, but is a number. Write "3".

      locales/en/common.json:4:14 error invisible-character
      This text has only spaces. Write something that can be seen, or remove the field.

      locales/en/common.json:7:14 error too-short
      "units.crate" of the list of shared words is empty. The name of the unit in this language."
    `)
    expect(en({ search: 'Search' })).toMatchInlineSnapshot(`
      "locales/en/common.json:2:13 error wrong-type
      "search" of the list of shared words must be an object in { }, but is text. Words of the search."
    `)
    expect(en({ sizes: { wide: true } })).toMatchInlineSnapshot(`
      "locales/en/common.json:3:13 error wrong-type
      "sizes.wide" of the list of shared words must be text in double quotes or an object in { }, but is true or false. Write "true"."
    `)
  })
  test('a name that no page could use', () => {
    expect(en({ 'sizes.wide': 'Wide' })).toMatchInlineSnapshot(`
      "locales/en/common.json:2:3 error wrong-value
      "sizes.wide" in the list of shared words cannot be a name. A name has lowercase letters, digits and hyphens."
    `)
  })
})

test('examples of the contract use words of no site', () => {
  const used = [...readFileSync('schema/README.md', 'utf8').matchAll(/"t:([\w.-]+)"/g)].map(([, key = '']) => key)
  expect(used.filter((key) => !interfaceWords.has(key) && !/^(group\.)?key$/.test(key))).toEqual([])
})
