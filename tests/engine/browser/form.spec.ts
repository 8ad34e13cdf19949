import type { Page } from '@playwright/test'
import { byDay } from '../long-run'
import { violations } from './axe'
import { type FormServer, startFormServer } from './form-server'
import { inLanguage } from './site'
import { expect, settled, test } from './test'

let server: FormServer
test.beforeEach(async () => {
  server = await startFormServer()
})
test.afterEach(() => server.close())

const form = (page: Page) => page.locator('#ask form')
const field = (page: Page, name: string) => form(page).locator(`[name=${name}]`)
const submit = (page: Page) => form(page).locator('[type=submit]')

const typed = { name: 'Ada', mail: 'ada@mirror.example', words: 'How heavy is it?\nAnd how high?' }

async function open(page: Page, code = 'en'): Promise<void> {
  await page.goto(server.origin + inLanguage(code, '/ask'))
  await settled(page)
}

async function fillIn(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(typed)) await field(page, name).fill(value)
  await field(page, 'topic').selectOption('repair')
  await field(page, 'news').check()
}

async function expectTyped(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(typed)) await expect(field(page, name)).toHaveValue(value)
  await expect(field(page, 'topic')).toHaveValue('repair')
  await expect(field(page, 'news')).toBeChecked()
}

const sentences = {
  en: { required: 'Please fill in this field.', email: /mail address/, failed: /could not be sent/, done: /two days/ },
  he: { required: 'נא למלא את השדה הזה.', email: /כתובת/, failed: /לא ניתן היה לשלוח/, done: /יומיים/ },
  ja: { required: 'この欄にご記入ください。', email: /メールアドレス/, failed: /送信できません/, done: /2日以内/ },
}

for (const code of byDay(['he', 'en', 'ja'] as const, 1))
  test(`says at each field what is wrong, fails, and is sent again: ${code}`, async ({ page }) => {
    const says = sentences[code]
    await open(page, code)
    await field(page, 'mail').fill('ada')
    await submit(page).click()
    await expect(field(page, 'name')).toBeFocused()
    await expect(field(page, 'name')).toHaveAccessibleDescription(says.required)
    await expect(field(page, 'mail')).toHaveAccessibleDescription(says.email)
    await expect(form(page).locator('[aria-invalid=true]')).toHaveCount(4)
    expect(await violations(page)).toEqual([])
    expect(server.posts).toBe(0)

    await fillIn(page)
    await expect(form(page).locator('.form-fault')).toHaveCount(0)
    server.answer = 500
    await submit(page).click()
    await expect(form(page).getByRole('alert')).toHaveText(says.failed)
    await expect(form(page).getByRole('alert')).toBeFocused()
    expect(await form(page).locator('a[href^=mailto]').getAttribute('href')).toContain(encodeURIComponent(typed.words))
    await expectTyped(page)

    server.answer = 'handler'
    await form(page).getByRole('button').last().press('Enter')
    await expect(page.locator('#ask .form-done')).toHaveText(says.done)
    await expect(page.locator('#ask .form-done')).toBeFocused()
    expect(server.received()).toEqual([
      expect.objectContaining({
        ...typed,
        words: typed.words.replace('\n', '\r\n'),
        topic: 'repair',
        news: 'on',
        'page-language': code,
        'page-title': await page.locator('h1').innerText(),
        'page-address': `https://www.northlight.example${inLanguage(code, '/ask')}`,
      }),
    ])
    await page.reload()
    await settled(page)
    await expect(field(page, 'words')).toHaveValue('')
  })

test('sends the form once each time, and keeps it until it is accepted', async ({ page }) => {
  await page.clock.install()
  await open(page)
  await fillIn(page)
  const press = () =>
    submit(page).evaluate((button: HTMLInputElement) => {
      for (let times = 0; times < 3; times++) button.click()
    })
  const alert = form(page).getByRole('alert')
  for (const [i, [answer, sentence]] of (
    [
      [500, sentences.en.failed],
      [400, /was not accepted/],
      ['cut', sentences.en.failed],
      ['nothing', sentences.en.failed],
    ] as const
  ).entries()) {
    server.answer = answer
    await press()
    await expect.poll(() => server.posts).toBe(i + 1)
    if (answer === 'nothing') {
      await expect(submit(page)).toHaveValue('Sending…')
      await page.clock.fastForward(31_000)
    }
    await expect(alert).toHaveText(sentence)
    await expectTyped(page)
  }
  server.answer = 302
  await press()
  await expect(page.locator('#ask .form-done')).toBeVisible()
  expect(server.posts).toBe(5)
})

test('what is typed outlasts a reload, a change of language, and both without storage of the site', async ({
  page,
}) => {
  await open(page)
  await fillIn(page)
  await page.reload()
  await settled(page)
  await expectTyped(page)
  await page.locator('header a[hreflang=he]:visible').click()
  await expect(page).toHaveURL(/\/he\/ask$/)
  await expectTyped(page)
  await page.locator('.header a[href="/he/contact"]:visible').click()
  await expect(page).toHaveURL(/\/he\/contact$/)
  await page.goBack()
  await settled(page)
  await expectTyped(page)
})

test('works without scripts', { tag: '@ci' }, async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(`${server.origin}/ask`)
  await fillIn(page)
  await submit(page).click()
  await expect(page).toHaveURL(/\/thanks$/)
  expect(server.received()).toEqual([
    expect.objectContaining({
      name: 'Ada',
      'page-language': 'en',
      'page-address': 'https://www.northlight.example/ask',
    }),
  ])
  await page.close()
})

test('a machine that fills in the honeypot is not heard', { tag: '@night' }, async ({ page }) => {
  await open(page)
  await fillIn(page)
  await field(page, '_gotcha').evaluate((input: HTMLInputElement) => {
    input.value = 'https://casino.example'
  })
  await submit(page).click()
  await expect(page.locator('#ask .form-done')).toBeVisible()
  expect(server.received()).toEqual([])
})

test('a form for a service is sent from a page that the app opened, with its file', { tag: '@ci' }, async ({
  page,
}) => {
  let sent = ''
  await page.route('https://forms.example/**', (route) => {
    sent = route.request().postDataBuffer()?.toString() ?? ''
    return route.fulfill({ status: 200, headers: { 'Access-Control-Allow-Origin': '*' }, body: '{}' })
  })
  await page.goto(`${server.origin}/contact`)
  await settled(page)
  await page.locator('main a[href="/ask"]').click()
  // The security policy of the first document permits no forms, so the app makes the browser load a new document.
  await expect(page.locator('meta[content*="https://forms.example"]')).toBeAttached()
  await settled(page)
  await page
    .locator('#mirror [name=picture]')
    .setInputFiles({ name: 'mirror.txt', mimeType: 'text/plain', buffer: Buffer.from('glass') })
  await page.locator('#mirror [type=submit]').click()
  await expect(page).toHaveURL(/\/mirror-care$/)
  expect(sent).toMatch(/name="access_key"\r\n\r\nnorthlight/)
  expect(sent).toMatch(/filename="mirror.txt"[\s\S]*glass/)
})
