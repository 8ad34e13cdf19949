import { expect, test } from 'vitest'
import { problemsOf, smallSite } from '../../../tests/engine/unit/site'
import { missingIcons } from '.'

test('icons that are missing are reported with the command that draws them', () => {
  const { 'pages/_site.json': site } = smallSite
  const { brands } = site as { brands: object[] }
  const another = { ...brands[0], id: 'other', domains: ['other.example'], origin: 'https://other.example' }
  expect(
    problemsOf({ 'pages/_site.json': { ...Object(site), brands: [...brands, another] } }, [missingIcons]),
  ).toMatchInlineSnapshot(`
    "pages/_site.json:57:15 warning missing-icons
    The brand "other" has no icons for browsers and phones. Run "npm run generate -- icons": it draws them from this logo."
  `)
})
