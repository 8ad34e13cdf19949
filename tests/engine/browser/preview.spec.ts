import { violations } from './axe'
import { type Live, startLive } from './live'
import { expect, settled, test } from './test'

test.describe.configure({ mode: 'serial' })

const about = 'pages/company/about.json'
let live: Live

test.beforeAll(async () => {
  live = await startLive(['dev'])
})
test.afterAll(() => live.stop())

test('a draft has a mark, which other pages do not have', { tag: '@night' }, async ({ page }) => {
  const mark = page.locator('.draft-mark')
  await page.goto(`${live.url}/tripod`)
  await settled(page)
  await expect(mark).toBeVisible()
  await expect(mark).toHaveText('Draft')
  expect(await violations(page)).toEqual([])
  await page.locator('main a[href="/telescopes"]').click()
  await expect(page).toHaveURL(/telescopes$/)
  await expect(mark).toBeHidden()
  await page.goBack()
  await expect(mark).toBeVisible()
})

test('a page is shown in all languages, brands and themes, and after a save again', { tag: '@night' }, async ({
  page,
}) => {
  await page.goto(`${live.url}/_preview/about`)
  // Twelve views: four languages, each in both themes of the first brand and in the only theme of the second.
  await expect(page.getByRole('status')).toHaveText('Views: 12')
  await expect(page.frameLocator('iframe').first().locator('h1')).toBeVisible()
  await page.goto(`${live.url}/_preview/about?language=en,he&theme=dark`)
  await expect(page.getByRole('status')).toHaveText('Views: 2')
  const dark = page.frameLocator('iframe').first()
  await expect(dark.locator('html')).toHaveClass('js dark')
  await expect(page.frameLocator('iframe').nth(1).locator('html')).toHaveAttribute('dir', 'rtl')
  const before = live.read(about)
  const { title } = JSON.parse(before)
  await expect(dark.locator('h1')).toHaveText(title)
  live.save(about, (text) => text.replace(`"${title}"`, '"Saved just now"'))
  await expect(dark.locator('h1')).toHaveText('Saved just now')
  live.save(about, () => before)
  await expect(dark.locator('h1')).toHaveText(title)
})

test('a view that was out of sight at a save is right when it comes into sight', { tag: '@night' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 500, height: 700 })
  await page.goto(`${live.url}/_preview/about?language=en,he,ja,pt-BR&brand=studio`)
  const last = page.locator('iframe').nth(1)
  const heading = last.contentFrame().locator('h1')
  await last.scrollIntoViewIfNeeded()
  const before = live.read(about)
  const { title } = JSON.parse(before)
  await expect(heading).toHaveText(title)
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  live.save(about, (text) => text.replace(`"${title}"`, '"Saved unseen"'))
  await expect.poll(async () => (await fetch(`${live.url}/_frame/en/about`)).text()).toContain('Saved unseen')
  await last.scrollIntoViewIfNeeded()
  await expect(heading).toHaveText('Saved unseen')
  live.save(about, () => before)
  await expect(heading).toHaveText(title)
})

test('what is shown is chosen with the keyboard alone, and is in the address', { tag: '@night' }, async ({ page }) => {
  await page.goto(`${live.url}/_preview/about?language=en&theme=light`)
  await expect(page.getByRole('status')).toHaveText('Views: 2')
  for (const name of ['עברית', '日本語', 'Desktop']) {
    const box = page.getByRole('checkbox', { name })
    for (let i = 0; i < 30 && !(await box.evaluate((element) => element === document.activeElement)); i++)
      await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
  }
  await expect(page.getByRole('status')).toHaveText('Views: 12')
  await page.reload()
  await expect(page.getByRole('status')).toHaveText('Views: 12')
  await expect(page).toHaveURL(/language=en,he,ja.*width=phone,desktop/)
  // Skips the frames, because axe would treat the landmarks of all frames as those of a single page.
  expect(await violations(page, 'iframe')).toEqual([])
})

test('a link in a frame leads the whole grid to its page', { tag: '@night' }, async ({ page }) => {
  await page.goto(`${live.url}/_preview/tripod?language=he&brand=studio&theme=light`)
  // Waits until the frame has loaded, because before that, a link in the frame navigates only the frame itself.
  const frameNow = ({ contentDocument }: HTMLIFrameElement) =>
    `${contentDocument?.location.pathname} ${contentDocument?.readyState}`
  await expect.poll(() => page.locator('iframe').evaluate(frameNow)).toBe('/_frame/he/tripod complete')
  await page.frameLocator('iframe').locator('main a[href="/he/telescopes"]').click()
  await expect(page).toHaveURL(/\/_preview\/telescopes\?language=he/)
  await expect(page.getByRole('status')).toHaveText('Views: 1')
})

test('no other site frames what is edited, and no search engine lists it', { tag: '@ci' }, async ({ request }) => {
  for (const path of ['/about', '/_preview/about', '/_frame/en/about']) {
    const headers = (await request.get(live.url + path)).headers()
    expect(headers['content-security-policy'], path).toBe("frame-ancestors 'self'")
    expect(headers['x-robots-tag'], path).toContain('noindex')
  }
  const html = await (await request.get(`${live.url}/about`)).text()
  expect(html).toContain('<meta name="robots" content="noindex">')
  const [picture = ''] = /\/assets\/[^"]+\.svg/.exec(html) ?? []
  expect((await request.get(live.url + picture)).headers()).toMatchObject({
    'content-type': 'image/svg+xml',
    'content-security-policy': expect.stringContaining("default-src 'self'"),
    'x-robots-tag': expect.stringContaining('noindex'),
  })
})

test('it speaks the language of its author', { tag: '@night' }, async ({ page }) => {
  const turkishLive = await startLive(['dev', '--lang', 'tr'])
  try {
    const overlay = page.getByRole('alert')
    await page.goto(`${turkishLive.url}/he/about`)
    const button = page.getByRole('navigation', { name: 'Düzenleme' })
    await button.getByRole('button', { name: 'Studio' }).click()
    await expect(button.getByRole('button', { name: 'Kopyala' })).toBeVisible()
    await expect(button).toHaveAttribute('lang', 'tr')
    turkishLive.save(about, (text) => text.replace('"title"', '"titel"'))
    await expect(overlay.getByRole('heading', { name: 'Düzeltilecek sorunlar: 1' })).toBeVisible()
    await expect(overlay).toContainText('Sayfa: "titel" adlı bir alan yok. "title" mi demek istediniz?')
    expect(await violations(page)).toEqual([])

    await page.goto(`${turkishLive.url}/_preview/telescopes`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
    await expect(page.getByRole('status')).toHaveText('Görünüm: 8')
    await expect(page.getByRole('checkbox', { name: 'Koyu' })).toBeChecked()
    await page.goto(`${turkishLive.url}/_blocks`)
    await expect(page.getByRole('heading', { name: 'Galeri gallery' })).toBeVisible()
  } finally {
    await turkishLive.stop()
  }
})
