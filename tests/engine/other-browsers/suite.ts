import { test } from '../browser/test'
import { count } from '../counts-reporter'
import { browsers } from './browsers'
import type { Driver } from './driver'
import { type Journey, travel } from './journey'
import { expectWell, openLive } from './page'

/** A site at a port of this machine: what visitors do there, and all addresses to be looked at. */
export type Visited = { name: string; port: number; journey: Omit<Journey, 'origin'>; addresses: string[] }

/** Tests of a site in every browser that is on this machine; of one that is not, the last lines say so. */
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
