import { type Live, startLive } from './live'
import { expect, settled, test } from './test'

test.describe.configure({ mode: 'serial' })

let live: Live
let token = ''
/** The same machine, as another one calls it. */
let shared = ''

test.beforeAll(async () => {
  live = await startLive(['dev', '--share'])
  token = /preview=([\w-]+)/.exec(live.output())?.[1] ?? ''
  shared = live.url.replace('localhost', '127.0.0.1')
})
test.afterAll(() => live.stop())

test('the address brings its token from another site; from then on a cookie does', async ({ page, context }) => {
  await page.route('http://mail.example/', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${shared}/tripod?preview=${token}">Look</a>` }),
  )
  await page.goto('http://mail.example/')
  await page.getByRole('link', { name: 'Look' }).click()
  await expect(page).toHaveURL(`${shared}/tripod`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A new tripod')
  await settled(page)
  await expect(page.locator('.draft-mark')).toBeVisible()
  expect(await context.cookies(shared)).toMatchObject([
    { name: 'preview', value: token, httpOnly: true, sameSite: 'Strict' },
  ])
  // A save shows there, too.
  live.save('pages/tripod.json', (text) => text.replace('A new tripod', 'The new tripod'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The new tripod')
})

test('whoever has no token, or another one, is refused in a sentence', async ({ request }) => {
  for (const path of [
    '/',
    '/tripod',
    `/?preview=${token}x`,
    '/?preview=',
    '/renderer/client.tsx',
    '/assets/draft-mark.js',
  ]) {
    const answer = await request.get(shared + path)
    expect(answer.status(), path).toBe(403)
    expect(await answer.text()).toMatch(/^This preview needs .*\.\n$/)
  }
})

test('with the token, files of the project and the editor stay out of reach', async ({ request }) => {
  const headers = { Cookie: `preview=${token}` }
  expect((await request.get(`${shared}/tripod`, { headers })).status()).toBe(200)
  for (const path of [
    '/package.json',
    '/pages/_site.json',
    '/@fs/etc/passwd',
    '/__open-in-editor?file=pages/tripod.json',
    '/tools/dev/..%2f..%2fpackage.json',
    '/.git/config',
    '/locales/he/_site.json?raw',
  ])
    expect((await request.get(shared + path, { headers })).status(), path).toBe(403)
  expect((await request.get(`${shared}/tripod`, { headers: { ...headers, Host: 'evil.example' } })).status()).toBe(403)
})
