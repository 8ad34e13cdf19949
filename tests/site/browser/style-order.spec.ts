import { expectNoOrder } from '../../engine/browser/style-order'
import { test } from '../../engine/browser/test'
import { isLong } from '../../engine/long-run'
import { addresses, kinds } from './site'

test('in whatever order the styles of blocks come, pages look the same', async ({ browser, baseURL }) => {
  const shown = isLong ? addresses : kinds.filter((address) => addresses.includes(address))
  await expectNoOrder(
    browser,
    shown.map((address) => new URL(address, baseURL).href),
  )
})
