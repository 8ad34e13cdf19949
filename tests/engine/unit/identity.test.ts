import { describe, expect, test } from 'vitest'
import { checks } from '../../../tools/checks'
import { paletteOf } from '../../../tools/content/localize/colours'
import { localizeSite } from '../../../tools/content/localize/localize'
import { createTranslator } from '../../../tools/content/read/words'
import { manifestAddress, manifestFor } from '../../../tools/html/web-manifest'
import { problemsOf, siteOf, smallSite } from './site'

describe('the manifest of a brand', () => {
  const site = siteOf()
  const media = {
    ...site.source.media,
    'icons/default/192.png': { bytes: 1000, width: 192, height: 192, hash: '0123456789' },
    'icons/default/512.png': { bytes: 1000, width: 512, height: 512, hash: '1234567890' },
    'icons/default/maskable.png': { bytes: 1000, width: 512, height: 512, hash: '2345678901' },
  }
  const manifestIn = (language: string) => {
    const localized = localizeSite(site, language, createTranslator(site))
    const [brand] = localized.brands
    const [settings] = site.settings.brands
    if (!brand || !settings) throw new Error('The small site has a brand.')
    return manifestFor(localized, brand, media, paletteOf(settings.colours, false))
  }

  test('has its name, its colours and its icons', () => {
    expect(manifestIn('tr')).toMatchInlineSnapshot(`
      {
        "background_color": "#f3f8fa",
        "dir": "ltr",
        "display": "browser",
        "icons": [
          {
            "sizes": "any",
            "src": "/assets/flag.svg",
            "type": "image/svg+xml",
          },
          {
            "sizes": "192x192",
            "src": "/assets/icons/default/192.0123456789.png",
            "type": "image/png",
          },
          {
            "sizes": "512x512",
            "src": "/assets/icons/default/512.1234567890.png",
            "type": "image/png",
          },
          {
            "purpose": "maskable",
            "sizes": "512x512",
            "src": "/assets/icons/default/maskable.2345678901.png",
            "type": "image/png",
          },
        ],
        "id": "/",
        "lang": "tr",
        "name": "Örnek",
        "scope": "/",
        "short_name": "Örnek",
        "start_url": "/",
        "theme_color": "#ffffff",
      }
    `)
  })
  test('is in each language, and begins at its home page', () => {
    expect(manifestIn('ar')).toMatchObject({ lang: 'ar', dir: 'rtl', start_url: '/ar', id: '/' })
    expect(manifestAddress('tr', 'tr')).toBe('/manifest.webmanifest')
    expect(manifestAddress('ar', 'tr')).toBe('/ar/manifest.webmanifest')
  })
})

describe('icons', () => {
  test('that are missing are reported with the command that draws them', () => {
    const { 'pages/_site.json': site } = smallSite
    const { brands } = site as { brands: object[] }
    const another = { ...brands[0], id: 'other', domains: ['other.example'], origin: 'https://other.example' }
    expect(
      problemsOf(
        { 'pages/_site.json': { ...Object(site), brands: [...brands, another] } },
        checks.filter(({ code }) => code === 'missing-icons'),
      ),
    ).toMatchInlineSnapshot(`
      "pages/_site.json:57:15 warning missing-icons
      The brand "other" has no icons for browsers and phones. Run "npm run generate -- icons": it draws them from this logo."
    `)
  })
})
