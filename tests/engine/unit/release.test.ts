import { expect, test } from 'vitest'
import { releaseChecks } from '../../../tools/checks'
import { localizePage } from '../../../tools/content/localize/localize'
import { createTranslator } from '../../../tools/content/read/words'
import { homeLinkingTo, page, problemsOf, siteOf, smallSite } from './site'

const only = (code: string) => releaseChecks.filter((check) => check.code === code)
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
  expect(problemsOf(waiting, only('confirm'))).toMatchInlineSnapshot(`
    "pages/fan.json:9:18 error confirm
    Is the fan blue? Once it is confirmed, remove "confirm".
         8 |       "text": "Sözler",
      >  9 |       "confirm": "Is the fan blue?"
           |                  ^
        10 |     },

    pages/fan.json:24:26 error confirm
    Is it round? Once it is confirmed, remove "confirm".
        23 |               "text": "Sözler",
      > 24 |               "confirm": "Is it round?"
           |                          ^
        25 |             }

    pages/fan.json:31:14 error confirm
    Do you sell it? Once it is confirmed, remove "confirm".
        30 |   ],
      > 31 |   "confirm": "Do you sell it?"
           |              ^
        32 | }"
  `)
})

test('it never reaches the browser', () => {
  const site = siteOf(waiting)
  const [fan] = site.pages.filter(({ address }) => address === '/fan')
  if (!fan) throw new Error('There is no /fan.')
  expect(JSON.stringify(localizePage(site, fan, 'tr', createTranslator(site)))).not.toMatch(/confirm|blue|round|sell/)
})

test('hosts, mail addresses, numbers and postal addresses that stand in for real ones', () => {
  const site = JSON.parse(JSON.stringify(smallSite['pages/_site.json']))
  site.address = '0. Cadde No: 10, 45400 Manisa'
  expect(problemsOf({ 'pages/_site.json': site }, only('placeholder'))).toMatchInlineSnapshot(`
    "pages/_site.json:4:14 error placeholder
    The address "0. Cadde No: 10, 45400 Manisa" is a placeholder. Put the real one here.
        3 |   "legalName": "Örnek AŞ",
      > 4 |   "address": "0. Cadde No: 10, 45400 Manisa",
          |              ^
        5 |   "mapHref": "https://map.example",

    pages/_site.json:5:14 error placeholder
    The host map.example is a placeholder. Put the real one here.
        4 |   "address": "0. Cadde No: 10, 45400 Manisa",
      > 5 |   "mapHref": "https://map.example",
          |              ^
        6 |   "since": 2008,

    pages/_site.json:38:17 error placeholder
    The host www.ornek.example is a placeholder. Put the real one here.
        37 |       ],
      > 38 |       "origin": "https://www.ornek.example",
           |                 ^
        39 |       "logo": "flag.svg",

    pages/_site.json:78:15 error placeholder
    The host videos.example is a placeholder. Put the real one here.
        77 |       "name": "Videos",
      > 78 |       "href": "https://videos.example"
           |               ^
        79 |     }

    pages/_site.json:96:13 error placeholder
    The host chat.example is a placeholder. Put the real one here.
        95 |   "messaging": {
      > 96 |     "href": "https://chat.example/{phone}",
           |             ^
        97 |     "phone": "900000000000"

    pages/_site.json:97:14 error placeholder
    The number 900000000000 is a placeholder. Put the real one here.
        96 |     "href": "https://chat.example/{phone}",
      > 97 |     "phone": "900000000000"
           |              ^
        98 |   },

    pages/_site.json:104:16 error placeholder
    The host ornek.example is a placeholder. Put the real one here.
        103 |       "label": "Genel",
      > 104 |       "value": "info@ornek.example"
            |                ^
        105 |     },"
  `)
})

test('real ones are none', () => {
  const { brands, ...site } = JSON.parse(JSON.stringify(smallSite['pages/_site.json']))
  const real = {
    ...site,
    address: '10. Cadde No: 100, 45400 Manisa',
    mapHref: 'https://map.org',
    brands: brands.map((brand: object) => ({ ...brand, origin: 'https://www.ornek.com' })),
    social: [{ id: 'videos', name: 'Videos', href: 'https://videos.org' }],
    messaging: { href: 'https://chat.org/{phone}', phone: '905320001000' },
    contacts: [{ id: 'mail', kind: 'mail', label: 'Genel', value: 'info@examples.org' }],
  }
  expect(problemsOf({ 'pages/_site.json': real }, only('placeholder'))).toBe('')
})
