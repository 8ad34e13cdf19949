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
import { hasPreview, previewFile } from './previews'
import type { Shared } from './shared'
import { createJoiner, createStyles } from './styles'

/** Makes whole HTML documents. */
export type Documents = {
  /** @throws when the site has no such language or brand */
  render(page: LocalizedPage, language: string, brandId: string): string
  /**
   * The documents of one page: it is rendered once for as many brands and languages as show the same.
   * @param pages the page in each language, as the brand shows it
   * @param before what was rendered of it for other brands; what is rendered now is added
   * @returns its documents by language; the bytes of one are gone when the next is asked for
   */
  renderAlike(pages: Map<string, LocalizedPage>, brandId: string, before: Rendered[]): (language: string) => Buffer
}

/**
 * Documents of a site: what the pages of a language and brand have in common is made ready once.
 * @param shared what all pages share, in all languages
 * @param drawn the link previews that are drawn, as `previewFile` names them
 */
export function createDocuments({ sites, words, build }: Shared, drawn: string[]): Documents {
  if (build.blocks) addOwnBlocks(build.blocks)
  const previews = new Set(drawn)
  const made = new Map<string, Localized>()
  const join = createJoiner()
  const stylesFor = createStyles(build.scriptStyles)
  const context = { year: build.year, printedOn: build.printedOn }
  const at = (language: string, brandId: string) => {
    const key = `${language} ${brandId}`
    const known = made.get(key) ?? localizedFor(language, brandId)
    made.set(key, known)
    return known
  }
  return {
    render(whole, language, brandId) {
      const { shown, main, parts } = at(language, brandId)
      const page = shown(whole)
      return join(parts(page, main(page))).toString()
    },
    renderAlike(pages, brandId, before) {
      const renderers = new Map([...pages.keys()].map((language) => [language, at(language, brandId).renderer]))
      const mains = renderTogether(renderers, pages, context, before)
      return (language) => {
        const page = pages.get(language)
        const main = mains.get(language)
        if (!page || main === undefined) throw new Error(`The page was not rendered in "${language}".`)
        return join(at(language, brandId).parts(page, main))
      }
    },
  }

  function localizedFor(language: string, brandId: string): Localized {
    const all = sites[language]
    const own = words[language]
    const brand = all?.brands.find(({ id }) => id === brandId)
    if (!all || !own || !brand) throw new Error(`There is no language "${language}" or brand "${brandId}".`)
    const site = siteFor(all, brand)
    const renderer = createRenderer(site, brand, withWords(own, brand.words))
    const theme = build.themes[brandId] ?? ''
    const pinned = language !== site.defaultLanguage
    const { dir = 'ltr' } = site.languages.find(({ code }) => code === language) ?? {}
    const start = `<!doctype html><html lang="${language}" dir="${dir}"><head>`
    const middle = Buffer.from(`</head>${bodyTag(site, brand)}<script>${build.boot}</script>`)
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
        const styles = stylesFor(page, language, theme, body.rules)
        return [
          start,
          ...renderHead({ site, page, brand, build, styles, preview: previewOf(page) }),
          middle,
          spriteOf(body.icons),
          `<div id="_app" data-page="${dataName(page.address)}" data-language="${language}">`,
          ...body.parts,
          `</div>${build.drafts ? draftMark(build.drafts, page.address, language) : ''}</body></html>`,
        ]
      },
    }
  }
}

/** What makes the documents of one brand in one language. */
type Localized = {
  renderer: Renderer
  /** A page as the brand shows it. */
  shown(page: LocalizedPage): LocalizedPage
  main(page: LocalizedPage): string
  parts(page: LocalizedPage, main: string): Parts
}

function bodyTag({ defaultLanguage, languages }: BrandSite, { id, darkTheme }: Brand): string {
  const codes = [defaultLanguage, ...languages.map(({ code }) => code).filter((code) => code !== defaultLanguage)]
  return `<body class="${themeClass(id)}" data-brand="${id}" data-themes="${darkTheme ? 2 : 1}" data-languages="${codes.join(' ')}">`
}

/** The blocks that the renderer has now. */
let used = ''

/** Lets the renderer show the blocks of a site's own. */
function addOwnBlocks({ code, address }: OwnBlocks): void {
  if (used !== code) addOwn(runInThisContext(`(${code})`, { filename: address }))
  used = code
}
