import { extname } from 'node:path'
import { type BrowserContext, chromium, type Route } from 'playwright'
import sharp from 'sharp'
import { browserFlags, findBrowser, installBrowser } from '../cli/host'

/** A finished HTML document and the address it has, or would have, on the web: links lead on from there. */
export type PrintPage = { html: string; address: string }

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
