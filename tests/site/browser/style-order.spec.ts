import { expectNoOrder } from '../../engine/browser/style-order'
import { test } from '../../engine/browser/test'
import { isLong } from '../../engine/long-run'
import { addresses } from './site'

/** At night; by day on the site of the engine's tests, which has all blocks. */
if (isLong)
  test('in whatever order the styles of blocks come, pages look the same', async ({ browser, baseURL }) => {
    await expectNoOrder(
      browser,
      addresses.map((address) => new URL(address, baseURL).href),
    )
  })
