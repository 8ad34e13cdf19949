import { expect, test } from 'vitest'
import { describe as sayOf } from '../../../renderer/list/describe'
import { messageOf } from '../../../renderer/list/message'
import type { ReadList } from '../../../renderer/list/read'
import english from '../../../schema/words/en.json'
import french from '../../../schema/words/fr.json'
import { localizePage } from '../../../tools/content/localize/localize'
import { createTranslator } from '../../../tools/content/read/words'
import { examples, siteWith } from '../contract/examples'
import { homeLinkingTo, page, siteOf } from './site'

const labelled = english.figure.labelled

const example = (kind: string) => examples.find(([, candidate]) => 'kind' in candidate && candidate.kind === kind)?.[1]

function saidOf(kind: string, steps: string[]): string[] {
  const block = example(kind)
  if (!block) throw new Error(`There is no example of kind "${kind}".`)
  const { site, found } = siteWith(block)
  return sayOf(localizePage(site, found, 'tr', createTranslator(site)), [block.id, ...steps], labelled).lines
}

test('a choice is said in the words of its page', () => {
  expect(saidOf('bars', ['b'])).toEqual(['Model: B', 'Speed: 900 d/dk'])
  // No bar has this id.
  expect(saidOf('bars', ['z'])).toEqual([])
})

test('a page is said by its first figures', () => {
  expect(saidOf('outlines', [])).toEqual([])
  const { site } = siteWith({ type: 'text', id: 'a', ...{ text: 'Sözler' } })
  const productsPage = site.pages.find(({ address }) => address === '/products')
  const said = productsPage && sayOf(localizePage(site, productsPage, 'tr', createTranslator(site)), [''], labelled)
  expect(said?.lines).toEqual(['Ağırlık: 78 kg'])
})

test('rows that their author keeps out are not said, and a page without a choice asks for the rest', () => {
  const rows = [
    { id: 'weight', label: 'Ağırlık', value: { value: 78, unit: 'kg' } },
    { id: 'saving', label: 'Tasarruf', inList: false, value: { upTo: 35, unit: '%' } },
  ]
  const models = rows.map(({ value, ...row }) => ({ ...row, cells: { x: value, y: value } }))
  const columns = ['x', 'y'].map((id) => ({ id, label: id.toUpperCase() }))
  const blocks = [
    { type: 'spec-table', id: 'specs', title: 'Veriler', rows },
    { type: 'spec-table', id: 'models', title: 'Modeller', rowHeading: 'Model', columns, rows: models },
    { type: 'scale', id: 'bars', kind: 'bars', title: 'Seçin', table: 'models', rows: ['weight'] },
  ]
  const site = siteOf({
    ...homeLinkingTo('/fan'),
    'pages/fan.json': page(blocks, { kind: 'product', ask: 'Lütfen debiyi bildirin.' }),
  })
  const fanPage = site.pages.find(({ address }) => address === '/fan')
  if (!fanPage) throw new Error('There is no page /fan.')
  const said = (steps: string[]) =>
    sayOf(localizePage(site, fanPage, 'tr', createTranslator(site)), steps, labelled).lines
  expect(said([''])).toEqual(['Ağırlık: 78 kg', 'Lütfen debiyi bildirin.'])
  expect(said(['bars', 'x'])).toEqual(['Model: X', 'Ağırlık: 78 kg'])
})

test('a label and its value stand as in the language of the page', () => {
  const { site } = siteWith({ type: 'text', id: 'a', ...{ text: 'Sözler' } })
  const productsPage = site.pages.find(({ address }) => address === '/products')
  const said =
    productsPage && sayOf(localizePage(site, productsPage, 'tr', createTranslator(site)), [''], french.figure.labelled)
  expect(said?.lines).toEqual(['Ağırlık\u00a0: 78 kg'])
})

test('the message is in the language of the visitor, and in that of the site', () => {
  const list = (language: string, greeting: string, name: string) =>
    ({
      language,
      site: { languages: [{ code: 'tr', name: 'Türkçe' }] },
      words: { list: { greeting } },
      items: [{ title: name, lines: ['A: 1'], href: `/${language}/fan`, entry: '/fan' }],
    }) as unknown as ReadList
  const lists = [list('en', 'Hello:', 'Fan'), list('tr', 'Merhaba:', 'Vantilatör')]
  expect(messageOf(lists, 'https://x.example')).toBe(
    'Hello:\n\n1. Fan\n   A: 1\n   https://x.example/en/fan\n\n————————\nTürkçe\n\nMerhaba:\n\n1. Vantilatör\n   A: 1\n   https://x.example/tr/fan',
  )
})
