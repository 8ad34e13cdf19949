import { byDay } from '../long-run'
import { brandFolder, brands, inLanguage, usualAddresses, usualLanguages } from './site'
import { expect, test } from './test'
import { faultsOn } from './whole'

for (const [i, { id }] of brands.entries())
  test(`every page is shown whole at every width: ${id}`, async ({ page }) => {
    const addresses = byDay(usualLanguages, i === 0 ? 2 : 1).flatMap(({ code }) =>
      usualAddresses(id).map((address) => inLanguage(code, address)),
    )
    expect(await faultsOn(page, brandFolder(id), addresses)).toEqual([])
  })
