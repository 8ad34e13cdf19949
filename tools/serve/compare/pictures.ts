import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openBrowser, screenshot } from '../../cli/screenshot'
import { serve } from '../finished'
import type { Difference } from './differences'

/** Maximum number of pages to take screenshots of. */
const maxPages = 20

/** Width of a small desktop window in CSS px, wide enough for the menu and for columns. */
const width = 1200

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
  const pages = mostChanged(differences.filter(({ file }) => /\.html$/.test(file))).slice(0, maxPages)
  mkdirSync(into, { recursive: true })
  const browser = await openBrowser()
  const take = async (url: string, file: string) => {
    writeFileSync(file, (await screenshot(browser, url, { width })).png)
    return file
  }
  const servers = await Promise.all([serve(before, 0), serve(after, 0)])
  try {
    const [oldSite, newSite] = servers.map(({ port }) => `http://localhost:${port}`)
    const pictures: Record<string, Pair> = {}
    for (const { file, before, after } of pages) {
      const name = file.replaceAll('/', '-').replace(/\.html$/, '')
      pictures[file] = {
        ...(before !== undefined && {
          before: await take(`${oldSite}${addressOf(file)}`, join(into, `${name}-before.png`)),
        }),
        ...(after !== undefined && {
          after: await take(`${newSite}${addressOf(file)}`, join(into, `${name}-after.png`)),
        }),
      }
    }
    return pictures
  } finally {
    await browser.close()
    for (const { server } of servers) server.close()
  }
}

/**
 * Sorts pages, the most interesting first: new pages, then pages whose own words changed, then all others. A change of
 * the menu affects all pages, so words that more than half of the pages gained or lost are ignored.
 */
export function mostChanged(pages: Difference[]): Difference[] {
  const counts = new Map<string, number>()
  const changesOf = ({ words }: Difference) => [...(words?.gone ?? []), ...(words?.come ?? [])]
  for (const page of pages)
    for (const words of new Set(changesOf(page))) counts.set(words, (counts.get(words) ?? 0) + 1)
  const isOwn = (words: string) => (counts.get(words) ?? 0) * 2 <= pages.length || pages.length < 3
  const rank = (page: Difference) => (page.before === undefined ? 0 : changesOf(page).some(isOwn) ? 1 : 2)
  return pages
    .map((page) => [rank(page), page] as const)
    .sort(([a], [b]) => a - b)
    .map(([, page]) => page)
}

/** Address of a page file: `addressOf('yard/he/about.html') // '/he/about?brand=yard'` */
function addressOf(file: string): string {
  const [, brand = '', path = ''] = /^([^/]+)\/(.*)\.html$/.exec(file) ?? []
  return `/${path.replace(/(^|\/)index$/, '')}?brand=${brand}`
}
