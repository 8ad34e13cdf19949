import { expect, test } from 'vitest'
import { blocks, mistake } from '../../../tests/engine/unit/mistakes'
import { problemsOf } from '../../../tests/engine/unit/site'

const page = 'pages/fan.json'
const english = 'locales/en/fan.json'

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
      "blocks.about.title" is now the shared word "t:features", but locales/{en,ar}/fan.json still translate it. Remove it there too."
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

test('names of fields or ids of items that were translated', () => {
  const words = { about: { title: 'About', text: 'The fan weighs 25 kg. [Home](/)' }, old: { text: 'Old' } }
  const german = { titel: 'Fan page', beschreibung: 'A fan that carries the air of a house outside.', blöcke: words }
  expect(mistake([english, german])).toMatchInlineSnapshot(`
    "locales/en/fan.json:2:3 error unknown-translation
      "titel" is not in pages/fan.json, so this translation is never shown. Did you mean "title"?
    locales/en/fan.json:3:3 error unknown-translation
      "beschreibung" is not in pages/fan.json, so this translation is never shown. If it is now called "description", rename it; otherwise, remove it.
    locales/en/fan.json:4:3 error unknown-translation
      "blöcke" is not in pages/fan.json, so this translation is never shown. Did you mean "blocks"?"
  `)
  const rows = { leistung: { label: 'Power' }, hoehe: { label: 'Height' } }
  expect(mistake([`${english} blocks specs rows`, rows])).toMatchInlineSnapshot(`
    "locales/en/fan.json:40:9 error unknown-translation
      "blocks.specs.rows.leistung" is not in pages/fan.json, so this translation is never shown. If it is now called "power" or "height", rename it; otherwise, remove it.
    locales/en/fan.json:43:9 error unknown-translation
      "blocks.specs.rows.hoehe" is not in pages/fan.json, so this translation is never shown. If it is now called "power" or "height", rename it; otherwise, remove it."
  `)
  const sourceRows = 'pages/fan.json blocks 3 rows'
  expect(mistake([`${sourceRows} 0 id`, 'leistung'], [`${sourceRows} 1 id`, 'hoehe'])).toMatchInlineSnapshot(`
    "pages/fan.json:54:15 error unknown-translation
      locales/{en,ar}/fan.json translate "blocks.specs.rows.power", which this file does not have. If it is now called "leistung" or "hoehe", rename it; otherwise, remove it.
    pages/fan.json:54:15 error unknown-translation
      locales/{en,ar}/fan.json translate "blocks.specs.rows.height", which this file does not have. If it is now called "leistung" or "hoehe", rename it; otherwise, remove it."
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
  // A page may have some words in a language that is not in its "languages".
  expect(mistake([`${english} title`], ['pages/fan.json languages', ['tr', 'ar']])).toBe('')
  expect(mistake([`${english} blocks`, [{ id: 'about', text: 'Fan' }]])).toMatchInlineSnapshot(`
    "locales/en/fan.json:4:13 error unknown-translation
      "blocks" must be an object whose keys are ids: { "about": { … } }."
  `)
})

test('a file in the language of the page', () => {
  expect(mistake(['locales/tr/fan.json', { title: 'Fan' }])).toMatchInlineSnapshot(`
    "locales/tr/fan.json:1:1 error unknown-translation
      pages/fan.json is written in Turkish, so this file is never used. Edit the text in the page, and remove this file."
  `)
})

test('a translation whose blocks are a list, as in the page', () => {
  expect(
    mistake(['locales/en/fan.json blocks', [{ title: 't:features' }, { text: 't:features' }]]),
  ).toMatchInlineSnapshot(`
    "locales/en/fan.json:4:13 error unknown-translation
      "blocks" must be an object whose keys are ids: { "about": { … } }."
  `)
})

test('words that the language of the site does not have', () => {
  expect(problemsOf({ 'locales/en/common.json': { sizes: 'Sizes' } })).toMatchInlineSnapshot(`
    "locales/en/common.json:2:3 error unknown-translation
    "sizes" is not in locales/tr/common.json, so this translation is never shown. Remove it."
  `)
})
