import { openWithoutApp } from './late-app'
import { expect, settled, test } from './test'

const product = '/reflector-150'
const origin = 'https://www.northlight.example'

test('the chat opens with the page it is about: its title and address, for the reader and for the site', async ({
  page,
}) => {
  const release = await openWithoutApp(page, `/pt-BR${product}`)
  const links = page.locator('a.chat, a.button-primary[target]')
  const hrefs = () =>
    links.evaluateAll((elements) => [...new Set(elements.map((link) => (link as HTMLAnchorElement).href))])
  expect(await hrefs()).toEqual(['https://chat.example/000000000000'])
  release()
  await settled(page)
  const [href = '', ...others] = await hrefs()
  expect(others).toEqual([])
  expect(new URL(href).searchParams.get('text')).toBe(
    [
      `${await page.locator('h1').textContent()}\n${origin}/pt-BR${product}`,
      `Reflector 150 on a wooden mount\n${origin}${product}`,
    ].join('\n\n'),
  )
  await page.goto('/telescopes')
  await settled(page)
  const ownHref = await page.locator('.chat').getAttribute('href')
  expect(new URL(ownHref ?? '').searchParams.get('text')).toBe(
    `${await page.locator('h1').textContent()}\n${origin}/telescopes`,
  )
})

test('the floating button is there only while no other button of the page calls', { tag: '@night' }, async ({
  page,
}) => {
  const chat = page.locator('.chat')
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto('/telescopes')
    await settled(page)
    await expect(chat).toBeVisible()
    await page.locator('.closing .button-primary').scrollIntoViewIfNeeded()
    await expect(chat).toBeHidden()
    await page.evaluate(() => scrollTo(0, 0))
    await expect(chat).toBeVisible()
    // Navigates to a page that has different buttons.
    await page.evaluate(() => document.querySelector<HTMLElement>('main a[href="/reflector-150"]')?.click())
    await expect(page).toHaveURL(product)
    await page.locator('.opening .button-primary').scrollIntoViewIfNeeded()
    await expect(chat).toBeHidden()
  }
})

test('on phones chat and list are one strip at the edge of the window', { tag: '@night' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('cookieConsent', 'rejected'))
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/telescopes')
  await settled(page)
  const box = (selector: string) => page.locator(selector).boundingBox()
  // The strip is as wide as the header, not the window, because a scroll bar may take up some of the window's width.
  const width = (await box('.header'))?.width ?? 0
  const [y, height] = [752, 48]
  expect(await box('.chat')).toEqual({ x: 0, y, width, height })
  await expect(page.locator('.chat')).toHaveText(/^Write to us/)
  await page.evaluate(() => localStorage.setItem('list', '/reflector-150'))
  await page.reload()
  await expect(page.locator('.list-open')).toBeVisible()
  expect(await box('.chat')).toEqual({ x: 0, y, width: width / 2, height })
  expect(await box('.list-open')).toEqual({ x: width / 2, y, width: width / 2, height })
  await page.locator('.closing .button-primary').scrollIntoViewIfNeeded()
  await expect(page.locator('.chat')).toBeHidden()
  expect(await box('.list-open')).toEqual({ x: 0, y, width, height })
})

test('a page can end with its own question, and whom to ask', { tag: '@ci' }, async ({ page }) => {
  await page.goto('/pt-BR/about')
  const closing = page.locator('.closing')
  await expect(closing.getByRole('heading')).toHaveText('Quer visitar a oficina?')
  await expect(closing.getByRole('link')).toHaveText(['courses@northlight.example'])
  await expect(closing.getByRole('link')).toHaveAttribute('href', 'mailto:courses@northlight.example')
})

test('who meets a notice can call and write as on any page', { tag: '@night' }, async ({ page }) => {
  await page.goto('/ja/mirror-care')
  await expect(page.locator('.notice a[href^="tel:"]')).toBeVisible()
  await expect(page.locator('.closing .button-primary')).toHaveAttribute('href', /^https:\/\/chat\.example\//)
})
