import { siteFor, withWords } from '../../renderer/parts/brand'
import { createRenderer, criticalStyles, dataName, pageFor, rulesIn, sprite } from '../../renderer/server'
import type { Brand, BrandSite, LocalizedPage } from '../../schema/localized'
import type { Block } from '../../schema/types'
import { nestedBlocks } from '../content/nested'
import { themeClass } from '../content/theme-styles'
import { renderHead } from './head'
import { hasPreview, previewFile } from './previews'
import type { Shared } from './shared'

/** Makes whole HTML documents. */
export type Documents = {
  /** @throws when the site has no such language or brand */
  render(page: LocalizedPage, language: string, brandId: string): string
}

/**
 * Documents of a site: what the pages of a language and brand have in common is made ready once.
 * @param shared what all pages share, in all languages
 * @param drawn the link previews that are drawn, as `previewFile` names them
 */
export function createDocuments({ sites, words, build }: Shared, drawn: string[]): Documents {
  const previews = new Set(drawn)
  const frames = new Map<string, (page: LocalizedPage) => string>()
  return {
    render(page, language, brandId) {
      const key = `${language} ${brandId}`
      const render = frames.get(key) ?? documentsOf(language, brandId)
      frames.set(key, render)
      return render(page)
    },
  }

  function documentsOf(language: string, brandId: string): (page: LocalizedPage) => string {
    const all = sites[language]
    const own = words[language]
    const brand = all?.brands.find(({ id }) => id === brandId)
    if (!all || !own || !brand) throw new Error(`There is no language "${language}" or brand "${brandId}".`)
    const site = siteFor(all, brand)
    const render = createRenderer(site, withWords(own, brand.words))
    const theme = build.themes[brandId] ?? ''
    const pinned = language !== site.defaultLanguage
    const { dir = 'ltr' } = site.languages.find(({ code }) => code === language) ?? {}
    const start = `<!doctype html><html lang="${language}" dir="${dir}"><head>`
    const middle = `</head>${bodyTag(site, brand)}<script>${build.boot}</script>${sprite}`
    const previewOf = (page: LocalizedPage) => {
      if (previews.size === 0) return undefined
      const file = hasPreview(page) ? previewFile(brandId, page, build.design) : ''
      return previews.has(file) ? file.replace(brandId, '/previews') : undefined
    }
    return (whole) => {
      const page = pageFor(whole, brand)
      const body = render({ site, page, brand, pinned, year: build.year, printedOn: build.printedOn })
      const styles = stylesFor(page, theme) + rulesIn(body)
      const head = renderHead({ site, page, brand, build, styles, preview: previewOf(whole) })
      return `${start}${head}${middle}<div id="_app" data-page="${dataName(page.address)}" data-language="${language}">${body}</div></body></html>`
    }
  }
}

function bodyTag({ defaultLanguage, languages }: BrandSite, { id, darkTheme }: Brand): string {
  const codes = [defaultLanguage, ...languages.map(({ code }) => code).filter((code) => code !== defaultLanguage)]
  return `<body class="${themeClass(id)}" data-brand="${id}" data-themes="${darkTheme ? 2 : 1}" data-languages="${codes.join(' ')}">`
}

const stylesOf = new Map<string, string>()

/** @param theme the styles of the brand */
function stylesFor(page: LocalizedPage, theme: string): string {
  const types = [...new Set(blockTypes(page.blocks))].sort()
  const hasNotice = page.state !== 'translated'
  const key = [theme, hasNotice, ...types].join()
  const known = stylesOf.get(key) ?? criticalStyles(theme, types, hasNotice)
  stylesOf.set(key, known)
  return known
}

/** Types of all blocks of a page, also of those within others. */
function blockTypes(blocks: Block[]): string[] {
  return blocks.flatMap((block) => [block.type, ...nestedBlocks(block).flatMap(blockTypes)])
}
