import { byDay, isLong } from '../long-run'
import { inLanguage, languages, usualAddresses } from './site'
import { expectNoShift, expectSameLook, expectSteadyInPieces } from './steady'
import { test } from './test'

const kinds = ['/', '/telescopes', '/reflector-150', '/about', '/where', '/contact']

/** Only in nightly runs, because the test takes minutes with a slowed processor. */
for (const { code } of isLong ? languages : [])
  test(`nothing moves while a page comes to a slow phone: ${code}`, async ({ page }) => {
    await expectNoShift(
      page,
      kinds.map((address) => inLanguage(code, address)),
    )
  })

/** In short runs, tests one width. `tests/site/browser/steady.spec.ts` tests the other width, on another site. */
for (const width of byDay([1280, 390], 1))
  test(`every page looks the same before the app and with it, at ${width}`, { tag: '@night' }, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 844 })
    for (const address of byDay(usualAddresses('studio'), 5)) await expectSameLook(page, address)
    for (const address of kinds) await expectSameLook(page, inLanguage('he', address))
  })

for (const width of byDay([390, 1280], 1))
  test(`nothing moves while a document comes in pieces, at ${width}`, { tag: '@night' }, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 844 })
    for (const code of byDay(['he', 'en', 'ja'], 1))
      await expectSteadyInPieces(
        page,
        baseURL,
        kinds.map((address) => inLanguage(code, address)),
      )
  })
