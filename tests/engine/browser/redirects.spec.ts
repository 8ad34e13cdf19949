import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { brandFolder, brands, built, fileOf, inLanguage, languages, redirects } from './site'
import { expect, settled, test } from './test'

for (const language of ['en', 'he']) {
  test(`an old address leads to the page in its language: ${language}`, async ({ page }) => {
    await page.goto(`${inLanguage(language, '/night-diary')}?x=1`)
    await expect(page).toHaveURL(new RegExp(`${inLanguage(language, '/sky-notes')}\\?x=1$`))
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await settled(page)
  })
}

test('a link to an old address, in a page that was opened before, leads on', async ({ page }) => {
  await page.goto('/he/about')
  await settled(page)
  await page.evaluate(() => {
    document.querySelector('main a')?.setAttribute('href', '/he/night-diary')
  })
  await page.locator('main a').first().click()
  await expect(page).toHaveURL(/\/he\/sky-notes$/)
  await settled(page)
  await page.goBack()
  await expect(page).toHaveURL(/\/he\/about$/)
})

test.describe('where a host knows nothing of redirects', () => {
  for (const { id, origin, excludedPages = [] } of brands)
    for (const { from, to } of redirects)
      for (const { code } of languages)
        test(`${id}: ${inLanguage(code, from)}`, async ({ page }) => {
          const file = fileOf(inLanguage(code, from))
          if (excludedPages.includes(to)) return expect(existsSync(join(brandFolder(id), file))).toBe(false)
          const html = built(id, file)
          const target = inLanguage(code, to)
          expect(html).toContain('<meta name="robots" content="noindex">')
          expect(html).toContain(`<link rel="canonical" href="${origin}${target}">`)
          // Such a host sends the file.
          await page.route(`${origin}/**`, (route) => {
            const { pathname } = new URL(route.request().url())
            const body = pathname === inLanguage(code, from) ? html : `<!doctype html><p>${pathname}</p>`
            return route.fulfill({ contentType: 'text/html', body })
          })
          await page.goto(origin + inLanguage(code, from))
          await expect(page).toHaveURL(origin + target)
          return undefined
        })
})
