import { expect, test } from '../browser/test'
import type { Driver } from './driver'
import type { Journey } from './journey'
import { countSeen, expectAt, expectSeen, goBack, press } from './page'

/** What stands on a page and needs scripts: nobody may see it where there are none. */
const needsScripts = '.needs-script, .search, .consent, [role=tab], .gallery-controls, .theme-toggle'

/** Each step begins where the one before ended. */
const steps: Record<string, (driver: Driver, journey: Journey) => Promise<void>> = {
  'the home page': async (driver, { origin }) => {
    await driver.resize(390, 800)
    await driver.open(`${origin}/`)
    await expectSeen(driver, 'main h1')
    // The policy holds: no script of the page has run.
    expect(await driver.ask(() => document.documentElement.classList.contains('js'))).toBe(false)
    expect(await driver.ask(countSeen, needsScripts)).toBe(0)
  },
  'the menu': async (driver, { way: [field = ''] }) => {
    await press(driver, '.menu summary')
    await press(driver, `.menu a[href="${field}"]`)
    await expectAt(driver, field)
  },
  'a product with all its pictures': async (driver, { way }) => {
    for (const address of way.slice(1)) {
      await press(driver, `main a[href="${address}"]`)
      await expectAt(driver, address)
    }
    const slides = await driver.ask(() => document.querySelectorAll('.gallery-slides > *').length)
    expect(await driver.ask(countSeen, '.gallery-slides > *')).toBe(slides)
    expect(slides).toBeGreaterThan(1)
    expect(await driver.ask(countSeen, needsScripts)).toBe(0)
  },
  'all panels of tabs and of the map': async (driver, { origin, tabs, map }) => {
    for (const [address, panels] of [
      [tabs, '.tab-panel:not(.tab-link)'],
      [map.address, '.map-panel'],
    ] as const) {
      await driver.open(origin + address)
      await expectAt(driver, address)
      const all = await driver.ask((selector) => document.querySelectorAll(selector).length, panels)
      expect(await driver.ask(countSeen, panels), address).toBe(all)
      expect(all, address).toBeGreaterThan(1)
      expect(await driver.ask(countSeen, needsScripts)).toBe(0)
    }
  },
  'another language': async (driver, { map, other: { language } }) => {
    await press(driver, '.menu summary')
    await press(driver, `.menu a[hreflang="${language}"]`)
    await expectAt(driver, `/${language}${map.address}`)
    expect(await driver.ask(() => document.documentElement.dir)).toBe('rtl')
  },
  back: async (driver, { map }) => {
    await goBack(driver, map.address)
  },
}

/** Makes the journey where no script runs. @returns how many steps it had */
export async function travelWithoutScripts(driver: Driver, journey: Journey): Promise<number> {
  for (const [name, step] of Object.entries(steps)) await test.step(name, () => step(driver, journey))
  return Object.keys(steps).length
}
