import fc from 'fast-check'
import { expect, test } from 'vitest'
import { localizePage } from '../../../tools/content/localize'
import { pseudo } from '../../../tools/content/pseudo'
import { pseudoContext, pseudoSite } from '../../../tools/content/pseudo-site'
import { parseRichText } from '../../../tools/content/rich-text'
import { createTranslator } from '../../../tools/content/words'
import { homeLinkingTo, page, siteOf } from './site'

const lettersIn = (text: string) => text.match(/\p{L}/gu)?.length ?? 0

test('words have accents and are 40 % longer, or run from right to left', () => {
  expect(pseudo('Search this site', 'en-XA')).toBe('Šéééááŕçĥ ţĥíííš šííţéé')
  expect(pseudo('Search this', 'ar-XB')).toBe('\u202eSearch\u202c \u202ethis\u202c')
})

test('every word is at least 40 % longer, in any script, and not much more', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zA-ZğüşıöçЖждאבגあ漢]{1,20}$/u), (word) => {
      const [before, after] = [lettersIn(word), lettersIn(pseudo(word, 'en-XA'))]
      expect(after).toBeGreaterThanOrEqual(before * 1.4)
      expect(after).toBeLessThan(before * 1.4 + 1)
    }),
  )
})

test.each([
  ['a placeholder', '{total}', 'Picture {n} of {total}'],
  ['an address', 'https://www.boats.example/a?b=c', 'See https://www.boats.example/a?b=c now'],
  ['a mail address', 'info@boats.example', 'Write to info@boats.example'],
  ['a host', 'boats.example', 'Visit boats.example today'],
  ['a figure with its unit', '150 kW', 'Up to 150 kW of power'],
  ['a code', 'TF-150', 'The fan TF-150'],
  ['the address of a link', '](/about#team)', 'Read [about us](/about#team).'],
])('%s stays as it is', (_, kept, text) => {
  for (const language of ['en-XA', 'ar-XB']) {
    expect(pseudo(text, language)).toContain(kept)
    expect(pseudo(text, language)).not.toBe(text)
  }
})

test('rich text keeps its marks', () => {
  const text = 'One **strong** and *soft* [link](/about).\n\n- first\n- second'
  const shape = (nodes: ReturnType<typeof parseRichText>): unknown =>
    nodes.map((node) => (typeof node === 'string' ? 'words' : [node.tag, node.href, shape(node.children)]))
  for (const language of ['en-XA', 'ar-XB'])
    expect(shape(parseRichText(pseudo(text, language)))).toEqual(shape(parseRichText(text)))
})

test('a page has all of its words in such a language, those of the site and of other pages too', () => {
  const site = siteOf({
    ...homeLinkingTo('/fan', '/other'),
    'pages/fan.json': page([{ type: 'text', id: 'about', text: 'Sözler' }], { related: ['/other'] }),
    'pages/other.json': page([{ type: 'text', id: 'about', text: 'Sözler' }], {
      title: 'Other',
      description: 'Another page with words of its own that nobody has written before.',
    }),
  })
  const fan = site.pages.find(({ address }) => address === '/fan')
  if (!fan) throw new Error('There is no /fan.')
  const pseudoed = pseudoSite(site, 'en-XA')
  const around = pseudoContext(site, fan, 'en-XA')
  const shown = localizePage(pseudoed, fan, 'en-XA', createTranslator(pseudoed), { around })
  expect(shown).toMatchObject({
    state: 'translated',
    lang: 'en-XA',
    blocks: [{ text: { nodes: [{ tag: 'p', children: [pseudo('Sözler', 'en-XA')] }] } }],
    related: [{ title: pseudo('Other', 'en-XA') }],
  })
})
