import { readFileSync } from 'node:fs'
import type { LocalizedPage } from '../../schema/localized'
import { checks } from '../checks'
import { checkSite } from '../content/check'
import { localizePage } from '../content/localize'
import { isError } from '../content/problem'
import type { Site } from '../content/site'
import { createTranslator } from '../content/words'
import { readContract, readSource } from '../host/files'
import { countProblems, printProblem } from '../host/print'
import { makePictures } from '../pictures/make'
import { type Bundle, bundleRenderer } from './bundle'
import { drawWorld } from './continents'
import { readFonts } from './fonts'
import { mediaFiles } from './media'
import { Output } from './output'
import { type Batch, type Rendered, renderAll, type ServerBundle } from './render'
import type { Report, Written } from './report'
import { indexBrands } from './search'
import type { SearchDocument } from './search-document'
import { bootScript, shareAcross } from './shared'
import { sitemapFor } from './sitemap'

/**
 * Builds the site of the folder the command runs in.
 * @param folder where to write it
 * @param pagesForWorkers how many pages are rendered in worker threads; as many as are worth it when not given
 * @returns what it did; undefined when the content has errors, which are printed, and nothing was written
 */
export async function buildSite(folder = 'dist', pagesForWorkers?: number): Promise<Report | undefined> {
  const start = performance.now()
  const source = readSource()
  const { site, problems } = checkSite(source, readContract(), checks)
  if (site && !problems.some(isError)) problems.push(...(await makePictures(site)))
  const errors = problems.filter(isError)
  if (!site || errors.length > 0) {
    for (const problem of errors) console.error(`${printProblem(problem, source.documents[problem.file])}\n`)
    console.error(`Nothing was built: ${countProblems(problems)}.`)
    return undefined
  }
  const checked = performance.now()
  const bundle = await bundleRenderer()
  const bundled = performance.now()
  site.source.drawing = drawWorld()
  const written = await writeSite(site, bundle, new Output(folder), pagesForWorkers)
  return {
    ...written,
    folder,
    warnings: problems.length,
    checkMs: checked - start,
    bundleMs: bundled - checked,
    isNewBundle: bundle.isNew,
  }
}

/** Localizes, renders and writes a site without errors. */
async function writeSite(site: Site, bundle: Bundle, output: Output, pagesForWorkers?: number): Promise<Written> {
  const start = performance.now()
  const { settings } = site
  const languages = settings.languages.map(({ code }) => code)
  const translator = createTranslator(site)
  const pages: Record<string, LocalizedPage[]> = {}
  for (const language of languages)
    pages[language] = site.pages.map((page) => localizePage(site, page, language, translator))
  const shared = shareAcross(site, translator, bootScript(site, bundle.boot, bundle.app), bundle.app)
  const localized = performance.now()

  const { addressIn, dataName }: ServerBundle = await import(bundle.server)
  const brands = Object.values(shared.sites)[0]?.brands ?? []
  const batches: Batch[] = brands.flatMap(({ id }) =>
    languages.map((language) => ({ language, brandId: id, pages: pages[language] ?? [] })),
  )
  const documents: Written['documents'] = []
  const searched: Record<string, SearchDocument[]> = Object.fromEntries(brands.map(({ id }) => [id, []]))
  const use = ({ language, brandId }: Batch, rendered: Rendered[]) => {
    for (const { address, html, stylesBytes, searchable } of rendered) {
      const path = `${brandId}/${htmlFile(addressIn(language, address, settings.defaultLanguage), language)}`
      output.write(path, html)
      documents.push({ path, html, stylesBytes })
      if (searchable) searched[brandId]?.push(searchable)
    }
  }
  await renderAll(bundle.server, batches, shared, use, pagesForWorkers)
  const rendered = performance.now()
  for (const [brandId, files] of await indexBrands(searched))
    for (const [path, content] of files) output.write(`${brandId}/pagefind/${path}`, content)
  const indexed = performance.now()

  for (const { id, origin } of brands) {
    for (const language of languages) {
      for (const page of pages[language] ?? []) {
        output.write(
          `${id}/data/${language}/${page.address === '/404' ? '404' : dataName(page.address)}.json`,
          JSON.stringify({ app: bundle.app.script, page }),
        )
      }
      output.write(
        `${id}/data/${language}/_site.json`,
        JSON.stringify({ app: bundle.app.script, site: shared.sites[language], words: shared.words[language] }),
      )
    }
    const routes = (pages[settings.defaultLanguage] ?? []).filter(({ address }) => address !== '/404')
    output.write(`${id}/sitemap.xml`, await sitemapFor(routes, origin, settings.defaultLanguage, addressIn))
    output.write(`${id}/robots.txt`, `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`)
    for (const [path, file] of Object.entries(bundle.files)) output.write(`${id}/${path}`, readFileSync(file))
    for (const { address, file } of readFonts()) output.write(id + address, readFileSync(file))
    for (const [address, file] of mediaFiles(site.source.media)) output.write(id + address, readFileSync(file))
  }
  const changes = output.commit()
  return {
    documents,
    changes,
    localizeMs: localized - start,
    renderMs: rendered - localized,
    indexMs: indexed - rendered,
    writeMs: performance.now() - indexed,
    scripts: bundle.scripts.map((file) => readFileSync(bundle.files[file] ?? '')),
  }
}

/** The file that any static host serves for an address without a redirect: "/en/about" is "en/about.html". */
function htmlFile(address: string, language: string): string {
  if (address === '/') return 'index.html'
  return address === `/${language}` ? `${language}.html` : `${address.slice(1)}.html`
}
