import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { byDay } from '../long-run'
import { brandFolder, brands, built, fileOf, inLanguage, languages, redirects } from './site'
import { expect, settled, test } from './test'

for (const language of byDay(['he', 'en'], 1)) {
  test(`an old address leads to the page in its language: ${language}`, async ({ page }) => {
    await page.goto(`${inLanguage(language, '/night-diary')}?x=1`)
    await expect(page).toHaveURL(new RegExp(`${inLanguage(language, '/sky-notes')}\\?x=1$`))
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await settled(page)
  })
}

test('a link to an old address, in a page that was opened before, leads on', { tag: '@ci' }, async ({ page }) => {
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

for (const { id, origin, excludedPages = [] } of byDay(brands, 1))
  test(`where a host knows nothing of redirects, pages of ${id} lead on`, { tag: '@night' }, async ({ page }) => {
    for (const { from, to } of redirects)
      for (const { code } of languages) {
        const [old, target] = [inLanguage(code, from), inLanguage(code, to)]
        const file = fileOf(old)
        if (excludedPages.includes(to)) {
          expect(existsSync(join(brandFolder(id), file)), old).toBe(false)
          continue
        }
        const html = built(id, file)
        expect(html).toContain('<meta name="robots" content="noindex">')
        expect(html).toContain(`<link rel="canonical" href="${origin}${target}">`)
        // Simulates a host that does not support redirects and sends the redirect page instead.
        await page.route(`${origin}/**`, (route) => {
          const { pathname } = new URL(route.request().url())
          const body = pathname === old ? html : `<!doctype html><p>${pathname}</p>`
          return route.fulfill({ contentType: 'text/html', body })
        })
        await page.goto(origin + old)
        await expect(page).toHaveURL(origin + target)
        await page.unrouteAll()
      }
  })
