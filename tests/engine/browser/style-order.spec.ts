import { at, brands, usualAddresses } from './site'
import { expectNoOrder } from './style-order'
import { test } from './test'

const [brand] = brands

test('in whatever order the styles of blocks come, pages look the same', { tag: '@night' }, async ({ browser }) => {
  const pages = usualAddresses(brand?.id ?? '').map((address) => at(brand?.domains.at(-1) ?? '', address))
  await expectNoOrder(browser, pages)
})
