import type { Words } from '../../renderer/i18n'
import { siteFor, withWords } from '../../renderer/parts/brand'
import type { Brand, BrandSite, LocalizedPage, LocalizedSite } from '../../schema/localized'
import { type Palette, paletteOf } from '../content/localize/colours'
import { localizeSite } from '../content/localize/localize'
import { themeStyles } from '../content/localize/theme-styles'
import { hasNotice } from '../content/read/dates'
import { effectiveWords } from '../content/read/interface-words'
import type { BrandSettings } from '../content/read/model'
import { servicesOf } from '../content/read/services'
import type { OwnBlocks, Site } from '../content/read/site'
import { common, type Translator } from '../content/read/words'
import { today } from '../files/day'
import { hashOf, policyHash } from '../files/files'
import { draftStyles } from './draft-mark'
import { brandFontStyles, fallbackFace, familyStyles, fontFaces, fontsFor, type PageFont } from './fonts'
import { type Design, designOf } from './previews'
import { scriptStyles } from './script-styles'
import { type PageServices, pageServices } from './services'
import type { InlineStyles } from './styles'

/** Files of the app, as addresses without the leading "/". */
export type App = {
  /** Scripts that pages load, in the order of execution: the app itself runs last. */
  scripts: string[]
  styles: string[]
  print: string
}

/** Build data for the parts of each document that are outside the page's content. */
export type BuildInfo = {
  /** The minified inline script, and its hash in the format of a content security policy. */
  boot: string
  bootHash: string
  /** Address of the print stylesheet. */
  print: string
  /** `@font-face` rules and files to preload, by brand and language. */
  fonts: Record<string, Record<string, LanguageFonts>>
  /** Colours of the light theme, by brand. */
  palettes: Record<string, Palette>
  /** Colour styles for the documents of a brand, by brand id. */
  themes: Record<string, string>
  /** Colour styles of all brands as one stylesheet, to preview a document in the colours of a different brand. */
  themeSheet: ThemeSheet
  /** Styles for the writing systems of all languages that can occur on a page, by the language of the page. */
  scriptStyles: Record<string, string>
  /** Themes of each brand, see `themesOf`. */
  themeCounts: Record<string, number>
  /** `<meta>` tags of the home page that prove to search engines who owns the site, by brand. */
  verification: Record<string, string>
  /** Design of link previews. */
  design: Design
  /** The site's custom blocks. */
  blocks?: OwnBlocks
  /** Whether the site is also published as Markdown, for programs that read it. */
  hasMarkdown: boolean
  /** Scripts of other hosts that every page runs, and the hosts that these scripts use. */
  services: PageServices
  year: number
  /** Date of printing, which only PDF documents show. */
  printedOn?: string
  /** Addresses of drafts, if the site shows them. Such a site is not public, so its pages are `noindex`. */
  drafts?: string[]
}

export type LanguageFonts = { css: string; hash: string; preload: string[] }

/** A stylesheet and its published address. */
type ThemeSheet = { address: string; css: string }

/** Data that all pages share: the site and its interface words, both by language, and build data. */
export type Shared = {
  sites: Record<string, LocalizedSite>
  words: Record<string, Words>
  build: BuildInfo
  /** The site's brands, in the default language. */
  brands: Brand[]
  defaultLanguage: string
}

/**
 * Prepares the data that all pages share, in all languages.
 * @param boot the inline script that `bootScript` returns
 * @param drafts addresses of drafts, if drafts are shown
 */
export function shareAcross(
  site: Site,
  translator: Translator,
  boot: string,
  { print }: App,
  pageFonts: PageFont[],
  drafts?: string[],
): Shared {
  const languages = site.settings.languages.map(({ code }) => code)
  const { defaultLanguage, base } = site.settings
  const fonts = pageFonts.map((font) => ({ ...font, address: base + font.address }))
  const { brands } = localizeSite(site, defaultLanguage, translator)
  const shared: Shared = {
    sites: {},
    words: {},
    brands,
    defaultLanguage,
    build: {
      boot,
      bootHash: policyHash(boot),
      print: `${base}/${print}`,
      fonts: brandValues(site, () => ({})),
      palettes: brandValues(site, ({ colours }) => paletteOf(colours, false)),
      themes: brandValues(site, themeStyles),
      themeSheet: themeSheetOf(site),
      scriptStyles: {},
      themeCounts: themesOf(site),
      verification: brandValues(site, (brand) => verificationTags(brand, site)),
      design: designOf(site),
      blocks: site.source.blocks,
      hasMarkdown: !drafts && site.settings.document.json.llms !== false,
      services: drafts ? { scripts: [], uses: [] } : pageServices(servicesOf(site.settings)),
      year: Number((site.source.day ?? today()).slice(0, 4)),
      ...(drafts && { drafts }),
    },
  }
  const fallbacks = fallbackLanguages(site)
  for (const code of languages) {
    const localized = localizeSite(site, code, translator)
    // Each of these blocks contains its own words ("labels"), so pages without the block need not load the words.
    const {
      form: _form,
      embed: _embed,
      'page-list': _list,
      reading: _reading,
      ...words
    } = effectiveWords(code, site.locales.get(code)?.get(common)?.json)
    shared.sites[code] = localized
    shared.words[code] = words
    const usedLanguages = languages.filter((language) => language === code || fallbacks.has(language))
    const usedFonts = fonts.filter(({ language }) => language === undefined || usedLanguages.includes(language))
    // Leaves out the names of languages, because pages show them in a system font.
    const text = JSON.stringify([{ ...localized, languages: [] }, words])
    for (const settings of site.settings.brands) {
      const ofBrand = usedFonts.filter(({ brand }) => brand === undefined || brand === settings.id)
      const css = fontFaces(ofBrand) + brandFontStyles(settings, site, usedLanguages)
      const preload = fontsFor(text, code, ofBrand)
      Object.assign(shared.build.fonts[settings.id] ?? {}, { [code]: { css, hash: policyHash(css), preload } })
    }
    shared.build.scriptStyles[code] =
      fallbackFace + scriptStyles(usedLanguages) + familyStyles(usedLanguages, fonts) + (drafts ? draftStyles : '')
  }
  return shared
}

/**
 * Returns the themes of each brand as numbers for the inline script (`renderer/parts/theme.ts`): 1 for the light theme
 * only, 2 for both themes with the light one as default, 3 for both themes with the visitor's system theme as default.
 */
function themesOf({ settings }: Pick<Site, 'settings'>): Record<string, number> {
  const both = settings.document.json.theme === 'light' ? 2 : 3
  return Object.fromEntries(settings.brands.map(({ id, darkTheme }) => [id, darkTheme ? both : 1]))
}

/** Names of the `<meta>` tags for verification codes of search engines and networks, by field of the site file. */
const verificationNames: Record<string, string> = {
  google: 'google-site-verification',
  bing: 'msvalidate.01',
  yandex: 'yandex-verification',
  baidu: 'baidu-site-verification',
  naver: 'naver-site-verification',
  pinterest: 'p:domain_verify',
  facebook: 'facebook-domain-verification',
}

function verificationTags(brand: BrandSettings, { settings }: Site): string {
  const codes = Object.entries(Object(brand.verification ?? settings.document.json.verification))
  return codes.map(([name, code]) => `<meta name="${verificationNames[name]}" content="${code}">`).join('')
}

/** Languages whose words can occur on pages in other languages, because untranslated pages fall back to them. */
function fallbackLanguages({ settings, index }: Site): Set<string> {
  const ofPages = index.pages.flatMap(({ lang, fallback }) => [lang, ...(fallback === 'none' ? [] : fallback)])
  return new Set([settings.defaultLanguage, ...ofPages])
}

/**
 * Data that all pages of a brand in a language share, by file name. `_site` is the site as the brand shows it;
 * `_brands` contains all brands, so that a page can be previewed as a different brand.
 */
export function siteData({ sites, words, build }: Shared, language: string, brandId: string): Record<string, object> {
  const site = sites[language]
  const siteWords = words[language]
  const brand = site?.brands.find(({ id }) => id === brandId)
  if (!site || !siteWords || !brand) return {}
  return {
    _site: {
      site: siteFor(site, brand),
      words: withWords(siteWords, brand.words),
      blocks: build.blocks && (site.base ?? '') + build.blocks.address,
    },
    _brands: { site, words: siteWords },
  }
}

function brandValues<Value>({ settings }: Site, make: (brand: BrandSettings) => Value): Record<string, Value> {
  return Object.fromEntries(settings.brands.map((brand) => [brand.id, make(brand)]))
}

/** Colour styles of all brands as one stylesheet. */
function themeSheetOf({ settings }: Pick<Site, 'settings'>): ThemeSheet {
  const css = settings.brands.map(themeStyles).join('')
  return { address: `/assets/themes.${hashOf(css)}.css`, css }
}

/**
 * The inline script, in two variants, and the code to add for a site with a notice. Only `bootWhole` supports a base,
 * and brands that follow the system's theme.
 */
export type BootCodes = { boot: string; bootWhole: string; notice: string }

/**
 * Completes the inline script with settings from the content.
 * @param codes the variants of the script, each with a placeholder for the settings
 */
export function bootScript(site: Site, codes: BootCodes, app: App): string {
  const { document, base } = site.settings
  const themes = themesOf(site)
  const config = {
    app: [
      ...app.styles.map((file) => `${base}/${file}`),
      base + themeSheetOf(site).address,
      ...app.scripts.map((file) => `${base}/${file}`),
    ],
    themes,
    asksConsent: 'consent' in document.json,
  }
  const isWhole = base !== '' || Object.values(themes).includes(3)
  const code = (isWhole ? codes.bootWhole : codes.boot).replace('__CONFIG__', () => JSON.stringify(config))
  if (!hasNotice(site)) return code
  const key = hashOf(JSON.stringify(document.json.notice)).slice(0, 8)
  return code + codes.notice.replaceAll('__NOTICE__', JSON.stringify(key))
}

/** Data for the head of a document. */
export type HeadContext = {
  site: BrandSite
  page: LocalizedPage
  brand: Brand
  build: BuildInfo
  styles: InlineStyles
  /** Address of the page's link preview. Undefined if the preview does not exist. */
  preview?: string
}
