import { browserFlags, findShell } from '../../../tools/cli/host'
import { byDay } from '../long-run'
import { lostOn } from './eyes'
import { inLanguage, usualLanguages } from './site'
import { expect, settled, test } from './test'

// A setting of the browser, which widths in rem follow, too.
test.use({
  launchOptions: { executablePath: findShell(), args: [...browserFlags, '--blink-settings=defaultFontSize=32'] },
})

for (const { code } of byDay([...usualLanguages].reverse(), 1))
  test(`letters twice as large lose nothing: ${code}`, { tag: '@night' }, async ({ page }) => {
    for (const width of [390, 1280])
      for (const address of ['/', '/reflector-150', '/about', '/where', '/contact']) {
        await page.setViewportSize({ width, height: 800 })
        await page.goto(inLanguage(code, address))
        await settled(page)
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
        expect(await lostOn(page), `${address} at ${width}`).toEqual([])
      }
  })
