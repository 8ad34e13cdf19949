/** The entry of the server bundle: renders batches of pages, on the main thread or in a worker. */
import { workerData } from 'node:worker_threads'
import { addressIn, createRenderer, criticalStyles, dataName, splitAddress } from '../../renderer/server'
import type { LocalizedPage } from '../../schema/localized'
import type { Block } from '../../schema/types'
import { nestedBlocks } from '../content/nested'
import { renderHead } from './head'
import type { Batch, Rendered, Shared } from './render'
import { searchDocument } from './search-document'

export { addressIn, dataName, splitAddress }

let own: Shared | undefined
const renderers = new Map<string, ReturnType<typeof createRenderer>>()
const stylesOf = new Map<string, string>()

/**
 * Renders the pages of a batch as whole HTML documents.
 * @param shared what all batches need; a worker has it from its start and is given none
 */
export function renderBatch({ batch, shared }: { batch: Batch; shared?: Shared }): Rendered[] {
  if (shared !== own && shared) {
    own = shared
    renderers.clear()
  }
  own ??= sharedByPool()
  const { language, brandId, pages } = batch
  const site = own.sites[language]
  const words = own.words[language]
  const brand = site?.brands.find(({ id }) => id === brandId)
  if (!site || !words || !brand) throw new Error(`There is no language "${language}" or brand "${brandId}".`)
  const render = renderers.get(language) ?? createRenderer(site, words)
  renderers.set(language, render)
  const pinned = language !== site.defaultLanguage
  const { build } = own
  const { dir = 'ltr' } = site.languages.find(({ code }) => code === language) ?? {}
  const languages = [
    site.defaultLanguage,
    ...site.languages.map(({ code }) => code).filter((code) => code !== site.defaultLanguage),
  ]
  const bodyTag = `<body class="${brand.themeClass}" data-brand="${brand.id}" data-themes="${brand.darkTheme ? 2 : 1}" data-languages="${languages.join(' ')}">`
  return pages.map((page) => {
    const body = render({ site, page, brand, pinned, year: build.year, printedOn: build.printedOn })
    const styles = stylesFor(page, brand.themeClass)
    const head = renderHead({ site, page, brand, build, styles, addressIn })
    const data = page.address === '/404' ? '404' : dataName(page.address)
    const html = `<!doctype html><html lang="${language}" dir="${dir}"><head>${head}</head>${bodyTag}<script>${build.boot}</script><div id="app" data-page="${data}">${body}</div></body></html>`
    return { address: page.address, html, stylesBytes: styles.length, searchable: searchDocument(site, page, body) }
  })
}

/** Tinypool hands a worker its data as the second of a pair. */
function sharedByPool(): Shared {
  return workerData[1]
}

function stylesFor(page: LocalizedPage, themeClass: string): string {
  const types = blockTypes(page.blocks)
  const key = [themeClass, ...[...types].sort()].join()
  const known = stylesOf.get(key) ?? criticalStyles(themeClass, types)
  stylesOf.set(key, known)
  return known
}

/** Types of all blocks of a page, also of those within others. */
function blockTypes(blocks: Block[]): string[] {
  return blocks.flatMap((block) => [block.type, ...nestedBlocks(block).flatMap(blockTypes)])
}
