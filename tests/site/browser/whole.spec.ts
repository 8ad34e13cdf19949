import { expect, test } from '../../engine/browser/test'
import { faultsOn } from '../../engine/browser/whole'
import { byDay, isLong } from '../../engine/long-run'
import { addresses, brands, inLanguage, kinds, languages } from './site'

/** Nightly runs check every page. Short runs check one page of each kind, and the pages with the longest words. */
const shownAddresses = isLong
  ? addresses
  : [
      ...kinds.filter((address) => addresses.includes(address)),
      '/cage-systems',
      '/lighting-system',
      '/broiler-unit-section',
    ]

/** In short runs, the home page is checked in four languages, and each other page in at most one. */
const shownIn = (language: number) =>
  isLong ? shownAddresses : shownAddresses.filter((_, i) => i === 0 || i % languages.length === language)

for (const [language, { code }] of byDay([...languages.entries()], 4))
  test(`pages are shown whole at every width: ${code}`, async ({ page }) => {
    const [brand] = brands
    const faults = await faultsOn(
      page,
      `dist/${brand?.id}`,
      shownIn(language).map((address) => inLanguage(code, address)),
    )
    expect(faults).toEqual([])
  })
