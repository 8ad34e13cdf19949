import { statSync } from 'node:fs'
import type { Browser } from 'playwright'
import sharp, { type OverlayOptions } from 'sharp'
import { writeWhole } from '../../files/cache'

/** A window of the README's picture: the page in it, how wide it is for the page, and in the picture, in pixels. */
type View = { address: string; theme: 'light' | 'dark'; width: number; shownWidth: number }

const views: View[] = [
  { address: '/tunnel-fan', theme: 'light', width: 1240, shownWidth: 922 },
  { address: '/ar/heating-system', theme: 'dark', width: 390, shownWidth: 281 },
  { address: '/de', theme: 'light', width: 390, shownWidth: 281 },
]

/** Of all windows, and between them. */
const [shownHeight, gap, corner] = [608, 29, 10]
const background = '#d0d9d7'

/**
 * Takes the picture of the README: pages of a site that is edited live, side by side.
 * @param url where it is served
 * @param file where the picture is put
 * @returns its size in bytes
 */
export async function takeFrontPicture(browser: Browser, url: string, file: string): Promise<number> {
  const layers: OverlayOptions[] = []
  let left = gap
  for (const view of views) {
    layers.push({ input: await windowOf(browser, url, view), left, top: gap })
    left += view.shownWidth + gap
  }
  const canvas = sharp({ create: { width: left, height: shownHeight + 2 * gap, channels: 3, background } })
  writeWhole(file, await canvas.composite(layers).webp({ quality: 80, effort: 6 }).toBuffer())
  return statSync(file).size
}

async function windowOf(browser: Browser, url: string, { address, theme, width, shownWidth }: View): Promise<Buffer> {
  const scale = shownWidth / width
  const viewport = { width, height: Math.round(shownHeight / scale) }
  const page = await browser.newPage({ viewport, deviceScaleFactor: 2, colorScheme: theme, reducedMotion: 'reduce' })
  await page.addInitScript((chosen) => {
    localStorage.setItem('cookieConsent', 'rejected')
    localStorage.setItem('theme', chosen)
  }, theme)
  await page.goto(url + address, { waitUntil: 'networkidle' })
  // What only authors see, and room for a bar that no picture has.
  await page.addStyleTag({ content: 'studio-button { display: none } html { scrollbar-gutter: auto }' })
  const png = await page.screenshot({ animations: 'disabled' })
  await page.close()
  const mask = `<svg width="${shownWidth}" height="${shownHeight}"><rect width="100%" height="100%" rx="${corner}"/></svg>`
  const shown = sharp(png).resize(shownWidth, shownHeight)
  return shown
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer()
}
