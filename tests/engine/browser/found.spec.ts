import { expect, test } from '@playwright/test'
import { button, field, results, search } from '../../engine/browser/search'
import { appIsRunning, brands, built, inLanguage, languages } from './site'

/** Words as visitors write them: inflected, without the signs of the language, in capitals, with the article. */
const asked = [
  { code: 'tr', words: 'tünel fanlarının', finds: '/tunnel-fan' },
  { code: 'tr', words: 'ısıtma', finds: '/heating-system' },
  { code: 'tr', words: 'ISITMA SİSTEMİ', finds: '/heating-system' },
  { code: 'tr', words: 'isitma', finds: '/heating-system' },
  { code: 'ru', words: 'туннельными вентиляторами', finds: '/tunnel-fan' },
  { code: 'ar', words: 'المروحة النفقية', finds: '/tunnel-fan' },
  { code: 'de', words: 'luftung', finds: '/ventilation-systems' },
]
for (const { code, words, finds } of asked) {
  test(`finds ${finds} in ${code} by "${words}", and leads there by keyboard alone`, async ({ page }) => {
    await page.goto(inLanguage(code, '/contact'))
    await appIsRunning(page)
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused()
    await page.keyboard.insertText(words)
    const result = page.locator(`.search-results a[href="${inLanguage(code, finds)}"]`)
    await expect(result).toBeVisible()
    const place = await result.evaluate((link) => [...document.querySelectorAll('.search-results a')].indexOf(link))
    for (let i = 0; i <= place; i++) await page.keyboard.press('ArrowDown')
    await expect(result).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(inLanguage(code, finds))
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })
}

test('a result has the title, the picture and the words it was found by, as they were written', async ({ page }) => {
  await search(page, '/about', 'ısıtma')
  const result = results(page).and(page.locator('[href="/heating-system"]'))
  await expect(result.locator('b')).toHaveText('Isıtma sistemi')
  await expect(result.locator('img')).toHaveAttribute('src', /^\/assets\//)
  await expect(results(page).locator('mark').first()).toHaveText(/^\p{L}+\.?$/u)
  expect(await page.getByRole('dialog').innerText()).not.toMatch(/[\u0331\u2060]|&lt;/)
})

test('results keep the language of the address, pinned or not', async ({ page }) => {
  await search(page, '/de/about', 'Tunnelventilator')
  await expect(results(page).first()).toHaveAttribute('href', /^\/de\//)
  await page.evaluate(() => localStorage.setItem('lang', 'de'))
  await search(page, '/about', 'Tunnelventilator')
  await expect(results(page).first()).toHaveAttribute('href', /^\/(?!de\/)/)
  await expect(results(page).and(page.locator('[href="/tunnel-fan"]'))).toBeVisible()
})

test('another language searches its own index', async ({ page }) => {
  await search(page, '/en/about', 'tunnel')
  await expect(results(page).and(page.locator('[href="/en/tunnel-fan"]'))).toBeVisible()
  await page.keyboard.press('Escape')
  await page.locator('.wide .languages a[hreflang="ru"]').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await button(page).click()
  await field(page).fill('туннельный')
  await expect(results(page).and(page.locator('[href="/ru/tunnel-fan"]'))).toBeVisible()
})

test('pages that fell back are not found in that language', async ({ page }) => {
  // Exists in every language but Spanish, where it is shown in English.
  expect(/<div class="content" lang="(\w+)"/.exec(built('default', 'es/tunnel-fan.html'))?.[1]).toBe('en')
  await search(page, '/en/about', 'tunnel')
  await expect(results(page).and(page.locator('[href="/en/tunnel-fan"]'))).toBeVisible()
  await search(page, '/es/about', 'tunnel')
  await expect(page.locator('.search-results a[href="/es/tunnel-fan"]')).toHaveCount(0)
})

test('every brand has an index for each language, of the pages that exist in it', () => {
  for (const { id, origin } of brands) {
    const addresses = [...built(id, 'sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
      address.slice(origin.length),
    )
    const languageOf = (address: string) =>
      languages.slice(1).find(({ code }) => `${address}/`.startsWith(`/${code}/`))?.code ?? languages[0]?.code
    for (const { code } of languages) {
      const entry = JSON.parse(built(id, `pagefind/${code}/pagefind-entry.json`))
      expect(entry.languages, `${id} ${code}`).toEqual({
        [code]: expect.objectContaining({ page_count: addresses.filter((one) => languageOf(one) === code).length }),
      })
    }
  }
})
