import { expect, test } from 'vitest'
import { mistake } from '../../../tests/engine/unit/mistakes'
import { problemsOf, smallSite } from '../../../tests/engine/unit/site'
import { unknownLanguage } from '.'

const site = 'pages/_site.json'

test('a language that was removed is named at its folder and once in the glossary', () => {
  const terms = [
    { id: 'fan', tr: ['fan'], en: ['fan'], ar: ['مروحة'] },
    { id: 'grille', tr: ['ızgara'], ar: ['شبكة'] },
  ]
  expect(mistake([`${site} languages 2`], ['locales/glossary.json', { terms }])).toMatchInlineSnapshot(`
    "locales/ar/_site.json:1:1 error unknown-language
      "ar" is not a language of the site, but the folder locales/ar is in it. Add it to "languages" in pages/_site.json, or delete locales/ar.
    locales/glossary.json:11:7 error unknown-language
      "ar" is not a language of the site. Choose one of: tr, en."
  `)
})

test('a language that a folder or a term only seems to have', () => {
  expect(mistake(['locales/zh_CN/fan.json', { title: 'Fan' }])).toMatchInlineSnapshot(`
    "locales/zh_CN/fan.json:1:1 error unknown-language
      "zh_CN" is not a language of the site, but the folder locales/zh_CN is in it. Add it to "languages" in pages/_site.json, or delete locales/zh_CN."
  `)
  const terms = [{ id: 'fan', tr: ['fan'], e: ['fan'] }]
  expect(mistake(['locales/glossary.json', { terms }])).toMatchInlineSnapshot(`
    "locales/glossary.json:8:7 error unknown-language
      "e" is not a language of the site. Did you mean "en"?"
  `)
})

test('wrong words in a language that the site does not have', () => {
  const glossary = { avoid: { eng: { 'from afar': 'remotely' } } }
  expect(problemsOf({ 'locales/glossary.json': { terms: [], ...glossary } }, [unknownLanguage])).toMatchInlineSnapshot(`
    "locales/glossary.json:4:5 error unknown-language
    "eng" is not a language of the site. Did you mean "en"?"
  `)
})

test('a folder in capitals is one problem, which no missing translation follows', () => {
  const named = (folder: string) => {
    const { 'locales/ar/_site.json': words, ...files } = smallSite
    return problemsOf({ ...files, 'locales/ar/_site.json': undefined, [`locales/${folder}/_site.json`]: words })
  }
  expect(named('AR')).toMatchInlineSnapshot(`
    "locales/AR/_site.json:1:1 error unknown-language
    "AR" is not a language of the site, but the folder locales/AR is in it. Rename the folder to locales/ar."
  `)
  expect(named('zz').match(/unknown-language|missing-translation/g)).toEqual([
    'unknown-language',
    'missing-translation',
  ])
})
