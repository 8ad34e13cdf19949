import { expect, test } from 'vitest'
import { mistake } from '../../../tests/engine/unit/mistakes'
import { fanWith, page, problemsOf, smallSite, twoBrands } from '../../../tests/engine/unit/site'
import { unknownName } from '.'

test('a language, a field of activity and a contact that do not exist', () => {
  const blocks = [
    { type: 'contact-list', id: 'contacts', contacts: ['male'] },
    { type: 'card-grid', id: 'cards', cards: [{ id: 'fan', title: 'Fan', field: 'fan' }] },
  ]
  expect(problemsOf(fanWith(blocks, { fallback: ['eng'] }), [unknownName])).toMatchInlineSnapshot(`
    "pages/fan.json:9:9 error unknown-name
    There is no contact "male" in pages/_site.json. Choose one of: mail, switchboard.

    pages/fan.json:19:20 error unknown-name
    There is no field of activity "fan" in pages/_site.json. Did you mean "fans"?

    pages/fan.json:25:5 error unknown-name
    There is no language "eng" in pages/_site.json. Did you mean "en"?"
  `)
})

test('contacts that brands have of their own are offered once', () => {
  const files = twoBrands({ contacts: [{ id: 'mail', kind: 'mail', label: 'Stüdyo', value: 'a@studio.example' }] })
  const list = { 'pages/index.json': page([{ type: 'contact-list', id: 'us', contacts: ['nobody'] }]) }
  expect(problemsOf({ ...files, ...list }, [unknownName])).toContain('Choose one of: mail, switchboard.')
})

test('a language of a page that is none', () => {
  expect(mistake(['pages/fan.json lang', 'zh_CN'])).toMatchInlineSnapshot(`
    "pages/fan.json:85:11 error unknown-name
      There is no language "zh_CN" in pages/_site.json. Choose one of: tr, en, ar."
  `)
})

test('what a page is for', () => {
  expect(problemsOf(fanWith(undefined, { for: ['homs'], does: [] }), [unknownName])).toContain(
    'There is no entry of "for" called "homs"',
  )
})

test('an author or a subject that the site does not have', () => {
  const lists = { authors: [{ id: 'lena', name: 'Lena' }], tags: [{ id: 'news', name: 'Haber' }] }
  const facts = { kind: 'article', date: '2027-03-01', author: 'lana', tags: ['newz'] }
  const problems = problemsOf({ ...twoBrands({}, lists), ...fanWith(undefined, facts) }, [unknownName])
  expect(problems).toContain('There is no entry of "authors" called "lana" in pages/_site.json. Did you mean "lena"?')
  expect(problems).toContain('There is no entry of "tags" called "newz" in pages/_site.json. Did you mean "news"?')
})

test('a field of activity that was removed, but is still translated', () => {
  const { fields: _, ...site } = Object(smallSite['pages/_site.json'])
  const blocks = [{ type: 'card-grid', id: 'cards', cards: [{ id: 'fan', title: 'Fan', field: 'fans' }] }]
  expect(problemsOf({ ...fanWith(blocks), 'pages/_site.json': site }, [unknownName])).toContain(
    '"fans" was removed from pages/_site.json, but pages and translations still name it. Put it back, or remove it',
  )
})
