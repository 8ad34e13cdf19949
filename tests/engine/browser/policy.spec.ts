import type { Page } from '@playwright/test'
import { boxOf, centreOf, chartIsDrawn, picture, rowOf } from './map'
import { complaintsOf } from './page'
import { results, search } from './search'
import { expect, settled, test } from './test'

/**
 * Collects violations of the security policy on all pages that the test opens after this call. Ignores the styles of
 * pages in another language that the inline script only reads: Chromium checks these styles against the current page's
 * policy, although they are never applied.
 */
async function violationsOf(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('held', (violation: string) => violations.push(violation))
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample, sourceFile }) => {
      const isOnlyRead = sourceFile.endsWith(location.pathname) && !location.href.startsWith(sourceFile)
      if (effectiveDirective === 'style-src-elem' && isOnlyRead) return
      Reflect.get(window, 'held')(`${effectiveDirective}: ${blockedURI} ${sample} in ${sourceFile}`)
    }),
  )
  return violations
}

const backgroundOf = (page: Page, part: string) =>
  page
    .locator(part)
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor)

test.describe('a visit needs nothing that the security policies forbid', () => {
  let violations: string[] = []
  let complaints: string[] = []
  test.beforeEach(async ({ page }) => {
    violations = await violationsOf(page)
    complaints = complaintsOf(page)
  })
  test.afterEach(() => {
    expect(violations).toEqual([])
    // The violations above are also reported to the console.
    expect(complaints.filter((text) => !text.startsWith('Applying inline style violates'))).toEqual([])
  })

  test('banner, theme, menus, gallery, tabs, languages', async ({ page }) => {
    await page.goto('/')
    await settled(page)
    await page.locator('.consent button').first().click()
    await page.locator('.header .theme-toggle:visible').click()
    await page.locator('[aria-controls="_fields"]').click()
    await page.locator('#_fields a').nth(1).click()
    await expect(page).toHaveURL('/courses')
    // The address changes before the page does. Until then, the link leads to the Hebrew version of the old page.
    await expect(page.locator('header a[hreflang=he]:visible')).toHaveAttribute('href', '/he/courses')
    await page.locator('header a[hreflang=he]:visible').click()
    await expect(page).toHaveURL('/he/courses')
    // In the visitor's language, the inline script shows the page's Hebrew version, and adds that version's styles.
    await page.goto('/reflector-150')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await settled(page)
    await page.locator('.gallery-controls button').last().click()
    await page.locator('[aria-controls="_menu-about"]').click()
    await page.locator('.header a[href="/about"]:visible').click()
    await page.getByRole('tab').nth(1).click()
    await expect(page.getByRole('tabpanel')).toBeVisible()
  })

  test('map and chart', { tag: '@night' }, async ({ page }) => {
    await page.goto('/about')
    await settled(page)
    await page.locator('.header a[href="/where"]:visible').click()
    await picture(page).scrollIntoViewIfNeeded()
    await chartIsDrawn(page)
    const { x, y } = await centreOf(page, 'africa')
    await page.mouse.click(x, y)
    await expect(rowOf(page, 'africa')).toHaveAttribute('aria-expanded', 'true')
    await rowOf(page, 'europe').click()
    expect((await boxOf(page.locator('.map-chart canvas').first())).width).toBeGreaterThan(100)
  })

  test('search', { tag: '@night' }, async ({ page }) => {
    await search(page, '/reflector-150', 'mirror')
    await results(page).first().click()
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  test('a page in another dress', { tag: '@night' }, async ({ page }) => {
    await page.goto('/contact?brand=school')
    await settled(page)
    await expect(page.locator('.header .logo')).toHaveText('Nightfall School')
    await expect(page.locator('.header .icon').first()).toBeVisible()
  })
})

test('pictures keep their colour, on the page they were built into and on the next', { tag: '@night' }, async ({
  page,
}) => {
  await page.route(/\.(avif|webp)$/, (route) => route.abort())
  const photo = '.card img[class^=tone-]'
  await page.goto('/courses')
  const built = await backgroundOf(page, photo)
  expect(built).toMatch(/^rgb\(/)
  await page.goto('/about')
  await settled(page)
  await page.locator('[aria-controls="_fields"]').click()
  await page.locator('#_fields a[href="/courses"]').click()
  await expect(page.locator(photo)).toBeAttached()
  expect(await backgroundOf(page, photo)).toBe(built)
})

test('headings know their length, on the page they were built into and on the next', { tag: '@night' }, async ({
  page,
}) => {
  const long = page.locator('main [class^=fit-]').first()
  const longest = () => long.evaluate((heading) => getComputedStyle(heading).getPropertyValue('--longest'))
  await page.goto('/star-trails')
  const built = await longest()
  expect(Number(built)).toBeGreaterThan(7)
  await page.goto('/')
  await settled(page)
  await page.locator('main a[href="/star-trails"]').first().click()
  await expect(long).toBeAttached()
  expect(await longest()).toBe(built)
})

test('text does not become a script; no styles in attributes or from elsewhere', { tag: '@ci' }, async ({ page }) => {
  const violations = await violationsOf(page)
  await page.goto('/contact')
  await settled(page)
  const outcome = await page.evaluate(() => {
    setTimeout('document.title = "changed"')
    const probe = document.createElement('p')
    probe.innerHTML = '<img src="data:," onerror="document.title = 0">'
    document.body.append(probe)
    probe.setAttribute('style', 'color: rgb(1, 2, 3)')
    const style = document.createElement('style')
    style.textContent = 'p { color: rgb(1, 2, 3) !important }'
    document.head.append(style)
    const { color } = getComputedStyle(probe)
    probe.style.color = 'rgb(4, 5, 6)'
    return { forbidden: color === 'rgb(1, 2, 3)', byScript: getComputedStyle(probe).color }
  })
  expect(outcome).toEqual({ forbidden: false, byScript: 'rgb(4, 5, 6)' })
  await expect
    .poll(() => [...new Set(violations.map((violation) => violation.split(':')[0]))].sort())
    .toEqual(['script-src', 'script-src-attr', 'style-src-attr', 'style-src-elem'])
})
