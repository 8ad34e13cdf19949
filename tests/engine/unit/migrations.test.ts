import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Migration, migrate, migrationsFor } from '../../../tools/content/json/migrations'
import { say } from '../../../tools/content/say/say.js'
import { problemsOf, smallSite } from './site'

const siteFile = 'pages/_site.json'

describe('a document that is written for an older contract', () => {
  const settings = JSON.parse(JSON.stringify(smallSite[siteFile]))
  const old = { offline: false, ...settings }

  test('is one problem, which names the way out, and nothing else is said of it', () => {
    expect(problemsOf({ [siteFile]: JSON.stringify({ ...old, unknown: 1 }, null, 2) })).toMatchInlineSnapshot(`
      "pages/_site.json:2:3 error old-form
      "offline" was removed in 0.2: visitors can no longer read pages without a network. "npm run migrate" rewrites it; with "-- --dry-run" it shows how."
    `)
  })

  test('is rewritten line by line', () => {
    const text = `{
  "name":   "A",
  "offline": false,
  "languages": [{ "code": "de" }]
}`
    expect(migrate(siteFile, text, JSON.parse(text))).toMatchInlineSnapshot(`
      "{
        "name":   "A",
        "languages": [{ "code": "de" }]
      }"
    `)
  })

  test('has the form of today afterwards', () => {
    const now = JSON.parse(migrate(siteFile, JSON.stringify(old, null, 2), old))
    expect(now).toEqual(settings)
    expect(migrationsFor(siteFile, now)).toEqual([])
  })
})

test('a finder becomes a list of pages, also in tabs, with its words', () => {
  const finder = { type: 'finder', id: 'find', title: 'Find', for: 'What?', does: 'Why?' }
  const list = {
    id: 'find',
    title: 'Find',
    type: 'page-list',
    look: 'answers',
    filters: ['for', 'does'],
    for: 'What?',
    does: 'Why?',
  }
  const tabs = (block: object) => ({ blocks: [{ type: 'tabs', id: 't', items: [{ id: 'a', blocks: [block] }] }] })
  const migrated = (file: string, json: Record<string, unknown>) =>
    JSON.parse(migrate(file, JSON.stringify(json), json))
  expect(migrated('pages/all.json', tabs(finder))).toEqual(tabs(list))
  expect(migrationsFor('pages/all.json', tabs(list))).toEqual([])
  expect(problemsOf({ 'pages/fan.json': tabs(finder) })).toContain('pages/fan.json:10:13 error old-form')
  expect(migrated('locales/fi/common.json', { home: 'Koti', finder: { all: 'Kaikki' } })).toEqual({
    home: 'Koti',
    'page-list': { all: 'Kaikki' },
  })
})

describe('whatever else a document has', () => {
  const field = fc.tuple(fc.stringMatching(/^[a-z]{1,5}$/), fc.jsonValue({ maxDepth: 3 }))
  const fields = fc.array(field, { maxLength: 6 })

  test('stays, in its order', () => {
    fc.assert(
      fc.property(fields, fields, fc.constantFrom(undefined, 2, '\t'), (before, after, space) => {
        const expected = Object.fromEntries([...before, ...after])
        const json = Object.fromEntries([...before, ['offline', true], ...after])
        expect(JSON.stringify(JSON.parse(migrate(siteFile, JSON.stringify(json, null, space), json)))).toBe(
          JSON.stringify(expected),
        )
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
