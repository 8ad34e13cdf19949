import { expectNoShift, expectSameLook, expectSteadyInPieces } from '../../engine/browser/steady'
import { test } from '../../engine/browser/test'
import { byDay, isLong } from '../../engine/long-run'
import { addresses, inLanguage, kinds, languages } from './site'

/** Only in nightly runs, because with a slowed-down processor the test takes minutes. */
for (const { code } of isLong ? languages : [])
  test(`nothing moves while a page comes to a slow phone: ${code}`, async ({ page }) => {
    await expectNoShift(
      page,
      kinds.map((address) => inLanguage(code, address)),
    )
  })

/** Only in nightly runs. In short runs, `tests/engine/browser/steady.spec.ts` tests one width on the fixture site. */
for (const width of byDay([390, 1280], 1))
  test(`every kind of page looks the same before the app and with it, at ${width}`, { tag: '@night' }, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 844 })
    const shownAddresses = isLong ? [...addresses, ...kinds.map((address) => inLanguage('ru', address))] : kinds
    for (const address of shownAddresses) await expectSameLook(page, address)
  })

/** Only in nightly runs, because the engine's tests check this on the fixture site. */
for (const width of isLong ? [390, 1280] : [])
  test(`nothing moves while a document comes in pieces, at ${width}`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 844 })
    await expectSteadyInPieces(page, baseURL, kinds)
  })
