import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Migration, migrate, migrations, migrationsFor } from '../../../tools/content/migrations'
import { say } from '../../../tools/content/say/say.js'
import { problemsOf, smallSite } from './site'

const siteFile = 'pages/_site.json'

describe('a document that is written for an older contract', () => {
  const settings = JSON.parse(JSON.stringify(smallSite[siteFile]))
  const [brand, ...others] = settings.brands
  const old = { ...settings, brands: [{ ...brand, themeClass: 'theme-default' }, ...others] }

  test('is one problem, which names the way out, and nothing else is said of it', () => {
    expect(problemsOf({ [siteFile]: JSON.stringify(old, null, 2) })).toMatchInlineSnapshot(`
      "pages/_site.json:49:7 error old-form
      "themeClass" is not needed any more: the colours of a brand are in "colours". "npm run migrate" rewrites it; with "-- --dry-run" it shows how.
          48 |       },
        > 49 |       "themeClass": "theme-default"
             |       ^
          50 |     }"
    `)
  })

  test('is rewritten line by line', () => {
    const text = `{
  "consent": { "reject": "No", "document": "privacy.pdf" },
  "defaultLanguage": "de",
  "brands": [
    { "id": "a",   "themeClass": "theme-a", "name": "A" },
    { "id": "b" }
  ]
}`
    expect(migrate(siteFile, text, JSON.parse(text))).toMatchInlineSnapshot(`
      "{
        "consent": { "reject": "No", "document": [{ "language": "de", "src": "privacy.pdf" }] },
        "defaultLanguage": "de",
        "brands": [
          { "id": "a", "name": "A" },
          { "id": "b" }
        ]
      }"
    `)
  })

  test('has the form of today afterwards', () => {
    const now = JSON.parse(migrate(siteFile, JSON.stringify(old, null, 2), old))
    expect(now).toEqual(settings)
    expect(migrationsFor(siteFile, now)).toEqual([])
  })
})

test('a legal name goes from translations, and all else stays', () => {
  const file = 'locales/de/_site.json'
  const text = `{
  "legalName": "Laden GmbH",
  "address": "Gasse 1",
  "brands": { "school": { "legalName": "Schule GmbH", "address": "Gasse 2" } }
}`
  expect(problemsOf({ [file]: text })).toContain(`${file}:2:3 error old-form`)
  expect(migrate(file, text, JSON.parse(text))).toMatchInlineSnapshot(`
    "{
      "address": "Gasse 1",
      "brands": { "school": { "address": "Gasse 2" } }
    }"
  `)
})

test('a diagram that the engine draws no more goes with its translation, and all else stays', () => {
  const page = `{
  "title": "Racks",
  "blocks": [
    { "type": "text", "id": "about", "text": "Words" },
    { "type": "scale", "id": "rack", "kind": "elevation", "widths": { "name": "Width" } },
    { "type": "scale", "id": "speeds", "kind": "bars" }
  ]
}`
  expect(Object.keys(JSON.parse(migrate('pages/racks.json', page, JSON.parse(page))))).toEqual(['title', 'blocks'])
  expect(JSON.parse(migrate('pages/racks.json', page, JSON.parse(page))).blocks).toMatchObject([
    { id: 'about' },
    { id: 'speeds' },
  ])
  const words = {
    blocks: { about: { text: 'Wörter' }, rack: { widths: { name: 'Breite' }, heights: { name: 'Höhe' } } },
  }
  const now = migrate('locales/de/racks.json', JSON.stringify(words), words)
  expect(JSON.parse(now)).toEqual({ blocks: { about: { text: 'Wörter' } } })
  expect(problemsOf({ 'pages/racks.json': page })).toContain('pages/racks.json:5:38 error old-form')
})

describe('whatever else a document has', () => {
  const ofSite = migrations.filter(({ of }) => of.test(siteFile))
  const name = fc.stringMatching(/^[a-z]{1,5}$/)
  const field = fc.tuple(name, fc.jsonValue({ maxDepth: 3 }))
  const document = fc
    .tuple(fc.array(field, { maxLength: 6 }), fc.array(fc.constantFrom('id', 'themeClass', 'name'), { maxLength: 3 }))
    .map(([fields, brand]) => ({
      ...Object.fromEntries(fields),
      brands: [Object.fromEntries(brand.map((one) => [one, 'words']))],
      consent: { yes: 'Yes', document: 'privacy.pdf' },
      defaultLanguage: 'tr',
      last: 1,
    }))

  test('stays, in its order', () => {
    fc.assert(
      fc.property(document, fc.constantFrom(undefined, 2, '\t'), (json, space) => {
        const now = migrate(siteFile, JSON.stringify(json, null, space), json)
        const expected = ofSite.reduce((one: Record<string, unknown>, { change }) => change(one), json)
        expect(JSON.stringify(JSON.parse(now))).toBe(JSON.stringify(expected))
      }),
    )
  })

  test('one that needs none stays as it is, to the byte', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const json = { value: JSON.parse(text) }
        const written = `{"value" :${text} }\r\n`
        expect(migrate(siteFile, written, json)).toBe(written)
      }),
    )
  })

  test('migrations of other files are left out', () => {
    const other: Migration = { of: /^pages\//, find: () => ['a'], about: say`It was so.`, change: () => ({}) }
    expect(migrationsFor('locales/de/fan.json', {}, [other])).toEqual([])
  })
})
