import { Buffer } from 'node:buffer'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { manifestAddress, manifestFor } from '../../../tools/build/web-manifest'
import { checks } from '../../../tools/checks'
import { iconFile, icons } from '../../../tools/content/icons'
import { localizeSite } from '../../../tools/content/localize'
import { createTranslator } from '../../../tools/content/words'
import { drawIcons } from '../../../tools/draw/icons'
import { readColours } from '../../../tools/host/colours'
import { readMedia } from '../../../tools/host/media'
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
    if (!brand) throw new Error('The small site has a brand.')
    return manifestFor(localized, brand, media, readColours(brand.themeClass))
  }

  test('has its name, its colours and its icons', () => {
    expect(manifestIn('tr')).toMatchInlineSnapshot(`
      {
        "background_color": "#f6f7f5",
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
        "theme_color": "#fff",
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
  const settings: { brands: { id: string; logo: string; themeClass: string }[] } = JSON.parse(
    readMedia('../_site.json').toString(),
  )
  test.each(settings.brands)('of $id are those of its logo', async ({ id, logo, themeClass }) => {
    for (const [icon, content] of await drawIcons(readMedia(logo), readColours(themeClass).deep ?? ''))
      expect(await difference(content, readMedia(iconFile(id, icon))), `npm run icons: ${icons[icon]}`).toBeLessThan(1)
  })
  test('that are missing are told with the command that draws them', () => {
    const { 'pages/_site.json': site } = smallSite
    const { brands } = site as { brands: object[] }
    const another = { ...brands[0], id: 'other', domains: ['other.example'] }
    expect(
      problemsOf(
        { 'pages/_site.json': { ...Object(site), brands: [...brands, another] } },
        checks.filter(({ code }) => code === 'missing-icons'),
      ),
    ).toMatchInlineSnapshot(`
      "pages/_site.json:50:15 warning missing-icons
      The brand "other" has no icons for browsers and phones. Run "npm run icons": it draws them from this logo.
          49 |       "origin": "https://www.ornek.example",
        > 50 |       "logo": "flag.svg",
             |               ^
          51 |       "themeClass": "theme-default","
    `)
  })
})

/** How far two icons are from each other, 0 to 255 on average: other machines may round otherwise. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)])
  if (a.length !== b.length) return 255
  return a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length
}

/** An .ico file is a PNG behind 22 bytes. */
function pixelsOf(icon: Buffer): Promise<Buffer> {
  const png = icon.subarray(icon.indexOf(Buffer.from('\x89PNG', 'latin1')))
  return sharp(png).ensureAlpha().raw().toBuffer()
}
