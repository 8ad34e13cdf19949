import { expect, test } from 'vitest'
import { mistake } from '../../../tests/engine/unit/mistakes'
import { contract, smallSite, sourceOf } from '../../../tests/engine/unit/site'
import { correct } from '../../edit/fix'
import { checkSite } from '../check-site'
import { pastedSigns } from '.'

const text = 'pages/fan.json blocks 1 text'

test('letters in two signs are reported once, and composed', async () => {
  expect(mistake([text, 'Mu\u0308ller, Tie\u0302\u0301ng'])).toMatchInlineSnapshot(`
    "pages/fan.json:14:15 warning missing-glyph
      The fonts for Turkish lack the letter "ế" (U+1EBF). Browsers show it in another font, and link previews do not show it at all. Can you use other words?
    pages/fan.json:14:15 warning pasted-signs
      The letter "ü" is written in 2 signs. Write it in one, as fonts have it. It was most likely copied from a PDF or a Mac."
  `)
  const index = { ...(smallSite['pages/index.json'] as object), title: 'Mu\u0308ller \u1112\u1161\u11ab' }
  const source = sourceOf({ ...smallSite, 'pages/index.json': index })
  const { edit } = await correct(source, (site) => checkSite(site, contract, [pastedSigns]).problems)
  expect(JSON.parse(edit.files[0]?.text ?? '').title).toBe('M\u00fcller \ud55c')
})

test('signs without a composed letter stay', () => {
  for (const text of ['x\u0304 fan', 'שָׁלוֹם', 'हिन्दी', '\uf900'.normalize('NFC')])
    expect(mistake(['locales/en/fan.json title', `Fan ${text}`]), text).not.toContain('pasted-signs')
})
