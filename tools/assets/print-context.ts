import { extname } from 'node:path'
import { type BrowserContext, chromium, type Route } from 'playwright'
import sharp from 'sharp'
import { encode } from 'uqr'
import { siteFor } from '../../renderer/parts/brand'
import { plainWords } from '../../renderer/parts/text'
import type { Brand, LocalizedPage } from '../../schema/localized'
import { mediaFiles } from '../builder/media'
import { type Bundle, makeBundle, readBundle } from '../bundle/bundle'
import { makePublished } from '../bundle/published'
import { browserFlags, findBrowser, installBrowser } from '../cli/browser'
import { printProblem } from '../cli/print'
import { publishedOn } from '../content/read/dates'
import type { Site } from '../content/read/site'
import { createTranslator, type Translator } from '../content/read/words'
import { today } from '../files/day'
import type { Documents } from '../html/document'
import { type Font, fontFaces, lettersOf, paperFonts, wholeRubik } from '../html/fonts'
import { bootScript, type Shared, shareAcross } from '../html/shared'
import { readSoundSite } from '../site/all'
import { makePictures } from '../site/pictures/make'

type Renderer = typeof import('../html')

/** Data and functions for printing sheets (documents on paper) from the site in the current folder. */
export type PrintContext = {
  site: Site
  translator: Translator
  bundle: Bundle
  /** Data common to all pages, as in a build. */
  shared: Shared
  /** Paths of the files that sheets load, by address. */
  files: Map<string, string>
  /** Adds the prefix of a language to an address. */
  addressIn(language: string, address: string): string
  /** Renders a page as a whole HTML document for paper. */
  render: Documents['render']
}

/**
 * Reads and checks the site, and prepares everything needed to render its pages for paper.
 * @param mayLack code of a rule whose errors are ignored
 * @param printedOn date of printing, such as "2026-11-21"; undefined if sheets do not show the date
 * @returns undefined if the site has errors, which are reported on the terminal
 */
export async function openPrintContext({
  mayLack,
  printedOn,
}: {
  mayLack?: string
  printedOn?: string
}): Promise<PrintContext | undefined> {
  const sound = await readSoundSite(mayLack)
  if (!sound) return undefined
  const { site, problems: damaged } = await makePictures(sound)
  for (const problem of damaged) console.error(`${printProblem(problem)}\n`)
  if (damaged.length > 0) return undefined
  const translator = createTranslator(site)
  const bundle = readBundle(await makeBundle())
  const { files: published } = await makePublished()
  const { createDocuments, addressIn }: Renderer = await import(bundle.html)
  const letters = lettersOf(site, translator)
  const fonts = await paperFonts(letters, paperWeights)
  const boot = bootScript(site, bundle, bundle.app)
  const shared = shareAcross(publishedOn(site, today()), translator, boot, bundle.app, [wholeRubik()])
  const bundledFiles = Object.entries(published).map(([address, file]): [string, string] => [`/${address}`, file])
  const paper = createDocuments(forPaper(shared, fonts, printedOn), [])
  return {
    site,
    translator,
    bundle,
    shared,
    files: new Map(
      [
        ...mediaFiles(site.source.media),
        ...bundledFiles,
        ...fonts.map(({ address, file }) => [address, file] as const),
      ].map(([address, file]) => [site.settings.base + address, file]),
    ),
    addressIn: (language, address) => addressIn(language, address, site.settings),
    render: paper.render,
  }
}

/**
 * Adapts shared data for paper: uses the print fonts, and omits scripts and the year, because the copyright line is not
 * printed.
 */
function forPaper(shared: Shared, paper: Font[], printedOn?: string): Shared {
  // No fallback font is needed, because printing waits until the fonts have loaded.
  const css = fontFaces(paper).replaceAll('font-display:fallback;', '')
  const ofBrand = Object.fromEntries(Object.keys(shared.sites).map((code) => [code, { css, hash: '', preload: [] }]))
  const fonts = Object.fromEntries(shared.brands.map(({ id }) => [id, ofBrand]))
  const build = { ...shared.build, boot: '', bootHash: '', fonts, year: 0, printedOn }
  return { ...shared, build }
}

/** CSS that hides a footer with nothing to print, because the bottom of every sheet already names the company. */
const withoutEnd = '@media print{.footer:not(:has(.paper-end)){display:none}}'

/** Draws the QR code of an address as SVG. The code needs no margin, because the paper around it is blank. */
function codeOf(address: string): string {
  const { size, data } = encode(address, { border: 0 })
  // Adjacent dark squares of a row are drawn as one shape, to avoid seams between them.
  const runs = data.map((row) => [...row.map(Number).join('').matchAll(/1+/g)])
  const dark = runs.flatMap((row, y) => row.map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`))
  return `<svg class="paper-code" viewBox="0 0 ${size} ${size}" aria-hidden="true"><path d="${dark.join('')}"/></svg>`
}

/**
 * Renders a page for paper. The bottom of each sheet names the company and the product. A QR code contains the address.
 * @param address address of the page or file on the web, without the host
 */
export function printPageOf(
  { shared, render }: PrintContext,
  page: LocalizedPage,
  { language, brand, address }: { language: string; brand: Brand; address: string },
): PrintPage {
  const site = shared.sites[language]
  const { legalName } = site ? siteFor(site, brand) : {}
  const foot = JSON.stringify(
    [legalName, page.kind === 'product' && plainWords(page.title)].filter(Boolean).join(' · '),
  )
  const styles = `<style>:root{--foot:${foot}}${withoutEnd}</style>`
  const html = render(page, language, brand.id)
    // Removes the security policy, which allows only the page's original styles (by hash) and would block added ones.
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace('</head>', () => `${styles}</head>`)
    .replace('<div class="paper-end">', (end) => end + codeOf(brand.origin + address))
  return { html, address: brand.origin + address }
}

/**
 * Font weights on paper: only two, because each weight makes every file larger. Browsers replace other weights with the
 * nearest of these.
 */
const paperWeights = [400, 600]

/** An HTML document to print, and the URL of the page on the web, to which links in the document are relative. */
type PrintPage = { html: string; address: string }

/** Printer of sheets. Call `close` after the last sheet. */
export type PdfPrinter = { print(sheet: PrintPage): Promise<Uint8Array>; close(): Promise<void> }

/** Largest width of a printed picture in pixels: 85 mm at 270 dpi. */
const pictureWidth = 900

/**
 * Starts a browser that prints A4 sheets with the site's print styles. Scripts and network access are disabled.
 * @param files paths of the files that sheets may load, by address; `print` throws on a request for any other file
 * @throws if no browser is installed and none can be installed
 */
export async function openPdfPrinter(files: Map<string, string>): Promise<PdfPrinter> {
  installBrowser()
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
  const context = await browser.newContext({ javaScriptEnabled: false })
  return {
    print: (sheet) => printIn(context, sheet, files),
    close: () => browser.close(),
  }
}

async function printIn(context: BrowserContext, { html, address }: PrintPage, files: Map<string, string>) {
  const page = await context.newPage()
  const missing: string[] = []
  try {
    await page.route('**/*', (route) => {
      const url = route.request().url()
      if (url === address) return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html })
      const file = files.get(new URL(url).pathname)
      if (file !== undefined) return answerRoute(route, file)
      missing.push(url)
      return route.abort()
    })
    await page.emulateMedia({ media: 'print', colorScheme: 'light' })
    await page.goto(address)
    await page.evaluate(() => document.fonts.ready.then(() => {}))
    if (missing.length > 0) throw new Error(`${address} loads missing files: ${missing.join(', ')}`)
    return await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true, outline: true })
  } finally {
    await page.close()
  }
}

/** Answers a request with a file. Pictures become JPEGs on white, because a PDF can embed JPEG data unchanged. */
async function answerRoute(route: Route, file: string): Promise<void> {
  if (!/\.(avif|webp|png|jpe?g)$/.test(extname(file))) return route.fulfill({ path: file })
  const image = sharp(file).flatten({ background: '#fff' }).resize({ width: pictureWidth, withoutEnlargement: true })
  return route.fulfill({ contentType: 'image/jpeg', body: await image.jpeg({ quality: 82 }).toBuffer() })
}
