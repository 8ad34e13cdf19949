import { nuFaults } from '../../engine/browser/nu'
import { expect, test } from '../../engine/browser/test'
import { isLong } from '../../engine/long-run'
import { brands, htmlFiles, inLanguage, kinds, languages } from './site'

/** Every page of every brand, in the long run; else one of each kind, as the first brand has it. */
for (const { id } of isLong ? brands : brands.slice(0, 1))
  test(`W3C\u2019s checker finds nothing in pages of ${id}`, async () => {
    test.setTimeout(1_200_000)
    const all = htmlFiles(`dist/${id}`)
    const wanted = new Set(languages.flatMap(({ code }) => kinds.map((address) => fileOf(inLanguage(code, address)))))
    const files = all.filter((file) => isLong || wanted.has(file) || /404|_offline/.test(file))
    expect(files.length).toBeGreaterThan(kinds.length * languages.length)
    expect(await nuFaults(`dist/${id}`, files)).toEqual([])
  })

function fileOf(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`
}
