import { expect, test } from '@playwright/test'
import { nuFaults } from './nu'
import { brandFolder, brands, htmlFiles } from './site'

for (const { id } of brands)
  test(`W3C\u2019s checker finds nothing in any page of ${id}`, async () => {
    test.setTimeout(600_000)
    const files = htmlFiles(id)
    expect(files.length).toBeGreaterThan(20)
    expect(await nuFaults(brandFolder(id), files)).toEqual([])
  })
