import { byDay } from '../long-run'
import { built, fileOf } from './site'
import { expect, settled, test } from './test'

test.describe('what does not exist', () => {
  for (const [address, lang] of byDay(
    [
      ['/no-such-page', 'en'],
      ['/pt-BR/no-such-page', 'pt-BR'],
      ['/he/a/b/c', 'he'],
    ] as const,
    1,
  )) {
    test(`${address} is the 404 page in ${lang}, with its status`, async ({ page }) => {
      const response = await page.goto(address)
      expect(response?.status()).toBe(404)
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
      await settled(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('#places a')).toHaveCount(3)
    })
  }
  test('a page without the language shows a notice and leads to those it has', async ({ page }) => {
    await page.goto('/ja/mirror-care')
    await settled(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mirror care')
    await expect(page.locator('.notice a[hreflang]')).toHaveCount(2)
    await page.locator('.notice a[hreflang=pt-BR]').click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR')
    await expect(page.locator('.notice')).toHaveCount(0)
  })
  test('the head of a notice has nothing of the language the page is written in', { tag: '@night' }, async ({
    page,
  }) => {
    const notice = 'このページの日本語版はまだありません'
    await page.goto('/ja/mirror-care')
    const head = built('studio', fileOf('/ja/mirror-care')).split('<body')[0] ?? ''
    expect(head).toContain(`<title>${notice} – Northlight</title>`)
    expect(head).toContain(`<meta name="description" content="${notice}。">`)
    expect(head).not.toMatch(/mirror|og:|ld\+json/i)
    await settled(page)
    await expect(page).toHaveTitle(`${notice} – Northlight`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en')
  })
  test('a page that fell back says so in the visitor’s language, and is marked as the other', { tag: '@ci' }, async ({
    page,
  }) => {
    await page.goto('/ja/dobson-mount')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja')
    await expect(page.locator('.notice')).toContainText('ポルトガル語')
    await expect(page.locator('.content')).toHaveAttribute('lang', 'pt-BR')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Montagem dobsoniana/)
  })
})
