import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { isLong } from '../long-run'
import { faultsIn } from './whole-faults'

/**
 * Window widths in CSS px: in short runs the narrowest phone and the breakpoints, in nightly runs also other widths.
 */
const widths = isLong
  ? [320, 360, 375, 390, 600, 768, 800, 900, 1000, 1024, 1280, 1440, 1920]
  : [320, 375, 768, 1024, 1440]

/** Window widths in CSS px at which text is also checked at twice the size (WCAG 2.2, 1.4.4). */
const largeAt = isLong ? [320, 390, 1280] : [320, 1280]

/** A host that does not exist. The test responds to all requests to it. */
const host = 'http://whole.example'

/**
 * Layout faults on pages of a brand: horizontal overflow, text that overflows its box, words broken without a hyphen,
 * headings, labels and buttons with more than four lines, and overlapping header elements. Each page loads once,
 * without scripts and pictures, in a frame that is resized to every width. It is checked with the site's own fonts,
 * then with the fallback fonts.
 * @param folder output folder of the brand
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
    const pageFaults = await page.evaluate(faultsIn, { address, widths, largeAt })
    faults.push(...pageFaults.map((fault) => `${address} ${fault}`))
  }
  return faults
}

/**
 * Returns the HTML of a page as its inline script leaves it, but with empty pictures and without a time limit for
 * fonts.
 */
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
