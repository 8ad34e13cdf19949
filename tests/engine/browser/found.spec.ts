import { byDay } from '../long-run'
import { button, field, results, search } from './search'
import { brands, built, fileOf, inLanguage, languages, usualLanguages } from './site'
import { expect, settled, test } from './test'

/** Queries as visitors write them: inflected, without diacritics, in capitals, within a sentence. */
const queries = [
  { code: 'en', words: 'mirrors', finds: '/reflector-150' },
  { code: 'en', words: 'BINOCULARS', finds: '/courses' },
  { code: 'en', words: 'desert', finds: '/desert-nights' },
  { code: 'he', words: 'משקפת', finds: '/courses' },
  { code: 'he', words: 'אוהלים', finds: '/desert-nights' },
  { code: 'ja', words: '双眼鏡', finds: '/courses' },
  { code: 'ja', words: '望遠鏡', finds: '/telescopes' },
  { code: 'ja', words: '天の川', finds: '/sky-notes' },
  { code: 'pt-BR', words: 'binoculo', finds: '/courses' },
  { code: 'pt-BR', words: 'telescópios', finds: '/telescopes' },
]
for (const { code } of byDay(usualLanguages, 1))
  test(`words lead to their page in ${code}, by keyboard alone`, async ({ page }) => {
    for (const { words, finds } of queries.filter((query) => query.code === code)) {
      await page.goto(inLanguage(code, '/contact'))
      await settled(page)
      await page.keyboard.press('/')
      await expect(field(page)).toBeFocused()
      await page.keyboard.insertText(words)
      const result = page.locator(`.search-results a[href="${inLanguage(code, finds)}"]`)
      await expect(result, words).toBeVisible()
      const place = await result.evaluate((link) => [...document.querySelectorAll('.search-results a')].indexOf(link))
      for (let i = 0; i <= place; i++) await page.keyboard.press('ArrowDown')
      await expect(result).toBeFocused()
      await page.keyboard.press('ArrowUp')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(inLanguage(code, finds))
      await expect(page.getByRole('dialog')).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    }
  })

test('a result has the title, the picture and the words it was found by, as they were written', {
  tag: '@night',
}, async ({ page }) => {
  await search(page, '/about', 'craters')
  const result = results(page).and(page.locator('[href="/reflector-150"]'))
  await expect(result.locator('b')).toHaveText('Reflector 150 on a wooden mount')
  await expect(result.locator('img')).toHaveAttribute('src', /^\/assets\//)
  await expect(result.locator('mark').first()).toHaveText('craters')
  expect(await page.getByRole('dialog').innerText()).not.toMatch(/[\u0331\u2060]|&lt;/)
})

test('results keep the language of the address, pinned or not', { tag: '@night' }, async ({ page }) => {
  await search(page, '/ja/about', '望遠鏡')
  await expect(results(page).first()).toHaveAttribute('href', /^\/ja(\/|$)/)
  await page.evaluate(() => localStorage.setItem('lang', 'ja'))
  await search(page, '/about', '望遠鏡')
  await expect(results(page).first()).toHaveAttribute('href', /^\/(?!ja(\/|$))/)
  await expect(results(page).and(page.locator('[href="/telescopes"]'))).toBeVisible()
})

test('another language searches its own index', { tag: '@night' }, async ({ page }) => {
  await search(page, '/pt-BR/about', 'espelho')
  await expect(results(page).and(page.locator('[href="/pt-BR/mirror-care"]'))).toBeVisible()
  await page.keyboard.press('Escape')
  await page.locator('.wide .languages a[hreflang="he"]').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'he')
  await button(page).click()
  await field(page).fill('טלסקופ')
  await expect(results(page).and(page.locator('[href="/he/telescopes"]'))).toBeVisible()
})

test('pages that fell back are not found in that language', { tag: '@night' }, async ({ page }) => {
  // The page has no Japanese translation, so the Japanese site shows its Portuguese text.
  expect(/<div lang="([\w-]+)"[^>]* class="content/.exec(built('studio', fileOf('/ja/dobson-mount')))?.[1]).toBe(
    'pt-BR',
  )
  await search(page, '/pt-BR/about', 'dobsoniana')
  await expect(results(page).and(page.locator('[href="/pt-BR/dobson-mount"]'))).toBeVisible()
  await search(page, '/ja/about', 'dobsoniana')
  await expect(page.locator('.search-results a[href="/ja/dobson-mount"]')).toHaveCount(0)
})

test('every brand has an index for each language, of the pages that exist in it', () => {
  for (const { id, origin } of brands) {
    const locations = [...built(id, 'sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)]
    // The index contains a page with a list only once, not once for each part of the list.
    const addresses = locations
      .map(([, address = '']) => address.slice(origin.length))
      .filter((address) => !/\/\d+$/.test(address))
    const languageOf = (address: string) =>
      languages.slice(1).find(({ code }) => `${address}/`.startsWith(`/${code}/`))?.code ?? languages[0]?.code
    for (const { code } of languages) {
      const [, depths = ''] = built(id, `search/${code}/index.txt`).toString().split('\n')
      const pages = addresses.filter((address) => languageOf(address) === code).length
      expect(depths.length, `${id} ${code}`).toBe(pages)
    }
  }
})
