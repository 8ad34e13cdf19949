import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { browserFlags, findShell, installBrowser } from '../../cli/browser'
import { serve } from '../finished'
import type { Difference } from './differences'

/** How many pages are taken. */
const most = 20

/** As wide as a small desktop, where both menu and columns show. */
const size = { width: 1200, height: 900 }

/** The pictures of a page, as it was and as it is, by their files. */
export type Pair = { before?: string; after?: string }

/**
 * Takes pictures of pages that differ.
 * @param before folder of a built site, and `after` of another
 * @param into where the pictures are put
 * @returns them, by the file of the page
 */
export async function takePictures(
  differences: Difference[],
  { before, after }: { before: string; after: string },
  into: string,
): Promise<Record<string, Pair>> {
  const pages = differences.filter(({ file }) => /\.html$/.test(file)).slice(0, most)
  mkdirSync(into, { recursive: true })
  installBrowser()
  const browser = await chromium.launch({ executablePath: findShell(), args: browserFlags })
  const servers = await Promise.all([serve(before, 0), serve(after, 0)])
  try {
    const [old, now] = servers.map(({ port }) => `http://localhost:${port}`)
    const taken: Record<string, Pair> = {}
    for (const { file, before, after } of pages) {
      const name = file.replaceAll('/', '-').replace(/\.html$/, '')
      taken[file] = {
        ...(before !== undefined && {
          before: await take(browser, `${old}${addressOf(file)}`, join(into, `${name}-before.png`)),
        }),
        ...(after !== undefined && {
          after: await take(browser, `${now}${addressOf(file)}`, join(into, `${name}-after.png`)),
        }),
      }
    }
    return taken
  } finally {
    await browser.close()
    for (const { server } of servers) server.close()
  }
}

/** "yard/he/about.html" is "/he/about" of the brand "yard". */
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
