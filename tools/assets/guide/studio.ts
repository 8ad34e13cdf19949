import type { Browser, Page } from 'playwright'
import sharp from 'sharp'
import { createStudio } from '../../studio/studio'
import { type NamedPicture, takeLive } from './pictures'

/** Name of the page that the pictures show. */
const picturedPage = 'ventilation/tunnel-fan'

type Shot = { view: 'fields' | 'languages'; width: number; language: 'en' | 'tr'; theme: 'light' | 'dark' }

const shots: Shot[] = [
  { view: 'fields', width: 1440, language: 'en', theme: 'light' },
  { view: 'languages', width: 1440, language: 'en', theme: 'dark' },
  { view: 'fields', width: 820, language: 'tr', theme: 'light' },
]

/**
 * Takes screenshots of the Studio for docs/studio.md, with the site in the current folder. The site is not changed.
 */
export async function takeStudioPictures(): Promise<NamedPicture[]> {
  const { handlerFor, addressAt } = await createStudio()
  return takeLive(async (browser, url, port) => {
    const pictures: NamedPicture[] = []
    const first = await browser.newContext()
    await (await first.newPage()).goto(addressAt(port))
    const cookies = await first.cookies()
    for (const shot of shots) {
      const file = `studio/${shot.view}-${shot.width}-${shot.language}-${shot.theme}.webp`
      pictures.push([file, await takePicture(browser, cookies, url, shot)])
    }
    return pictures
  }, handlerFor)
}

type Cookies = Parameters<Awaited<ReturnType<Browser['newContext']>>['addCookies']>[0]

async function takePicture(
  browser: Browser,
  cookies: Cookies,
  url: string,
  { view, width, language, theme }: Shot,
): Promise<Buffer> {
  // A width of 820 px stands for a tablet with touch input.
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
  await page.frameLocator('iframe.stage-frame').locator('#about h2').click()
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
