import { extname } from 'node:path'
import { type BrowserContext, chromium, type Route } from 'playwright'
import sharp from 'sharp'
import { encode } from 'uqr'
import { siteFor } from '../../renderer/parts/brand'
import { plainWords } from '../../renderer/parts/text'
import type { Brand, LocalizedPage } from '../../schema/localized'
import { mediaFiles } from '../builder/media'
import { type Bundle, makeBundle, readBundle } from '../bundle/bundle'
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

/** The module that renders pages, see `tools/html/index.ts`. */
type Renderer = typeof import('../html')

/** All that is needed to make sheets for paper out of the site of the folder the command runs in. */
export type PrintContext = {
  site: Site
  translator: Translator
  bundle: Bundle
  /** The parts that all pages share, as the build has them. */
  shared: Shared
  /** What sheets ask for, by address. */
  files: Map<string, string>
  /** Puts a language into an address. */
  addressIn(language: string, address: string): string
  /** A page as a whole HTML document for paper. */
  render: Documents['render']
}

/**
 * Reads and checks the site, and makes ready what renders it.
 * @param mayLack the code of a rule whose errors do not matter
 * @param printedOn the day of printing, for example "2026-11-21", where sheets say it
 * @returns undefined when there are errors, which are printed
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
  const { createDocuments, addressIn }: Renderer = await import(bundle.html)
  const letters = lettersOf(site, translator)
  const fonts = await paperFonts(letters, paperWeights)
  const boot = bootScript(site, bundle.boot, bundle.app)
  const shared = shareAcross(publishedOn(site, today()), translator, boot, bundle.app, [wholeRubik()])
  const bundled = Object.entries(bundle.files).map(([address, file]): [string, string] => [`/${address}`, file])
  const paper = createDocuments(forPaper(shared, fonts, printedOn), [])
  return {
    site,
    translator,
    bundle,
    shared,
    files: new Map([
      ...mediaFiles(site.source.media),
      ...bundled,
      ...fonts.map(({ address, file }): [string, string] => [address, file]),
    ]),
    addressIn: (language, address) => addressIn(language, address, site.settings.defaultLanguage),
    render: paper.render,
  }
}

/** Without scripts, in the fonts of paper, and the same every year: the copyright line is not printed. */
function forPaper(shared: Shared, paper: Font[], printedOn?: string): Shared {
  // Paper waits for its fonts.
  const css = fontFaces(paper).replaceAll('font-display:fallback;', '')
  const fonts = Object.fromEntries(Object.keys(shared.sites).map((code) => [code, { css, hash: '', preload: [] }]))
  const build = { ...shared.build, boot: '', bootHash: '', fonts, year: 0, printedOn }
  return { ...shared, build }
}

/** The company is at the foot of every sheet: the site's footer is there only for what more it says on paper. */
const withoutEnd = '@media print{.footer:not(:has(.paper-end)){display:none}}'

/** An address as a code to point a phone at. The paper around it is its margin. */
function codeOf(address: string): string {
  const { size, data } = encode(address, { border: 0 })
  // Dark modules side by side are one piece, without a seam.
  const runs = data.map((row) => [...row.map(Number).join('').matchAll(/1+/g)])
  const dark = runs.flatMap((row, y) => row.map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`))
  return `<svg class="paper-code" viewBox="0 0 ${size} ${size}" aria-hidden="true"><path d="${dark.join('')}"/></svg>`
}

/**
 * A page of the site as a sheet for paper, with the company and the product at its foot, and its address as a code.
 * @param address where it is on the web, without the host
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
    // It knows only the page's own styles, by their hash.
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace('</head>', () => `${styles}</head>`)
    .replace('<div class="paper-end">', (end) => end + codeOf(brand.origin + address))
  return { html, address: brand.origin + address }
}

/** Two are enough on paper, and each makes every file larger: a browser takes the nearest for the others. */
const paperWeights = [400, 600]

/** A finished HTML document and the address it has, or would have, on the web: links lead on from there. */
type PrintPage = { html: string; address: string }

/** Prints sheets; to be closed when all are printed. */
export type PdfPrinter = { print(sheet: PrintPage): Promise<Uint8Array>; close(): Promise<void> }

/** Width of a picture on paper in pixels: 85 mm at 270 dots an inch. */
const pictureWidth = 900

/**
 * Starts a browser, an installed one if there is one. It prints A4 sheets by the site's own print style, runs none of
 * its scripts and asks the network for nothing.
 * @param files what sheets may ask for: paths of files by their addresses on the site; `print` throws on any other
 * @throws when there is no browser, and none could be installed
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

/** A photograph or render goes into the PDF as it comes: as JPEG, on white. */
async function answerRoute(route: Route, file: string): Promise<void> {
  if (!/\.(avif|webp|png|jpe?g)$/.test(extname(file))) return route.fulfill({ path: file })
  const image = sharp(file).flatten({ background: '#fff' }).resize({ width: pictureWidth, withoutEnlargement: true })
  return route.fulfill({ contentType: 'image/jpeg', body: await image.jpeg({ quality: 82 }).toBuffer() })
}
