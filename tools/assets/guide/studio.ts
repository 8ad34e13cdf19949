import { mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { browserFlags, findBrowser, installBrowser } from '../../cli/host'
import { startLive } from '../../dev/start'
import { writeWhole } from '../../files/cache'
import { createStudio } from '../../studio/plugin'

/** The page that is shown in the pictures. */
const picturedPage = 'ventilation/tunnel-fan'

type Shot = { view: 'fields' | 'languages'; width: number; language: 'en' | 'tr'; theme: 'light' | 'dark' }

const shots: Shot[] = [
  { view: 'fields', width: 1440, language: 'en', theme: 'light' },
  { view: 'languages', width: 1440, language: 'en', theme: 'dark' },
  { view: 'fields', width: 1440, language: 'tr', theme: 'dark' },
  { view: 'fields', width: 820, language: 'tr', theme: 'light' },
  { view: 'languages', width: 820, language: 'en', theme: 'light' },
]

/**
 * Takes the pictures of docs/studio.md from the Studio itself, on the site of the current folder. Nothing is written.
 * @param folder where they are put
 * @returns their sizes in bytes, by file
 */
export async function takeStudioPictures(folder: string): Promise<Record<string, number>> {
  installBrowser()
  const { plugin, addressAt } = await createStudio()
  const server = await startLive(0, { plugins: [plugin] })
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags })
  const taken: Record<string, number> = {}
  try {
    mkdirSync(folder, { recursive: true })
    const first = await browser.newContext()
    await (await first.newPage()).goto(addressAt(server.config.server.port))
    const cookies = await first.cookies()
    for (const shot of shots) {
      const target = join(folder, `${shot.view}-${shot.width}-${shot.language}-${shot.theme}.webp`)
      writeWhole(target, await takePicture(browser, cookies, `http://localhost:${server.config.server.port}`, shot))
      taken[target] = statSync(target).size
    }
  } finally {
    await browser.close()
    await server.close()
  }
  return taken
}

type Cookies = Parameters<Awaited<ReturnType<Browser['newContext']>>['addCookies']>[0]

async function takePicture(
  browser: Browser,
  cookies: Cookies,
  url: string,
  { view, width, language, theme }: Shot,
): Promise<Buffer> {
  // A tablet is used by finger.
  const isTablet = width === 820
  const context = await browser.newContext({
    viewport: { width, height: isTablet ? 1180 : 900 },
    hasTouch: isTablet,
    isMobile: isTablet,
    locale: language,
    colorScheme: theme,
  })
  await context.addCookies(cookies)
  const page = await context.newPage()
  await page.goto(`${url}/_studio/#${encodeURIComponent(picturedPage)}`)
  await waitForCanvas(page)
  if (theme === 'dark') await page.keyboard.press('t')
  await page.frameLocator('iframe.stage-frame').locator('#control h2').click()
  if (view === 'languages') await page.locator('.inspector [role=tab]').nth(1).click()
  await waitForCanvas(page)
  const picture = await sharp(await page.screenshot())
    .webp({ quality: 80 })
    .toBuffer()
  await context.close()
  return picture
}

async function waitForCanvas(page: Page): Promise<void> {
  const canvas = page.frameLocator('iframe.stage-frame')
  await canvas.locator('main [data-mark]').first().waitFor()
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  await page.waitForLoadState('networkidle')
}
