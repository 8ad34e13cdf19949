import { byDay } from '../long-run'
import { brandFolder, brands, inLanguage, usualAddresses, usualLanguages } from './site'
import { expect, test } from './test'
import { faultsOn } from './whole'

for (const { id } of byDay(brands, 1))
  test(`every page is shown whole at every width: ${id}`, async ({ page }) => {
    const addresses = byDay(usualLanguages, 1).flatMap(({ code }) =>
      usualAddresses(id).map((address) => inLanguage(code, address)),
    )
    expect(await faultsOn(page, brandFolder(id), addresses)).toEqual([])
  })
