import { expect, test } from 'vitest'
import { homeLinkingTo, page, problemsOf, siteOf } from '../../../../tests/engine/unit/site'
import { localizePage } from '../../../content/localize/localize'
import { createTranslator } from '../../../content/read/words'
import { confirm } from '.'

const text = { type: 'text', id: 'about', text: 'Sözler' }
const waiting = {
  ...homeLinkingTo('/fan'),
  'pages/fan.json': page(
    [
      { ...text, confirm: 'Is the fan blue?' },
      {
        type: 'tabs',
        id: 'more',
        label: 'Bölümler',
        items: [{ id: 'one', label: 'Bir', blocks: [{ ...text, id: 'inner', confirm: 'Is it round?' }] }],
      },
    ],
    { confirm: 'Do you sell it?' },
  ),
}

test('what the owner must confirm, on a page, a block and a block inside another', () => {
  expect(problemsOf(waiting, [confirm])).toMatchInlineSnapshot(`
    "pages/fan.json:9:18 error confirm
    Is the fan blue? Once it is confirmed, remove "confirm".

    pages/fan.json:24:26 error confirm
    Is it round? Once it is confirmed, remove "confirm".

    pages/fan.json:31:14 error confirm
    Do you sell it? Once it is confirmed, remove "confirm"."
  `)
})

test('it never reaches the browser', () => {
  const site = siteOf(waiting)
  const [fan] = site.pages.filter(({ address }) => address === '/fan')
  if (!fan) throw new Error('There is no /fan.')
  expect(JSON.stringify(localizePage(site, fan, 'tr', createTranslator(site)))).not.toMatch(/confirm|blue|round|sell/)
})
