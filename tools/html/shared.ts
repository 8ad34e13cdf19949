import type { Words } from '../../renderer/i18n'
import { siteFor, withWords } from '../../renderer/parts/brand'
import type { Brand, BrandSite, LocalizedPage, LocalizedSite } from '../../schema/localized'
import { type Palette, paletteOf } from '../content/localize/colours'
import { localizeSite } from '../content/localize/localize'
import { themeStyles } from '../content/localize/theme-styles'
import { effectiveWords } from '../content/read/interface-words'
import type { BrandSettings } from '../content/read/model'
import type { OwnBlocks, Site } from '../content/read/site'
import { common, type Translator } from '../content/read/words'
import { today } from '../files/day'
import { hashOf, policyHash } from '../files/files'
import { draftStyles } from './draft-mark'
import { fallbackFace, familyStyles, fontFaces, fontsFor, type PageFont } from './fonts'
import { type Design, designOf } from './previews'
import { scriptStyles } from './script-styles'
import type { InlineStyles } from './styles'

/** The files of the app, as addresses without the leading "/". */
export type App = {
  /** The files that pages name, in the order in which they run: the app itself comes last. */
  scripts: string[]
  styles: string[]
  print: string
}

/** What the head and the frame of every document need from the build. */
export type BuildInfo = {
  /** The inline script, minified, and its hash as a content security policy names it. */
  boot: string
  bootHash: string
  /** The address of the stylesheet for paper. */
  print: string
  /** By language: `@font-face` rules, and the files to preload. */
  fonts: Record<string, LanguageFonts>
  /** The colours of each brand in its light theme. */
  palettes: Record<string, Palette>
  /** The styles of each brand: its colours, for its own documents. */
  themes: Record<string, string>
  /** Those of all brands as one stylesheet: with it a document can be dressed as another brand. */
  themeSheet: ThemeSheet
  /** By language: styles that depend on the scripts of the languages its pages have. */
  scriptStyles: Record<string, string>
  /** How link previews are drawn. */
  design: Design
  /** The blocks of the site's own. */
  blocks?: OwnBlocks
  year: number
  /** The day of printing, when documents are made for paper. */
  printedOn?: string
  /** The addresses of drafts, where they are shown. Such a site is not public, and no search engine may list it. */
  drafts?: string[]
}

export type LanguageFonts = { css: string; hash: string; preload: string[] }

/** A stylesheet, and where it is published. */
type ThemeSheet = { address: string; css: string }

/** What all pages share: the site and its words by language, and what the build knows. */
export type Shared = {
  sites: Record<string, LocalizedSite>
  words: Record<string, Words>
  build: BuildInfo
  /** The site's brands, in the words of its own language. */
  brands: Brand[]
  defaultLanguage: string
}

/**
 * What all pages share, in all languages.
 * @param boot the inline script, ready for a page
 * @param fonts those of the site
 * @param drafts the addresses of drafts, where they are shown
 */
export function shareAcross(
  site: Site,
  translator: Translator,
  boot: string,
  { print }: App,
  fonts: PageFont[],
  drafts?: string[],
): Shared {
  const languages = site.settings.languages.map(({ code }) => code)
  const { defaultLanguage } = site.settings
  const { brands } = localizeSite(site, defaultLanguage, translator)
  const shared: Shared = {
    sites: {},
    words: {},
    brands,
    defaultLanguage,
    build: {
      boot,
      bootHash: policyHash(boot),
      print: `/${print}`,
      fonts: {},
      palettes: brandValues(site, ({ colours }) => paletteOf(colours, false)),
      themes: brandValues(site, themeStyles),
      themeSheet: themeSheetOf(site),
      scriptStyles: {},
      design: designOf(site),
      blocks: site.source.blocks,
      year: Number((site.source.day ?? today()).slice(0, 4)),
      ...(drafts && { drafts }),
    },
  }
  const lent = lentBy(site)
  for (const code of languages) {
    const localized = localizeSite(site, code, translator)
    const words = effectiveWords(code, site.locales.get(code)?.get(common)?.json)
    shared.sites[code] = localized
    shared.words[code] = words
    const near = languages.filter((one) => one === code || lent.has(one))
    const css = fontFaces(fonts.filter(({ language }) => language === undefined || near.includes(language)))
    // Names of languages are set in the system's own font.
    const preload = fontsFor(JSON.stringify([{ ...localized, languages: [] }, words]), code, fonts)
    shared.build.fonts[code] = { css, hash: policyHash(css), preload }
    shared.build.scriptStyles[code] =
      fallbackFace + scriptStyles(near) + familyStyles(near, fonts) + (drafts ? draftStyles : '')
  }
  return shared
}

/** Languages whose words pages in others may have: those that they fall back to. */
function lentBy({ settings, index }: Site): Set<string> {
  const ofPages = index.pages.flatMap(({ lang, fallback }) => [lang, ...(fallback === 'none' ? [] : fallback)])
  return new Set([settings.defaultLanguage, ...ofPages])
}

/**
 * The data that all pages of a brand share in a language, by the names of their files: as the brand shows them, and with
 * all brands, so that a page can be dressed as another.
 */
export function siteData({ sites, words, build }: Shared, language: string, brandId: string): Record<string, object> {
  const site = sites[language]
  const own = words[language]
  const brand = site?.brands.find(({ id }) => id === brandId)
  if (!site || !own || !brand) return {}
  return {
    _site: { site: siteFor(site, brand), words: withWords(own, brand.words), blocks: build.blocks?.address },
    _brands: { site, words: own },
  }
}

function brandValues<Value>({ settings }: Site, make: (brand: BrandSettings) => Value): Record<string, Value> {
  return Object.fromEntries(settings.brands.map((brand) => [brand.id, make(brand)]))
}

/** The styles of all brands as one stylesheet. */
function themeSheetOf({ settings }: Pick<Site, 'settings'>): ThemeSheet {
  const css = settings.brands.map(themeStyles).join('')
  return { address: `/assets/themes.${hashOf(css)}.css`, css }
}

/** The inline script with its settings, which come from the content. */
export function bootScript(site: Site, code: string, app: App): string {
  const { brands, document } = site.settings
  const config = {
    app: [
      ...app.styles.map((file) => `/${file}`),
      themeSheetOf(site).address,
      ...app.scripts.map((file) => `/${file}`),
    ],
    themes: Object.fromEntries(brands.map(({ id, darkTheme }) => [id, darkTheme ? 2 : 1])),
    asksConsent: 'consent' in document.json,
  }
  return code.replace('__CONFIG__', () => JSON.stringify(config))
}

/** The sources of the head of a document. */
export type HeadContext = {
  site: BrandSite
  page: LocalizedPage
  brand: Brand
  build: BuildInfo
  styles: InlineStyles
  /** The address of the page's link preview, where it is drawn. */
  preview?: string
}
