import { nuFaults } from '../../engine/browser/nu'
import { expect, test } from '../../engine/browser/test'
import { isLong } from '../../engine/long-run'
import { brands, htmlFiles, kinds, languages } from './site'

/** Only in nightly runs, because the engine's tests check the same blocks on the fixture site. */
for (const { id } of isLong ? brands : [])
  test(`W3C\u2019s checker finds nothing in pages of ${id}`, async () => {
    const files = htmlFiles(`dist/${id}`)
    expect(files.length).toBeGreaterThan(kinds.length * languages.length)
    expect(await nuFaults(`dist/${id}`, files)).toEqual([])
  })
