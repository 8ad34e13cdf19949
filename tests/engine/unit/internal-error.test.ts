import { expect, test, vi } from 'vitest'
import type { Check } from '../../../tools/content/check/check'
import { runChecks } from '../../../tools/content/check/check'
import * as documents from '../../../tools/content/json/document'
import * as infos from '../../../tools/content/read/page-info'
import { say } from '../../../tools/content/say/say.js'
import { homeLinkingTo, page, problemsOf, siteOf } from './site'

const failing = (create: Check['create']): Check => ({
  code: 'failing',
  about: say`Fails.`,
  why: say`It fails.`,
  create,
})
const twoPages = { ...homeLinkingTo('/fan'), 'pages/fan.json': page([{ type: 'text', id: 'a', text: 'Fan' }]) }
const fail = () => {
  throw new RangeError('Out of range\n    at somewhere')
}

test('a rule that fails at a page is a problem of that page; what it found before counts', () => {
  const rule = failing((_, report) => ({
    page({ document, slug }) {
      if (slug === 'index') fail()
      report(document, ['title'], say`Found.`)
    },
  }))
  expect(problemsOf(twoPages, [rule])).toMatchInlineSnapshot(`
    "pages/_not-found.json:2:12 error failing
    Found.

    pages/fan.json:2:12 error failing
    Found.

    pages/index.json:1:1 error internal-error
    The checker failed on this file (failing: RangeError: Out of range). This is a bug in the program, not your mistake. Please report it to the maintainers, with this message and the file."
  `)
})

test('a rule that fails at what all pages share is a problem of the site file', () => {
  expect(problemsOf(twoPages, [failing(() => ({ site: fail }))])).toMatchInlineSnapshot(`
    "pages/_site.json:1:1 error internal-error
    The checker failed on this file (failing: RangeError: Out of range). This is a bug in the program, not your mistake. Please report it to the maintainers, with this message and the file."
  `)
})

test('a file at which reading fails is a problem of that file', () => {
  const read = documents.readDocument
  vi.spyOn(documents, 'readDocument').mockImplementation((file, text) =>
    file === 'pages/fan.json' ? fail() : read(file, text),
  )
  expect(problemsOf(twoPages, [])).toMatchInlineSnapshot(`
    "pages/fan.json:1:1 error internal-error
    The checker failed on this file (reading: RangeError: Out of range). This is a bug in the program, not your mistake. Please report it to the maintainers, with this message and the file."
  `)
  vi.restoreAllMocks()
})

test('a page of which nothing can be learnt is a problem, also where a part of a site is checked', () => {
  const site = siteOf(twoPages)
  const make = infos.pageInfoOf
  vi.spyOn(infos, 'pageInfoOf').mockImplementation((page, ...more) =>
    page.slug === 'fan' ? fail() : make(page, ...more),
  )
  expect(problemsOf(twoPages, [])).toMatchInlineSnapshot(`
    "pages/fan.json:1:1 error internal-error
    The checker failed on this file (reading: RangeError: Out of range). This is a bug in the program, not your mistake. Please report it to the maintainers, with this message and the file."
  `)
  const index = { ...site.index, byName: new Map() }
  expect(runChecks({ ...site, index, isPart: true }, [])).toMatchObject([
    { file: 'pages/fan.json', code: 'internal-error' },
  ])
  vi.restoreAllMocks()
})
