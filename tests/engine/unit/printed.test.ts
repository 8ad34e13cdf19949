import { describe, expect, test } from 'vitest'
import { contentKey, pdfDocumentsOf } from '../../../tools/assets/pdf-documents'
import { localizeSite } from '../../../tools/content/localize/localize'
import { createTranslator } from '../../../tools/content/read/words'
import { type Files, page, problemsOf, siteOf, smallSite } from './site'

const notice = page([{ type: 'text', id: 'scope', text: 'Bu metin 6698 sayılı kanuna dayanır.' }], {
  languages: ['tr', 'en'],
  fallback: 'none',
})
const english = {
  title: 'Notice',
  description: 'A notice, in which visitors of the small site read what becomes of their data.',
  blocks: { scope: { text: 'This text follows Law no. 6698.' } },
}
const files: Files = { 'pages/_documents/notice.json': notice, 'locales/en/_documents/notice.json': english }

describe('a page under pages/_documents', () => {
  test('is no route, and is wanted in its own languages only', () => {
    expect(problemsOf(files)).toBe('')
    const site = siteOf(files)
    expect(site.pages.map(({ name }) => name)).toEqual(['_not-found', 'index'])
    expect(pdfDocumentsOf(site, createTranslator(site)).map(({ file }) => file)).toEqual([
      'documents/tr/notice.pdf',
      'documents/en/notice.pdf',
    ])
  })
  test('is checked like any page', () => {
    const broken = page([{ type: 'text', id: 'scope', text: '[Kanun](/law), 6698', confirm: 'Is that so?' }], {
      languages: ['tr', 'en', 'fr'],
      fallback: 'none',
    })
    expect(problemsOf({ ...files, 'pages/_documents/notice.json': broken })).toMatchInlineSnapshot(`
      "pages/_documents/notice.json:8:24 error dead-link
      The link "/law" leads to a page that does not exist. Was the page renamed or deleted? Link to another page, or remove the link.

      pages/_documents/notice.json:15:5 error unknown-name
      There is no language "fr" in pages/_site.json. Choose one of: tr, en, ar."
    `)
  })
  test('shows media like any page', () => {
    const pictured = page([{ type: 'gallery', id: 'views', images: [{ id: 'front', src: 'roof.svg', alt: 'Fan' }] }], {
      languages: ['tr'],
      fallback: 'none',
    })
    expect(problemsOf({ 'pages/_documents/notice.json': pictured }, undefined, ['roof.svg'])).toBe('')
    expect(problemsOf({ 'pages/_documents/notice.json': pictured })).toContain('missing-media')
  })
  test('links to its own blocks', () => {
    const linking = (href: string) =>
      problemsOf({
        'pages/_documents/notice.json': page([{ type: 'text', id: 'scope', text: `Bkz. [kapsam](${href}).` }]),
      })
    expect(linking('#scope')).not.toContain('dead-link')
    expect(linking('#none')).toContain(
      'The link "#none" leads to a block that is not shown on pages/_documents/notice.json.',
    )
  })
  test('that is no JSON is reported once, and its translations are left alone', () => {
    const problems = problemsOf({ ...files, 'pages/_documents/notice.json': '{' })
    expect(problems).toContain('pages/_documents/notice.json')
    expect(problems).not.toContain('locales/en/_documents/notice.json')
  })
  test('lacks a language', () => {
    expect(problemsOf({ 'pages/_documents/notice.json': notice })).toMatchInlineSnapshot(`
      "pages/_documents/notice.json:2:12 warning missing-translation
      There is no English (en) translation; it is not printed in that language. Write locales/en/_documents/notice.json."
    `)
  })
})

describe('the key of a document', () => {
  const keyOf = (changes: Files) => {
    const site = siteOf({ ...files, ...changes })
    const translator = createTranslator(site)
    return pdfDocumentsOf(site, translator).map((pdf) => contentKey(site, pdf, translator))
  }
  test('is its own in every language, and changes with what it says', () => {
    const [tr, en] = keyOf({})
    expect(tr).not.toBe(en)
    const words = { ...english, blocks: { scope: { text: 'This text follows the Law no. 6698.' } } }
    expect(keyOf({ 'locales/en/_documents/notice.json': words })).toEqual([tr, expect.not.stringContaining(en ?? '')])
  })
  test('changes with the company', () => {
    const site = { ...Object(smallSite['pages/_site.json']), legalName: 'Başka AŞ' }
    const [tr, en] = keyOf({})
    expect(keyOf({ 'pages/_site.json': site })).toEqual([
      expect.not.stringContaining(tr ?? ''),
      expect.not.stringContaining(en ?? ''),
    ])
  })
})

test('the privacy document is that of the language, else of the fallback', () => {
  const json = JSON.parse(JSON.stringify(smallSite['pages/_site.json']))
  json.consent.document.push({ language: 'en', src: 'en/notice.pdf' })
  const site = siteOf({ 'pages/_site.json': json }, ['en/notice.pdf'])
  const addressIn = (language: string) => localizeSite(site, language, createTranslator(site)).consent?.document.href
  expect(['tr', 'en', 'ar'].map(addressIn)).toEqual([
    '/assets/notice.pdf',
    '/assets/en/notice.pdf',
    '/assets/en/notice.pdf',
  ])
})
