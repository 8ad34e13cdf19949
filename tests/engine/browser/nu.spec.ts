import { nuFaults } from './nu'
import { brandFolder, brands, htmlFiles } from './site'
import { expect, test } from './test'

test('W3C\u2019s checker finds nothing in any page', async () => {
  test.setTimeout(600_000)
  const files = brands.flatMap(({ id }) => htmlFiles(id).map((file) => `${id}/${file}`))
  expect(files.length).toBeGreaterThan(60)
  expect(await nuFaults(brandFolder(''), files)).toEqual([])
})
