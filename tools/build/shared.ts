import { createHash } from 'node:crypto'
import type { Words } from '../../renderer/i18n'
import type { LocalizedSite } from '../../schema/localized'
import { localizeSite } from '../content/localize'
import type { Site } from '../content/site'
import { common, type Translator } from '../content/words'
import { readColours } from '../host/colours'
import { type Font, familyStyles, fontFaces, fontsFor } from './fonts'
import { type Design, designOf } from './previews'
import { scriptStyles } from './script-styles'

/** What the head and the frame of every document need from the build. */
export type BuildInfo = {
  /** The inline script, minified, and its hash as a content security policy names it. */
  boot: string
  bootHash: string
  /** The address of the stylesheet for paper. */
  print: string
  /** `@font-face` rules, and the files to preload by language. */
  fonts: { css: string; preload: Record<string, string[]> }
  /** Styles that depend on the scripts of the site's languages. */
  scriptStyles: string
  /** What browsers colour around a page in the light theme of each brand. */
  themeColours: Record<string, string | undefined>
  /** How link previews are drawn. */
  design: Design
  year: number
  /** The day of printing, when documents are made for paper. */
  printedOn?: string
}

/** What all pages share: the site and its words by language, and what the build knows. */
export type Shared = {
  sites: Record<string, LocalizedSite>
  words: Record<string, Words>
  build: BuildInfo
  /** The site's brands, in the words of its own language. */
  brands: LocalizedSite['brands']
  defaultLanguage: string
}

/** The app's script and stylesheets, as addresses without the leading "/". */
type App = { script: string; styles: string[]; print: string }

/**
 * What all pages share, in all languages.
 * @param boot the inline script, ready to stand in a page
 * @param fonts those of the site
 */
export function shareAcross(site: Site, translator: Translator, boot: string, { print }: App, fonts: Font[]): Shared {
  const languages = site.settings.languages.map(({ code }) => code)
  const { defaultLanguage } = site.settings
  const { brands } = localizeSite(site, defaultLanguage, translator)
  const bootHash = `sha256-${createHash('sha256').update(boot).digest('base64')}`
  const shared: Shared = {
    sites: {},
    words: {},
    brands,
    defaultLanguage,
    build: {
      boot,
      bootHash,
      print: `/${print}`,
      fonts: { css: fontFaces(fonts), preload: {} },
      scriptStyles: scriptStyles(languages) + familyStyles(languages),
      themeColours: Object.fromEntries(brands.map(({ id, themeClass }) => [id, readColours(themeClass).surface])),
      design: designOf(site),
      year: new Date().getFullYear(),
    },
  }
  for (const code of languages) {
    const localized = localizeSite(site, code, translator)
    const words = site.locales.get(code)?.get(common)?.json
    shared.sites[code] = localized
    // That every language has the shape of the source language is for the checks.
    shared.words[code] = words as Shared['words'][string]
    // Names of languages are set in the system's own font.
    shared.build.fonts.preload[code] = fontsFor(JSON.stringify([{ ...localized, languages: [] }, words]), code, fonts)
  }
  return shared
}

/** The inline script with its settings, which come from the content. */
export function bootScript(site: Site, code: string, app: App): string {
  const { brands } = site.settings.document.json as { brands: { id: string; themeClass: string; darkTheme: boolean }[] }
  const config = {
    script: `/${app.script}`,
    styles: app.styles.map((file) => `/${file}`),
    languages: site.settings.languages.map(({ code }) => code),
    brands: Object.fromEntries(brands.map(({ id, themeClass, darkTheme }) => [id, { themeClass, darkTheme }])),
  }
  return code.replace('__CONFIG__', () => JSON.stringify(config))
}
