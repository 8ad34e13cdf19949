import { expect, test } from 'vitest'
import { problemsOf, smallSite } from '../../../../tests/engine/unit/site'
import { placeholder } from '.'

test('hosts, mail addresses, numbers and postal addresses that stand in for real ones', () => {
  const site = JSON.parse(JSON.stringify(smallSite['pages/_site.json']))
  site.address = '0. Cadde No: 10, 45400 Manisa'
  expect(problemsOf({ 'pages/_site.json': site }, [placeholder])).toMatchInlineSnapshot(`
    "pages/_site.json:4:14 error placeholder
    The address "0. Cadde No: 10, 45400 Manisa" is a placeholder. Put the real one here.

    pages/_site.json:5:14 error placeholder
    The host map.example is a placeholder. Put the real one here.

    pages/_site.json:38:17 error placeholder
    The host www.ornek.example is a placeholder. Put the real one here.

    pages/_site.json:78:15 error placeholder
    The host videos.example is a placeholder. Put the real one here.

    pages/_site.json:96:13 error placeholder
    The host chat.example is a placeholder. Put the real one here.

    pages/_site.json:97:14 error placeholder
    The number 900000000000 is a placeholder. Put the real one here.

    pages/_site.json:104:16 error placeholder
    The host ornek.example is a placeholder. Put the real one here."
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
  expect(problemsOf({ 'pages/_site.json': real }, [placeholder])).toBe('')
})
