import { results, search } from './search'
import { at, brands, built, htmlFiles, inLanguage, languages } from './site'
import { expect, test } from './test'

for (const { id, domains, excludedPages = [] } of brands) {
  if (excludedPages.length === 0) continue
  const host = domains.at(-1) ?? ''

  test(`pages that ${id} leaves out are not found, nor what they are made from`, async ({ request }) => {
    const statusOf = async (address: string) =>
      (await request.get(at('localhost', address), { headers: { host } })).status()
    expect(await statusOf('/contact')).toBe(200)
    for (const address of excludedPages) {
      for (const { code } of languages) {
        expect(await statusOf(inLanguage(code, address)), `${code} ${address}`).toBe(404)
        expect(await statusOf(`/data/${code}${address}.json`), `data of ${code} ${address}`).toBe(404)
      }
    }
  })

  test(`nothing of ${id} leads to a page it leaves out`, { tag: '@ci' }, () => {
    const excluded = languages.flatMap(({ code }) => excludedPages.map((address) => inLanguage(code, address)))
    for (const file of htmlFiles(id)) {
      const html = built(id, file)
      for (const address of excluded)
        for (const end of ['"', '#', '?']) expect(html, file).not.toContain(`href="${address}${end}`)
    }
    for (const address of excluded) expect(built(id, 'sitemap.xml')).not.toContain(`${address}<`)
  })

  test(`the search of ${id} does not find them`, { tag: '@night' }, async ({ page }) => {
    // Only pages of the first brand contain the word "plywood".
    await search(page, '/contact', 'plywood')
    await expect(results(page)).not.toHaveCount(0)
    await search(page, at(host, '/contact'), 'plywood')
    await expect(results(page)).toHaveCount(0)
  })
}
