import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { browserFlags, findShell, installBrowser } from '../../cli/browser'
import { serve } from '../finished'
import type { Difference } from './differences'

/** Maximum number of pages to take screenshots of. */
const maxPages = 20

/** Viewport of a small desktop in CSS px, wide enough for the menu and for columns. */
const size = { width: 1200, height: 900 }

/** Paths of the screenshots of a page before and after the change. */
export type Pair = { before?: string; after?: string }

/**
 * Takes screenshots of pages that differ.
 * @param folders folders of the two built sites, `before` and `after` the change
 * @param into folder for the screenshots
 * @returns paths of the screenshots, by page file
 */
export async function takePictures(
  differences: Difference[],
  { before, after }: { before: string; after: string },
  into: string,
): Promise<Record<string, Pair>> {
  const pages = differences.filter(({ file }) => /\.html$/.test(file)).slice(0, maxPages)
  mkdirSync(into, { recursive: true })
  installBrowser()
  const browser = await chromium.launch({ executablePath: findShell(), args: browserFlags })
  const servers = await Promise.all([serve(before, 0), serve(after, 0)])
  try {
    const [oldSite, newSite] = servers.map(({ port }) => `http://localhost:${port}`)
    const pictures: Record<string, Pair> = {}
    for (const { file, before, after } of pages) {
      const name = file.replaceAll('/', '-').replace(/\.html$/, '')
      pictures[file] = {
        ...(before !== undefined && {
          before: await take(browser, `${oldSite}${addressOf(file)}`, join(into, `${name}-before.png`)),
        }),
        ...(after !== undefined && {
          after: await take(browser, `${newSite}${addressOf(file)}`, join(into, `${name}-after.png`)),
        }),
      }
    }
    return pictures
  } finally {
    await browser.close()
    for (const { server } of servers) server.close()
  }
}

/** Address of a page file: `addressOf('yard/he/about.html') // '/he/about?brand=yard'` */
function addressOf(file: string): string {
  const [, brand = '', path = ''] = /^([^/]+)\/(.*)\.html$/.exec(file) ?? []
  return `/${path.replace(/(^|\/)index$/, '')}?brand=${brand}`
}

async function take(browser: Browser, url: string, file: string): Promise<string> {
  const page = await browser.newPage({ viewport: size, reducedMotion: 'reduce', javaScriptEnabled: false })
  await page.goto(url)
  await page.screenshot({ path: file, fullPage: true })
  await page.close()
  return file
}
