import { addressIn } from '../../renderer/server'
import type { Brand, LocalizedSite } from '../../schema/localized'
import type { Palette } from '../content/localize/colours'
import { iconFile, type icons } from '../content/read/icons'
import { mediaAddress } from '../content/read/media'
import type { Media } from '../content/read/model'

/** Members of a web app manifest (W3C, Web Application Manifest) that the engine writes. */
type Manifest = {
  id: string
  name: string
  short_name: string
  lang: string
  dir: 'ltr' | 'rtl'
  start_url: string
  scope: string
  display: 'browser'
  theme_color: string
  background_color: string
  icons: { src: string; sizes: string; type: string; purpose?: 'maskable' }[]
}

/**
 * Creates the web app manifest of a brand in one language, for the home screen of a phone. The icon opens the site in
 * the browser, because visitors of a catalogue share addresses and open documents in tabs.
 * @param media sizes and hashes of media files, by file
 * @param colours colours of the brand's light theme
 */
export function manifestFor(
  site: LocalizedSite,
  { id, name, logo }: Brand,
  media: Record<string, Media>,
  colours: Palette,
): Manifest {
  const { language, base = '' } = site
  const pngIcon = (icon: keyof typeof icons) => {
    const file = iconFile(id, icon)
    const { width = 0, height = 0 } = media[file] ?? {}
    return media[file]
      ? [{ src: mediaAddress(file, media[file], base), sizes: `${width}x${height}`, type: 'image/png' }]
      : []
  }
  const vector = logo.src.endsWith('.svg') ? [{ src: logo.src, sizes: 'any', type: 'image/svg+xml' }] : []
  return {
    id: `${base}/`,
    name,
    short_name: name,
    lang: language,
    dir: site.languages.find(({ code }) => code === language)?.dir ?? 'ltr',
    start_url: addressIn(language, '/', site),
    scope: `${base}/`,
    display: 'browser',
    theme_color: colours.surface,
    background_color: colours.background,
    icons: [
      ...vector,
      ...pngIcon('small'),
      ...pngIcon('large'),
      ...pngIcon('maskable').map((icon) => ({ ...icon, purpose: 'maskable' as const })),
    ],
  }
}

/** Address of a language's manifest. */
export function manifestAddress(language: string, defaultLanguage: string): string {
  return `${language === defaultLanguage ? '' : `/${language}`}/manifest.webmanifest`
}
