import { isLong } from '../long-run'
import { nuFaults } from './nu'
import { brandFolder, brands, fileOf, htmlFiles, inLanguage, languages, usualAddresses } from './site'
import { expect, test } from './test'

test('W3C\u2019s checker finds nothing in any kind of page', { tag: '@night' }, async () => {
  const filesOf = (id: string) =>
    isLong
      ? htmlFiles(id)
      : languages.flatMap(({ code }) => usualAddresses(id).map((address) => fileOf(inLanguage(code, address))))
  const files = brands.flatMap(({ id }) => filesOf(id).map((file) => `${id}/${file}`))
  expect(files.length).toBeGreaterThan(isLong ? 60 : 20)
  expect(await nuFaults(brandFolder(''), files)).toEqual([])
})
