import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import sharp, { type OverlayOptions } from 'sharp'
import { browserFlags, findBrowser, installBrowser } from '../../cli/browser'
import { startLive } from '../../dev/live'
import { carryOut } from '../../edit/carry-out'
import { startPage } from '../../edit/new/page'
import { blocksFolder } from '../../files/listing'

/** A step of the guide, with the viewport size for its picture. `show` changes the site and opens the result. */
type Step = { name: string; height: number; width?: number; show(page: Page, url: string): Promise<void> }

/** Default viewport width of a step, in CSS px. */
const usualWidth = 1200

/** Name of the page that is created in the guide. */
const picturedPage = 'ventilation/wall-fan'
const file = `pages/${picturedPage}.json`

const guideSteps: Step[] = [
  {
    name: 'new-page',
    height: 560,
    async show(page, url) {
      await carryOut(
        (site) => startPage(site, { name: picturedPage, kind: 'page' }),
        false,
        () => {},
      )
      await waitFor(page, `${url}/wall-fan`, 'h1:has-text("[write: the title]")')
    },
  },
  {
    name: 'problem',
    height: 620,
    async show(page) {
      savePage({ title: 'Duvar fanı', discription: 'Tünel fanının yetişmediği yerde havayı taşır.' })
      await page.locator('content-problems h2').first().waitFor()
    },
  },
  {
    name: 'draft',
    height: 560,
    async show(page, url) {
      savePage({ title: 'Duvar fanı', description: 'Tünel fanının yetişmediği yerde havayı taşır.', draft: true })
      await page.locator('content-problems').waitFor({ state: 'detached' })
      await waitFor(page, `${url}/wall-fan`, 'h1:has-text("Duvar fanı")')
    },
  },
  {
    name: 'preview',
    width: 1320,
    height: 900,
    async show(page, url) {
      await page.goto(`${url}/_preview/tunnel-fan?language=tr,de,ar,ru&brand=default&theme=light,dark&width=phone`)
      const frames = await page.locator('iframe').all()
      await Promise.all(frames.slice(0, 4).map((frame) => frame.contentFrame().locator('main img').first().waitFor()))
      await page.evaluate(() => document.fonts.ready.then(() => {}))
      await page.waitForLoadState('networkidle')
    },
  },
]

/** Takes screenshots of live editing for the guide and the README, with a copy of the site in the current folder. */
export async function takePictures(): Promise<NamedPicture[]> {
  const copy = mkdtempSync(join(tmpdir(), 'guide-'))
  for (const part of ['pages', 'locales', blocksFolder].filter((part) => existsSync(part)))
    cpSync(part, join(copy, part), { recursive: true })
  const originalFolder = process.cwd()
  process.chdir(copy)
  try {
    return await takeLive(async (browser, url) => [
      ...(await shots(browser, url)),
      ['site.webp', await takeFrontPicture(browser, url)],
    ])
  } finally {
    process.chdir(originalFolder)
    rmSync(copy, { recursive: true, force: true })
  }
}

/** Path of a picture within docs/, and its content. */
export type NamedPicture = [file: string, picture: Buffer]

/** Takes pictures with a browser, while a server for live editing runs on the site in the current folder. */
export async function takeLive(
  take: (browser: Browser, url: string, port: number) => Promise<NamedPicture[]>,
  studioOf?: Parameters<typeof startLive>[1],
): Promise<NamedPicture[]> {
  installBrowser()
  const { port, close } = await startLive(0, studioOf)
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
  try {
    return await take(browser, `http://localhost:${port}`, port)
  } finally {
    await browser.close()
    await close()
  }
}

async function shots(browser: Browser, url: string): Promise<NamedPicture[]> {
  const page = await browser.newPage({ viewport: { width: usualWidth, height: 600 }, locale: 'en-GB' })
  // Rejects cookies in advance, so that the page does not ask for consent.
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'rejected'))
  const pictures: NamedPicture[] = []
  // Loads the fonts before the first picture, so that all pictures have them.
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  for (const { name, width = usualWidth, height, show } of guideSteps) {
    await page.setViewportSize({ width, height })
    await show(page, url)
    const png = await page.screenshot({ animations: 'disabled' })
    pictures.push([`pictures/${name}.webp`, await sharp(png).webp({ quality: 70, effort: 6 }).toBuffer()])
  }
  return pictures
}

/** Reloads a page until it contains an element that appears after a save. @param part selector of that element */
async function waitFor(page: Page, address: string, part: string) {
  for (let i = 0; i < 100; i++) {
    await page.goto(address)
    if ((await page.locator(part).count()) > 0) break
    await page.waitForTimeout(200)
  }
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  await page.waitForLoadState('networkidle')
}

/** Saves the guide's page with these top-level fields. */
function savePage(fields: object) {
  const { $schema, blocks } = JSON.parse(readFileSync(file, 'utf8'))
  const text = [{ ...blocks[0], text: 'Galvaniz gövde, üç kanatlı pervane ve kendiliğinden açılan panjur.' }]
  writeFileSync(file, JSON.stringify({ $schema, ...fields, parent: 'fan-systems', blocks: text }, null, 2))
}

/** A window in the README's picture. `width` is its viewport width in CSS px, `shownWidth` its width in the picture. */
type View = { address: string; theme: 'light' | 'dark'; width: number; shownWidth: number }

const views: View[] = [
  { address: '/tunnel-fan', theme: 'light', width: 1240, shownWidth: 922 },
  { address: '/ar/heating-system', theme: 'dark', width: 390, shownWidth: 281 },
  { address: '/de', theme: 'light', width: 390, shownWidth: 281 },
]

/** Height of all windows, the gap between them, and the radius of their corners, in pixels. */
const [shownHeight, gap, corner] = [608, 29, 10]
const background = '#d0d9d7'

/** Takes the README's picture, which shows several pages side by side. @param url URL of the live editing server */
async function takeFrontPicture(browser: Browser, url: string): Promise<Buffer> {
  const layers: OverlayOptions[] = []
  let left = gap
  for (const view of views) {
    layers.push({ input: await windowOf(browser, url, view), left, top: gap })
    left += view.shownWidth + gap
  }
  const canvas = sharp({ create: { width: left, height: shownHeight + 2 * gap, channels: 3, background } })
  return canvas.composite(layers).webp({ quality: 80, effort: 6 }).toBuffer()
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
  // Hides the Studio button, which only authors see, and removes the space reserved for a scroll bar.
  await page.addStyleTag({ content: 'studio-button { display: none } html { scrollbar-gutter: auto }' })
  const png = await page.screenshot({ animations: 'disabled' })
  await page.close()
  const mask = `<svg width="${shownWidth}" height="${shownHeight}"><rect width="100%" height="100%" rx="${corner}"/></svg>`
  const windowImage = sharp(png).resize(shownWidth, shownHeight)
  return windowImage
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer()
}
