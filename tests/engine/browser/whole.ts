import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { isLong } from '../long-run'
import { faultsIn } from './whole-faults'

/** Widths of windows, in CSS pixels: the narrowest, and where the layout changes; at night those between as well. */
const widths = isLong
  ? [320, 360, 375, 390, 600, 768, 800, 900, 1000, 1024, 1280, 1440, 1920]
  : [320, 375, 768, 1024, 1440]

/** Those in which text is also looked at twice as large (WCAG 2.2, 1.4.4). */
const largeAt = isLong ? [320, 390, 1280] : [320, 1280]

/** Nobody answers at this host but the test itself. */
const host = 'http://whole.example'

/**
 * What is not shown whole on pages of a brand: sideways scroll, words past their box, words on two lines without a
 * hyphen, headings, labels and buttons of more than four lines, parts of the header over each other. Each page is loaded once, in a frame that takes every width, in the
 * site's letters and in those that stand in for them; without scripts and pictures, which change nothing of it.
 * @param folder a brand as it is built
 */
export async function faultsOn(page: Page, folder: string, addresses: string[]): Promise<string[]> {
  await page.route(`${host}/**`, (route) => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/_frame') return route.fulfill({ contentType: 'text/html', body: '<!doctype html><iframe>' })
    if (pathname.endsWith('.woff2')) return route.fulfill({ path: join(folder, pathname) })
    if (pathname.includes('.')) return route.abort()
    const file = pathname === '/' ? 'index.html' : `${pathname.slice(1)}.html`
    return route.fulfill({ contentType: 'text/html', body: stillPage(readFileSync(join(folder, file), 'utf8')) })
  })
  await page.setViewportSize({ width: 2000, height: 900 })
  await page.goto(`${host}/_frame`)
  const faults: string[] = []
  for (const address of addresses) {
    const found = await page.evaluate(faultsIn, { address, widths, largeAt })
    faults.push(...found.map((fault) => `${address} ${fault}`))
  }
  return faults
}

/** A page as it is when its inline script has run for the first time, with empty pictures, and its letters there at once. */
function stillPage(html: string): string {
  return html
    .replace(/<meta http-equiv[^>]*>/, '')
    .replace('<html ', '<html class="js asks-consent" ')
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(/<link rel="(?:preload|stylesheet)"[^>]*>/g, '')
    .replace(/<source\b[^>]*>/g, '')
    .replace(/<img\b[^>]*>/g, stillPicture)
    .replaceAll('font-display:fallback', 'font-display:block')
}

function stillPicture(image: string): string {
  const of = (name: string) => new RegExp(` ${name}="(\\d+)"`).exec(image)?.[1] ?? '1'
  const empty = `<svg xmlns='http://www.w3.org/2000/svg' width='${of('width')}' height='${of('height')}'/>`
  return image
    .replace(/ (?:src|srcset|loading)="[^"]*"/gi, '')
    .replace('<img', `<img src="data:image/svg+xml,${encodeURIComponent(empty)}"`)
}
