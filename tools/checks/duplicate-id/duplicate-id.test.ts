import { expect, test } from 'vitest'
import { blocks, errorsAfter, mistake } from '../../../tests/engine/unit/mistakes'
import { fanWith, problemsOf } from '../../../tests/engine/unit/site'
import { duplicateId } from '.'

const page = 'pages/fan.json'

test('two items with the same id', () => {
  const item = { id: 'body', text: 'Gövde' }
  expect(
    problemsOf(fanWith([{ type: 'feature-list', id: 'features', items: [item, item] }]), [duplicateId]),
  ).toMatchInlineSnapshot(`
    "pages/fan.json:14:17 error duplicate-id
    The id "body" appears twice in "items". Give each its own."
  `)
})

test('an id is there twice: nobody knows which one a translation means', () => {
  expect(mistake([`${page} blocks 4`, blocks[1]])).toMatchInlineSnapshot(`
    "pages/fan.json:86:13 error duplicate-id
      The id "outlet" appears twice on this page. Give each its own."
  `)
  expect(mistake([`${page} blocks 1 id`, 'about'])).toMatchInlineSnapshot(`
    "pages/fan.json:13:13 error duplicate-id
      The id "about" appears twice on this page. Give each its own."
  `)
})

test('ids of tabs are anchors like those of blocks', () => {
  expect(errorsAfter([`${page} blocks 2 items 0 id`, 'about'])).toMatchInlineSnapshot(`
    "pages/fan.json:22:17 error duplicate-id
      The id "about" appears twice on this page. Give each its own."
  `)
})

test('ids of continents are on one map of a page only', () => {
  const map = (id: string) => ({
    type: 'map',
    id,
    label: 'Dünya',
    continents: [{ id: 'asia', name: 'Asya' }],
    empty: 'Henüz yok',
  })
  expect(errorsAfter([`${page} blocks 4`, map('first')], [`${page} blocks 5`, map('second')])).toMatchInlineSnapshot(`
    "pages/fan.json:102:17 error duplicate-id
      The id "asia" appears twice on this page. A continent can be on only one map of a page."
  `)
})

test('ids within a block that is there twice are not problems too', () => {
  const tabs = { type: 'tabs', id: 'sections', label: 'Yine', items: [{ id: 'history', label: 'Yine', href: '/' }] }
  expect(errorsAfter([`${page} blocks 4`, tabs])).toMatchInlineSnapshot(`
    "pages/fan.json:86:13 error duplicate-id
      The id "sections" appears twice on this page. Give each its own."
  `)
})

test('editions without ids have languages', () => {
  const downloads = (...files: [language: string, src: string][]) => ({
    type: 'downloads',
    id: 'files',
    items: [{ id: 'guide', title: 'Kılavuz', files: files.map(([language, src]) => ({ language, src })) }],
  })
  const pdf = 'notice.pdf'
  expect(errorsAfter([`${page} blocks 4`, downloads(['en', pdf], ['tr', pdf], ['en', pdf])])).toMatchInlineSnapshot(`
    "pages/fan.json:101:27 error duplicate-id
      The language "en" appears twice in "files". Write the language that each file is in."
  `)
  expect(errorsAfter([`${page} blocks 4`, downloads(['en', pdf], ['en', pdf], ['en', pdf])])).toMatchInlineSnapshot(`
    "pages/fan.json:97:27 error duplicate-id
      The language "en" appears 3 times in "files". Write the language that each file is in."
  `)
  expect(errorsAfter([`${page} blocks 4`, downloads(['en', pdf], ['tr', pdf], ['en', 'guide.zip'])])).not.toContain(
    'duplicate',
  )
})

test('ids that are there very often are one problem', () => {
  const items = Array.from({ length: 1000 }, () => ({ id: 'one', text: 'Bir' }))
  expect(errorsAfter([`${page} blocks 4`, { type: 'feature-list', id: 'list', items }])).toMatchInlineSnapshot(`
    "pages/fan.json:93:17 error duplicate-id
      The id "one" appears 1000 times in "items". Give each its own."
  `)
})
