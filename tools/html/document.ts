import { runInThisContext } from 'node:vm'
import { siteFor, withWords } from '../../renderer/parts/brand'
import {
  addOwn,
  createRenderer,
  dataName,
  type Parts,
  pageFor,
  type Rendered,
  type Renderer,
  renderTogether,
  spriteOf,
} from '../../renderer/server'
import type { Brand, BrandSite, LocalizedPage } from '../../schema/localized'
import { themeClass } from '../content/localize/theme-styles'
import type { OwnBlocks } from '../content/read/site'
import { draftMark } from './draft-mark'
import { renderHead } from './head'
import { noticeHtml, noticeRules } from './notice'
import { hasPreview, previewFile } from './previews'
import { servicesTag } from './services'
import type { Shared } from './shared'
import { createJoiner, createStyles } from './styles'

/** Renderer of whole HTML documents. */
export type Documents = {
  /** @throws if the site does not have the language or brand */
  render(page: LocalizedPage, language: string, brandId: string): string
  /**
   * Renders one page in all languages; brands and languages with equal content share one rendering.
   * @param pages the page as this brand shows it, by language
   * @param renderings cached renderings of the page for other brands; new ones are added
   * @returns a function from a language to its document; each call overwrites the previously returned buffer
   */
  renderAlike(pages: Map<string, LocalizedPage>, brandId: string, renderings: Rendered[]): (language: string) => Buffer
}

/**
 * Creates the document renderer of a site. Data that all pages of a brand in a language share is prepared once.
 * @param shared data common to all pages, in all languages
 * @param previewFiles names of the existing link previews, in the format of `previewFile`
 */
export function createDocuments({ sites, words, build }: Shared, previewFiles: string[]): Documents {
  if (build.blocks) addOwnBlocks(build.blocks)
  const previews = new Set(previewFiles)
  const cache = new Map<string, Localized>()
  const join = createJoiner()
  const languages = Object.keys(sites)
  const endOf = (code: string, end: string) => (sites[code]?.notice ? noticeRules(code, languages) + end : end)
  const ends = Object.entries(build.scriptStyles).map(([code, end]) => [code, endOf(code, end)])
  const stylesFor = createStyles(Object.fromEntries(ends))
  const context = { year: build.year, printedOn: build.printedOn }
  const cached = (language: string, brandId: string) => {
    const key = `${language} ${brandId}`
    const localized = cache.get(key) ?? localizedFor(language, brandId)
    cache.set(key, localized)
    return localized
  }
  return {
    render(localizedPage, language, brandId) {
      const { shown, main, parts } = cached(language, brandId)
      const page = shown(localizedPage)
      return join(parts(page, main(page))).toString()
    },
    renderAlike(pages, brandId, renderings) {
      const renderers = new Map([...pages.keys()].map((language) => [language, cached(language, brandId).renderer]))
      const mains = renderTogether(renderers, pages, context, renderings)
      return (language) => {
        const page = pages.get(language)
        const main = mains.get(language)
        if (!page || main === undefined) throw new Error(`The page was not rendered in "${language}".`)
        return join(cached(language, brandId).parts(page, main))
      }
    },
  }

  function localizedFor(language: string, brandId: string): Localized {
    const localizedSite = sites[language]
    const siteWords = words[language]
    const brand = localizedSite?.brands.find(({ id }) => id === brandId)
    if (!localizedSite || !siteWords || !brand)
      throw new Error(`There is no language "${language}" or brand "${brandId}".`)
    const site = siteFor(localizedSite, brand)
    const renderer = createRenderer(site, brand, withWords(siteWords, brand.words))
    const theme = build.themes[brandId] ?? ''
    const pinned = language !== site.defaultLanguage
    const { dir = 'ltr' } = site.languages.find(({ code }) => code === language) ?? {}
    const start = `<!doctype html><html lang="${language}" dir="${dir}"><head>`
    const notice = noticeHtml(language, brand, sites, words)
    const middle = Buffer.from(
      `</head>${bodyTag(site, brand, build.themeCounts[brand.id])}<script>${build.boot}</script>${notice}`,
    )
    const previewOf = (page: LocalizedPage) => {
      if (previews.size === 0) return undefined
      const file = hasPreview(page) ? previewFile(brandId, page, build.design) : ''
      return previews.has(file) ? file.replace(brandId, '/previews') : undefined
    }
    const viewOf = (page: LocalizedPage) => ({ site, page, brand, pinned, ...context })
    return {
      renderer,
      shown: (page) => pageFor(page, brand),
      main: (page) => renderer.main(viewOf(page)),
      parts(page, main) {
        const body = renderer.whole(viewOf(page), main)
        const styles = stylesFor(page, site, theme, body.rules)
        return [
          start,
          ...renderHead({ site, page, brand, build, styles, preview: previewOf(page) }),
          middle,
          spriteOf(body.icons),
          `<div id="_app" data-page="${dataName(page.address)}" data-language="${language}">`,
          ...body.parts,
          `</div>${build.drafts ? draftMark(build.drafts, page.address, language, site.base) : ''}${servicesTag(build.services, site.base)}</body></html>`,
        ]
      },
    }
  }
}

/** Document renderer of one brand in one language. */
type Localized = {
  renderer: Renderer
  /** Returns the page as the brand shows it. */
  shown(page: LocalizedPage): LocalizedPage
  main(page: LocalizedPage): string
  parts(page: LocalizedPage, main: string): Parts
}

function bodyTag({ defaultLanguage, languages, base }: BrandSite, { id }: Brand, themes = 1): string {
  const codes = [defaultLanguage, ...languages.map(({ code }) => code).filter((code) => code !== defaultLanguage)]
  return `<body class="${themeClass(id)}" data-brand="${id}" data-themes="${themes}" data-languages="${codes.join(' ')}"${base === undefined ? '' : ` data-base="${base}"`}>`
}

/** Source code of the custom blocks that the renderer already contains. */
let used = ''

/** Adds a site's custom blocks to the renderer, unless this was already done. */
function addOwnBlocks({ code, address }: OwnBlocks): void {
  if (used !== code) addOwn(runInThisContext(`(${code})`, { filename: address }))
  used = code
}
