import { isLong } from '../long-run'
import { inLanguage, languages, usualAddresses } from './site'
import { expectNoShift, expectSameLook } from './steady'
import { test } from './test'

const kinds = ['/', '/telescopes', '/reflector-150', '/about', '/where', '/contact']

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
  test(`every page looks the same before the app and with it, at ${width}`, async ({ page }) => {
    test.setTimeout(600_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 844 })
    for (const address of usualAddresses('studio')) await expectSameLook(page, address)
    for (const address of kinds) await expectSameLook(page, inLanguage('he', address))
  })
