import { expect, test } from 'vitest'
import { type Change, mistake, saidOfLinks } from '../../../tests/engine/unit/mistakes'
import { smallSite } from '../../../tests/engine/unit/site'

const text = 'pages/fan.json blocks 1 text'
const ownOrigin = 'https://www.ornek.example'

test('a link with a host of the site is written without it', () => {
  expect(
    saidOfLinks([
      ownOrigin,
      `${ownOrigin}/fan/`,
      `${ownOrigin}/en/fan.html#about`,
      `${ownOrigin}/fann`,
      `${ownOrigin}/fan#abuot`,
    ]),
  ).toMatchInlineSnapshot(`
    "https://www.ornek.example    The links differ: "https://www.ornek.example" here, none in English and Arabic. If it is right here, correct it in locales/{en,ar}/fan.json too.
    pages/fan.json:14:22 warning own-host
      The link "https://www.ornek.example" contains the host name of this site. Write "/".
    https://www.ornek.example/fan/    The links differ: "https://www.ornek.example/fan/" here, none in English and Arabic. If it is right here, correct it in locales/{en,ar}/fan.json too.
    pages/fan.json:14:22 warning own-host
      The link "https://www.ornek.example/fan/" contains the host name of this site. Write "/fan".
    https://www.ornek.example/en/fan.html#about    The links differ: "https://www.ornek.example/en/fan.html#about" here, none in English and Arabic. If it is right here, correct it in locales/{en,ar}/fan.json too.
    pages/fan.json:14:22 warning own-host
      The link "https://www.ornek.example/en/fan.html#about" contains the host name of this site. Write "/fan#about".
    https://www.ornek.example/fann    The links differ: "https://www.ornek.example/fann" here, none in English and Arabic. If it is right here, correct it in locales/{en,ar}/fan.json too.
    pages/fan.json:14:22 warning own-host
      The link "https://www.ornek.example/fann" contains the host name of this site. The link "/fann" leads to a page that does not exist. Did you mean "/fan"?
    https://www.ornek.example/fan#abuot    The links differ: "https://www.ornek.example/fan#abuot" here, none in English and Arabic. If it is right here, correct it in locales/{en,ar}/fan.json too.
    pages/fan.json:14:22 warning own-host
      The link "https://www.ornek.example/fan#abuot" contains the host name of this site. The link "/fan#abuot" leads to a block that is not shown on pages/fan.json. Did you mean "#about"?"
  `)
})

test('one that leads to no page, or asks for something, is left', () => {
  for (const link of [
    `${ownOrigin}/assets/a.pdf`,
    'https://localhost/fan',
    `${ownOrigin}/robots.txt`,
    `${ownOrigin}/fan?a=b`,
    `${ownOrigin}:8443/fan`,
  ])
    expect(mistake([text, `[Fan](${link})`])).not.toContain('own-host')
})

test('one that says which brand is left', () => {
  const other = { ...Object(smallSite['pages/_site.json']).brands[0], id: 'other', name: 'Other' }
  const brands = (excludedPages?: string[]): Change[] => [
    [
      'pages/_site.json brands 1',
      { ...other, domains: ['other.example'], origin: 'https://other.example', excludedPages },
    ],
  ]
  const href = 'pages/fan.json blocks 2 items 1 href'
  expect(mistake(...brands(), [href, 'https://other.example/fan'])).toContain('own-host')
  expect(mistake(...brands(), [href, 'https://other.example/'])).not.toContain('own-host')
  expect(mistake(...brands(['/fan']), [href, `${ownOrigin}/fan`])).not.toContain('own-host')
})
