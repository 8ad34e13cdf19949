import { violations } from './axe'
import { type Live, startLive } from './live'
import { partsOf } from './studio'
import { expect, test } from './test'

const started: Live[] = []
test.afterEach(() => Promise.all(started.splice(0).map((live) => live.stop())))

async function start(...words: string[]): Promise<Live> {
  const live = await startLive(words)
  started.push(live)
  return live
}

test('live editing leads to the Studio, at the page and in the language that are looked at', { tag: '@night' }, async ({
  page,
}) => {
  const live = await start('studio', '/he/reflector-150')
  await expect.poll(() => live.output()).toMatch(/token=\S+/)
  const { canvas } = partsOf(page)
  const heading = page.locator('.top-bar h1')

  // The command was started with the address of a page, so the Studio opens that page.
  await page.goto(/http\S+token=\S+/.exec(live.output())?.[0] ?? '')
  await expect(heading).toHaveText('Reflector 150 on a wooden mount', { timeout: 120_000 })
  await expect(canvas().locator('html')).toHaveAttribute('lang', 'he')

  // The button opens the page that the visitor is on, not the page that the command was started with.
  await page.goto(`${live.url}/he`)
  await page.locator('main a[href="/he/telescopes"]').first().click()
  await expect(page).toHaveURL(/\/he\/telescopes$/)
  await page.getByRole('link', { name: 'Studio', exact: true }).click()
  await expect(heading).toHaveText('Telescopes')
  await expect(canvas().locator('html')).toHaveAttribute('lang', 'he')
  // Pages on the canvas do not show the Studio button.
  await expect(canvas().locator('studio-button')).toHaveCount(0)
})

test('where the server has no Studio, the button says what to run', { tag: '@night' }, async ({ page }) => {
  const live = await start('dev')
  await page.goto(`${live.url}/he/telescopes`)
  const button = page.getByRole('button', { name: 'Studio', exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByText('npm run studio -- /he/telescopes')).toBeVisible()
  expect(await violations(page)).toEqual([])
  expect((await page.request.get(`${live.url}/_studio/`)).status()).toBe(404)
})

test('what the app changes before it takes a page over is no mismatch', { tag: '@night' }, async ({ page }) => {
  const live = await start('dev')
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto(`${live.url}/he/telescopes`)
  await expect(page.locator('html')).toHaveAttribute('data-settled', '')
  await expect(page.locator('a.chat')).toHaveAttribute('href', /text=/)
  expect(errors).toEqual([])
})

test('visitors see no button', async ({ page }) => {
  await page.goto('/telescopes')
  expect(await page.content()).not.toMatch(/studio-button|data-studio|tools\/dev/)
})

test('a page that is not there is refused by the command', { tag: '@night' }, async () => {
  await expect(startLive(['studio', '/nowhere'])).rejects.toThrow('There is no page "/nowhere".')
})

test('a browser without access gets a page that says how to come back in, and the terminal a new address', {
  tag: '@night',
}, async ({ browser }) => {
  const live = await start('studio')
  await expect.poll(() => live.output()).toMatch(/token=\S+/)
  const addresses = () => live.output().match(/http\S+token=\S+/g) ?? []
  const [first = ''] = addresses()
  const context = await browser.newContext({ locale: 'tr-TR' })
  const page = await context.newPage()
  await page.goto(first)
  await expect(page.locator('.top-bar h1')).toBeVisible({ timeout: 240_000 })

  // The cookie is persistent, so the browser keeps its access after being closed.
  const [cookie] = (await context.cookies(`${live.url}/_studio/`)).filter(({ name }) => name.startsWith('studio-'))
  expect(cookie?.expires).toBeGreaterThan(Date.now() / 1000 + 24 * 3600)

  await context.clearCookies()
  for (let i = 0; i < 2; i++) {
    const answer = await page.goto(`${live.url}/_studio/`)
    expect(answer?.status()).toBe(401)
  }
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
  await expect(page.getByRole('heading')).toHaveText(/^Studio – \S/)
  await expect(page.getByText('npm run studio').first()).toBeVisible()
  expect(await violations(page)).toEqual([])
  const data = await page.request.get(`${live.url}/_studio/api/site`)
  expect([data.status(), data.headers()['content-type']]).toEqual([401, expect.stringContaining('application/json')])
  // Only one new address is printed, regardless of the number of requests without a cookie.
  await expect.poll(() => addresses().length).toBe(2)
  await page.goto(addresses()[1] ?? '')
  await expect(page.locator('.top-bar h1')).toBeVisible()
  await context.close()
})
