import { browserFlags, findShell } from '../../../tools/cli/browser'
import { byDay } from '../long-run'
import { lostOn, wordsOutOfFixed } from './eyes'
import { brands, inLanguage, languages, usualAddresses } from './site'
import { expect, settled, test } from './test'

// Doubles the default font size in the browser's settings, which also affects widths in `rem`.
test.use({
  launchOptions: { executablePath: findShell(), args: [...browserFlags, '--blink-settings=defaultFontSize=32'] },
})

// Checks every type of block on the narrowest phone, after the app has started.
for (const { code } of byDay(languages, 1))
  test(`on the smallest phone letters twice as large lose nothing of any block: ${code}`, { tag: '@night' }, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('list', '/reflector-150'))
    await page.setViewportSize({ width: 320, height: 800 })
    for (const address of usualAddresses(brands[0]?.id ?? '')) {
      await page.goto(inLanguage(code, address))
      await settled(page)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
      await expect(page.locator('.list-open')).toBeVisible()
      for (const field of await page.locator('.reckon-ask input').all()) await field.fill('20000')
      expect(await lostOn(page), address).toEqual([])
      expect(await wordsOutOfFixed(page), address).toEqual([])
    }
  })
