import { type Live, startLive } from '../browser/live'
import { test } from '../browser/test'
import { browsers } from '../other-browsers/browsers'
import type { Driver } from '../other-browsers/driver'
import { editInStudio } from '../other-browsers/studio'

for (const { name, start } of browsers)
  test.describe(`the Studio in ${name}`, () => {
    test.skip(!start, `${name} is not on this machine: the Studio was not tried in it.`)
    let live: Live
    let driver: Driver
    test.beforeEach(async () => {
      if (!start) return
      live = await startLive(['studio'])
      driver = await start()
    })
    test.afterEach(async () => {
      await driver?.close()
      await live?.stop()
    })

    test('an author’s journey', () => editInStudio(driver, live))
  })
