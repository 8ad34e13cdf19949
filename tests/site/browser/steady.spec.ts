import { expectNoShift, expectSameLook } from '../../engine/browser/steady'
import { test } from '../../engine/browser/test'
import { isLong } from '../../engine/long-run'
import { addresses, inLanguage, kinds, languages } from './site'

/** At night: a slow processor takes minutes. */
for (const { code } of isLong ? languages : [])
  test(`nothing moves while a page comes to a slow phone: ${code}`, async ({ page }) => {
    test.setTimeout(600_000)
    await expectNoShift(
      page,
      kinds.map((address) => inLanguage(code, address)),
    )
  })

for (const width of [390, 1280])
  test(`every kind of page looks the same before the app and with it, at ${width}`, async ({ page }) => {
    test.setTimeout(600_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 844 })
    // By day each width is looked at in one of the two languages.
    const shown = [
      ...(isLong || width === 390 ? (isLong ? addresses : kinds) : []),
      ...(isLong || width === 1280 ? kinds.map((address) => inLanguage('ru', address)) : []),
    ]
    for (const address of shown) await expectSameLook(page, address)
  })
