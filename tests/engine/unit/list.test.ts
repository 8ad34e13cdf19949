import { expect, test } from 'vitest'
import { describe as sayOf } from '../../../renderer/list/describe'
import { messageOf } from '../../../renderer/list/message'
import type { ReadList } from '../../../renderer/list/read'
import { localizePage } from '../../../tools/content/localize/localize'
import { createTranslator } from '../../../tools/content/read/words'
import { examples, siteWith } from '../contract/examples'

const example = (kind: string) => examples.find(([, candidate]) => 'kind' in candidate && candidate.kind === kind)?.[1]

function saidOf(kind: string, steps: string[]): string[] {
  const block = example(kind)
  if (!block) throw new Error(`There is no example of kind "${kind}".`)
  const { site, found } = siteWith(block)
  return sayOf(localizePage(site, found, 'tr', createTranslator(site)), [block.id, ...steps]).lines
}

test('a choice is said in the words of its page', () => {
  expect(saidOf('bars', ['b'])).toEqual(['Model: B', 'Speed: 900 d/dk'])
  // No bar has this id.
  expect(saidOf('bars', ['z'])).toEqual([])
})

test('a page is said by its first figures', () => {
  expect(saidOf('outlines', [])).toEqual([])
  const { site } = siteWith({ type: 'text', id: 'a', ...{ text: 'Sözler' } })
  const page = site.pages.find(({ address }) => address === '/products')
  const said = page && sayOf(localizePage(site, page, 'tr', createTranslator(site)), [''])
  expect(said?.lines).toEqual(['Ağırlık: 78 kg'])
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
