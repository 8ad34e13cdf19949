import { test } from '../browser/test'
import { count } from '../counts-reporter'
import { browsers } from './browsers'
import type { Driver } from './driver'
import { type Journey, travel } from './journey'
import { expectWell, openLive } from './page'

/** A site on a local port, with the journey of a visitor, and all addresses to check. */
export type Visited = { name: string; port: number; journey: Omit<Journey, 'origin'>; addresses: string[] }

/** Tests a site in every installed browser. The end of the output lists the browsers that are missing. */
export function describeIn({ name: site, port, journey, addresses }: Visited): void {
  const origin = `http://localhost:${port}`
  for (const { name, start } of browsers)
    test.describe(`${site} in ${name}`, () => {
      test.skip(!start, `${name} is not on this machine: nothing was tried in it.`)
      let driver: Driver
      test.beforeEach(async () => {
        if (start) driver = await start()
      })
      test.afterEach(() => driver.close())

      test('a visitor’s journey', async () => {
        count(test.info(), `steps in ${name}`, await travel(driver, { ...journey, origin }))
      })

      test('every page runs, fits and has no errors, at two widths', async () => {
        for (const width of [1280, 390]) {
          await driver.resize(width, 900)
          for (const address of addresses)
            await test.step(`${address} at ${width} px`, async () => {
              await openLive(driver, origin + address)
              await expectWell(driver)
            })
        }
        count(test.info(), `pages in ${name}`, 2 * addresses.length)
      })
    })
}
