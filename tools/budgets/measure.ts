import { readFileSync, statSync } from 'node:fs'
import type { LocalizedPage } from '../../schema/localized'
import type { Bundle } from '../bundle/bundle'
import { localizePage } from '../content/localize'
import { createTranslator } from '../content/words'
import { readContract } from '../contract/contract-file'
import { brotliSize } from '../files/brotli'
import { type Font, rubikFonts } from '../html/fonts'
import { bootScript, shareAcross } from '../html/shared'
import { aloneName, blockTypes, madeUpSite, type PageType, pageTypes } from './site'
import type { BlockBudget, Budgets, PageBudget } from './table'

/** The module that renders pages, see `build/worker.ts`. */
type Renderer = typeof import('../html')

/** Bytes of a document, without compression: of its styles, and of all else. */
type Weight = { html: number; css: number }

/** Measures the made-up site, rendered by the bundle as every site is. */
export async function measure(bundle: Bundle): Promise<Budgets> {
  const site = madeUpSite(await readContract())
  const translator = createTranslator(site)
  const boot = bootScript(site, bundle.boot, bundle.app)
  const fonts = rubikFonts(site.settings.languages.map(({ code }) => code))
  const shared = shareAcross(site, translator, boot, bundle.app, fonts)
  // The copyright line must not change a budget.
  shared.build.year = 2030
  const { createDocuments }: Renderer = await import(bundle.html)
  const documents = createDocuments(shared, [])
  const render = (page: LocalizedPage) => documents.render(page, 'tr', 'made-up')
  const pageNamed = (name: string) => {
    const page = site.catalogue.byName.has(name) && site.pages.find((page) => page.name === name)
    if (!page) throw new Error(`The made-up site has no page "${name}".`)
    return localizePage(site, page, 'tr', translator)
  }

  const pages = Object.keys(pageTypes).map((type): [string, PageBudget] => {
    const page = pageNamed(type === 'home' ? 'index' : type)
    const { html, css } = weightOf(render(withoutBlocks(page)))
    return [type, { document: brotliSize(render(page)), data: brotliSize(JSON.stringify(page)), frame: html + css }]
  })
  const blocks = blockTypes().map((type): [string, BlockBudget] => {
    const page = pageNamed(aloneName(type))
    const [having, lacking] = [weightOf(render(page)), weightOf(render(withoutBlocks(page)))]
    return [
      type,
      {
        html: having.html - lacking.html,
        css: having.css - lacking.css,
        data: bytesOf(page) - bytesOf(withoutBlocks(page)),
        script: bundle.blockScripts[type] ?? 0,
      },
    ]
  })
  const [, styles = ''] = stylesIn.exec(render(withoutBlocks(pageNamed('page')))) ?? []
  return {
    loads: { 'Inline script': brotliSize(boot), 'Styles of every page': brotliSize(styles), ...loadsOf(bundle, fonts) },
    pages: Object.fromEntries(pages) as Record<PageType, PageBudget>,
    blocks: Object.fromEntries(blocks),
  }
}

/** What is fetched besides documents. Fonts are compressed by themselves. */
function loadsOf({ files, app, scripts }: Bundle, fonts: Font[]): Record<string, number> {
  const sumOf = (paths: string[]) => paths.reduce((sum, path) => sum + brotliSize(readFileSync(files[path] ?? '')), 0)
  const later = Object.keys(files).filter((path) => path.endsWith('.js') && !scripts.includes(path))
  return {
    'Scripts of the app': sumOf(scripts),
    'Scripts loaded when needed': sumOf(later),
    'Styles of the app': sumOf(app.styles),
    'Styles of paper': sumOf([app.print]),
    Fonts: fonts.reduce((sum, { file }) => sum + statSync(file).size, 0),
  }
}

function withoutBlocks(page: LocalizedPage): LocalizedPage {
  return { ...page, blocks: [] }
}

const stylesIn = /<style>(.*)<\/style>/s

function weightOf(document: string): Weight {
  const [, styles = ''] = stylesIn.exec(document) ?? []
  const css = Buffer.byteLength(styles)
  return { html: Buffer.byteLength(document) - css, css }
}

function bytesOf(page: LocalizedPage): number {
  return Buffer.byteLength(JSON.stringify(page))
}
