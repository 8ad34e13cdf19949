import { describe, expect, test } from 'vitest'
import { differences } from '../../../tools/checks/shared/agree'
import type { Message } from '../../../tools/content/check/message'
import { blocks, mistake } from './mistakes'

const page = 'pages/fan.json'
const english = 'locales/en/fan.json'

describe('translations of what is gone are one problem, at the page', () => {
  test('a block, an item or a field was deleted', () => {
    expect(mistake([`${page} blocks 1`])).toMatchInlineSnapshot(`
      "pages/fan.json:4:13 error unknown-translation
        locales/{en,ar}/fan.json translate "blocks.outlet", which this file does not have. Remove it there too."
    `)
    expect(mistake([`${page} blocks 3 rows 1`])).toMatchInlineSnapshot(`
      "pages/fan.json:54:15 error unknown-translation
        locales/{en,ar}/fan.json translate "blocks.specs.rows.height", which this file does not have. Remove it there too."
    `)
    expect(mistake([`${page} blocks 0 title`])).toMatchInlineSnapshot(`
      "pages/fan.json:5:5 error unknown-translation
        locales/{en,ar}/fan.json translate "blocks.about.title", which this file does not have. Remove it there too."
    `)
  })
  test('a block or a tab was renamed or moved', () => {
    expect(mistake([`${page} blocks 1 id`, 'outflow'])).toMatchInlineSnapshot(`
      "pages/fan.json:11:5 error unknown-translation
        locales/{en,ar}/fan.json translate "blocks.outlet", which this file does not have. Was "outlet" renamed to "outflow"? Rename it in locales/{en,ar}/fan.json too."
    `)
    expect(mistake([`${page} blocks 2 items 0 id`, 'past'])).toMatchInlineSnapshot(`
      "pages/fan.json:21:9 error unknown-translation
        locales/{en,ar}/fan.json translate "blocks.sections.items.history", which this file does not have. Was "history" renamed to "past"? Rename it in locales/{en,ar}/fan.json too."
    `)
    expect(mistake([`${page} blocks 2 items 0 blocks 1`, blocks[1]], [`${page} blocks 1`])).toMatchInlineSnapshot(`
      "pages/fan.json:25:13 error unknown-translation
        locales/{en,ar}/fan.json translate "blocks.outlet", which this file does not have. Was "outlet" moved? Move it in locales/{en,ar}/fan.json to "blocks.sections.items.history.blocks" too."
    `)
  })
  test('words became shared words', () => {
    expect(mistake([`${page} blocks 0 title`, 't:features'])).toMatchInlineSnapshot(`
      "pages/fan.json:8:16 error unknown-translation
        "blocks.about.title" is the shared word "t:features" now, but locales/{en,ar}/fan.json still translate it. Remove it there too."
    `)
  })
  test('a column was renamed or deleted: the table says it', () => {
    expect(mistake([`${page} blocks 3 columns 0 id`, 'tiny'])).toMatchInlineSnapshot(`
      "pages/fan.json:59:13 error table-cells
        Rows "power" and "height" have a cell for "small", which is not a column. Did you mean "tiny"?"
    `)
    expect(mistake([`${page} blocks 3 columns 1`])).toMatchInlineSnapshot(`
      "pages/fan.json:59:13 error table-cells
        Rows "power" and "height" have a cell for "large", which is not a column. The columns are: small."
    `)
    expect(mistake([`${page} blocks 3 columns`])).toMatchInlineSnapshot(`
      "pages/fan.json:39:5 error table-cells
        The rows of this table have "cells", but it has no "columns". Write "columns", or give each row one "value"."
    `)
    expect(mistake([`${page} blocks 3 rowHeading`])).toMatchInlineSnapshot(`
      "pages/fan.json:43:18 error table-cells
        The first column of this table has no heading. Write "rowHeading": what is above the labels of the rows, for example "Model"."
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
  test('a shared word was deleted or renamed in the source language', () => {
    const common = 'locales/tr/common.json'
    expect(mistake([`${common} features`])).toMatchInlineSnapshot(`
      "locales/tr/common.json:1:1 error unknown-translation
        locales/{en,ar}/common.json translate "features", which this file does not have. Remove it there too."
    `)
    expect(mistake([`${common} features`], [`${common} featurs`, 'Artılar'])).toMatchInlineSnapshot(`
      "locales/ar/common.json:1:1 warning missing-shared-words
        Words of locales/tr/common.json are missing in Arabic (ar): "featurs". Write them in locales/ar/common.json; until then visitors read them in another language.
      locales/en/common.json:1:1 warning missing-shared-words
        Words of locales/tr/common.json are missing in English (en): "featurs". Write them in locales/en/common.json; until then visitors read them in another language.
      locales/tr/common.json:6:14 error unknown-translation
        locales/{en,ar}/common.json translate "features", which this file does not have. Was "features" renamed to "featurs"? Rename it in locales/{en,ar}/common.json too."
    `)
  })
})

describe('a page that is gone', () => {
  const { title, description } = {
    title: 'Fan sayfası',
    description: 'Bir fan: kümesteki havayı dışarı taşıyan bir makine.',
  }
  const moved = { title, description, blocks }
  test('moved to another folder', () => {
    expect(mistake([page], ['pages/air/fan.json', moved])).toMatchInlineSnapshot(`
      "locales/en/fan.json:1:1 error orphan-translation
        There is no page pages/fan.json, so locales/{en,ar}/fan.json are never shown. The page is now pages/air/fan.json: move them to locales/{en,ar}/air/fan.json."
    `)
  })
  test('renamed', () => {
    expect(mistake([page], ['pages/blower.json', moved])).toMatchInlineSnapshot(`
      "locales/en/fan.json:1:1 error orphan-translation
        There is no page pages/fan.json, so locales/{en,ar}/fan.json are never shown. Do you mean pages/blower.json? Then rename them to locales/{en,ar}/blower.json; otherwise delete them.
      pages/blower.json:1:1 warning orphan-page
        No page links to /blower. Visitors cannot find it: link to it from a card grid, a link list or a menu.
      pages/index.json:17:19 error dead-link
        The link "/fan" leads to a page that does not exist. Was the page renamed or deleted? Link to another page, or remove the link."
    `)
  })
  test('deleted', () => {
    expect(mistake([page])).toMatchInlineSnapshot(`
      "locales/en/fan.json:1:1 error orphan-translation
        There is no page pages/fan.json, so locales/{en,ar}/fan.json are never shown. Delete locales/{en,ar}/fan.json.
      pages/index.json:17:19 error dead-link
        The link "/fan" leads to a page that does not exist. Was the page renamed or deleted? Link to another page, or remove the link."
    `)
  })
})

describe('a mistake in one translation is one problem, there', () => {
  test('a misspelt key', () => {
    expect(mistake([`${english} title`], [`${english} tilte`, 'Fan page'])).toMatchInlineSnapshot(`
      "locales/en/fan.json:48:3 error unknown-translation
        "tilte" is not in pages/fan.json, so this translation is never shown. Did you mean "title"?"
    `)
    expect(mistake([`${english} blocks outlet`, { txet: 'Grille' }])).toMatchInlineSnapshot(`
      "locales/en/fan.json:10:7 error unknown-translation
        "blocks.outlet.txet" is not in pages/fan.json, so this translation is never shown. Did you mean "blocks.outlet.text"?"
    `)
    expect(
      mistake(['locales/en/common.json features'], ['locales/en/common.json featrues', 'Features']),
    ).toMatchInlineSnapshot(`
      "locales/en/common.json:1:1 warning missing-shared-words
        Words of locales/tr/common.json are missing in English (en): "features". Write them in locales/en/common.json; until then visitors read them in another language.
      locales/en/common.json:6:3 error unknown-translation
        "featrues" is not in locales/tr/common.json, so this translation is never shown. Did you mean "features"?"
    `)
    expect(mistake([`${english} constructor`, 'Fan'])).toMatchInlineSnapshot(`
      "locales/en/fan.json:49:3 error unknown-translation
        "constructor" is not in pages/fan.json, so this translation is never shown. Remove it."
    `)
  })
  test('words that are empty, missing, no text or a list', () => {
    expect(mistake([`${english} blocks outlet text`, ''])).toMatchInlineSnapshot(`
      "locales/en/fan.json:10:15 warning missing-translation
        "blocks.outlet.text" is not translated."
    `)
    expect(mistake([`${english} blocks outlet text`, null])).toMatchInlineSnapshot(`
      "locales/en/fan.json:10:15 error unknown-translation
        "blocks.outlet.text" must be text in double quotes."
    `)
    expect(mistake([`${english} title`])).toMatchInlineSnapshot(`
      "locales/en/fan.json:1:1 warning missing-translation
        The title is not translated, so the page does not exist in this language. Write "title" first."
    `)
    // A page that does not ask for the language may have some words of it.
    expect(mistake([`${english} title`], ['pages/fan.json languages', ['tr', 'ar']])).toBe('')
    expect(mistake([`${english} blocks`, [{ id: 'about', text: 'Fan' }]])).toMatchInlineSnapshot(`
      "locales/en/fan.json:4:13 error unknown-translation
        "blocks" must be an object by id: { "about": { … } }."
    `)
  })
  test('a key of shared words', () => {
    expect(mistake([`${english} blocks outlet text`, 't:features'])).toMatchInlineSnapshot(`
      "locales/en/fan.json:10:15 error shared-word
        A translation cannot be "t:features". Write the words, or write "t:features" in the page and remove this line."
    `)
  })
  test('a file in the language of the page', () => {
    expect(mistake(['locales/tr/fan.json', { title: 'Fan' }])).toMatchInlineSnapshot(`
      "locales/tr/fan.json:1:1 error unknown-translation
        pages/fan.json is written in Turkish, so this file is never used. Edit the text in the page, and remove this file."
    `)
  })
})

test('numbers and placeholders that changed in the source are one problem, there', () => {
  expect(mistake([`${page} blocks 0 text`, 'Fan 30 kg ağırlığındadır. [Ana sayfa](/)'])).toMatchInlineSnapshot(`
    "pages/fan.json:9:15 warning translation-number
      The digits differ in value: 30 here, 25 in English and Arabic. If it is right here, correct it in locales/{en,ar}/fan.json too. Is it right? Then add { "language": "tr", "words": "30 kg", "why": "…" } to "meant" in locales/glossary.json."
  `)
  expect(mistake(['locales/tr/common.json specifications', 'Görsel {m}'])).toMatchInlineSnapshot(`
    "locales/tr/common.json:2:21 error translation-placeholder
      The placeholders differ: {m} here, none in English and Arabic. If it is right here, correct it in locales/{en,ar}/common.json too."
  `)
  expect(mistake([`${english} blocks about text`, 'It weighs 30 kg. [Home](/)'])).toMatchInlineSnapshot(`
    "locales/en/fan.json:7:15 warning translation-number
      The digits differ in value: 30 here, 25 in Turkish. In English, 1000.5 is written 1,000.5. Is it right? Then add { "language": "en", "words": "30 kg", "why": "…" } to "meant" in locales/glossary.json."
  `)
})

test('what most translations have is found, whichever comes first', () => {
  const message = (lang: string, text: string): Message =>
    Object({ lang, text, document: { file: `locales/${lang}/fan.json` } })
  const found = (...translations: [language: string, text: string][]) =>
    differences(
      { source: message('en', '25'), translations: translations.map((one) => message(...one)) },
      ({ text }) => text,
      (a, b) => a === b,
    ).map(({ message: { lang }, wanted }) => `${lang}, not ${wanted}`)
  const expected = ['en, not 30', 'de, not 25']
  expect(found(['de', '52'], ['fr', '30'], ['ar', '30'], ['es', '30'])).toEqual(expected)
  expect(found(['fr', '30'], ['ar', '30'], ['es', '30'], ['de', '52'])).toEqual(expected)
})

test('shared words that cannot be read are not missing too', () => {
  expect(mistake(['locales/tr/common.json', '{ "features": '])).toMatchInlineSnapshot(`
    "locales/tr/common.json:1:13 error invalid-json
      This is not valid JSON: expected a value. Is there an extra comma before it?"
  `)
})

test('a translation whose blocks are a list, as in the page', () => {
  expect(
    mistake(['locales/en/fan.json blocks', [{ title: 't:features' }, { text: 't:features' }]]),
  ).toMatchInlineSnapshot(`
    "locales/en/fan.json:4:13 error unknown-translation
      "blocks" must be an object by id: { "about": { … } }."
  `)
})

test('a page of which nobody knows the language', () => {
  expect(mistake([`${page} lang`, ['en']])).toMatchInlineSnapshot(`
    "pages/fan.json:85:11 error wrong-type
      "lang" of the page must be text in double quotes, but is a list. Write "en"."
  `)
})
