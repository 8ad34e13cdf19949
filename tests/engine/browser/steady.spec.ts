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
    // Not yet: the app makes the chooser of a scale live, which then is larger, and puts a frame into the map.
    const steady = (address: string) => !['/telescopes', '/where'].includes(address)
    for (const address of usualAddresses('studio').filter(steady)) await expectSameLook(page, address)
    for (const address of kinds.filter(steady)) await expectSameLook(page, inLanguage('he', address))
  })
