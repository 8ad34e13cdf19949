import { describe, expect, test } from 'vitest'
import { paletteOf } from '../../../tools/content/localize/colours'
import { localizeSite } from '../../../tools/content/localize/localize'
import { createTranslator } from '../../../tools/content/read/words'
import { manifestAddress, manifestFor } from '../../../tools/html/web-manifest'
import { siteOf } from './site'

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
