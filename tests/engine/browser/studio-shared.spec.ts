import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { violations } from './axe'
import { type Live, startLive } from './live'
import { canvasIsReady } from './studio'
import { expect, test } from './test'

test.describe.configure({ mode: 'serial' })

let live: Live
let page: Page

const canvas = () => page.frameLocator('iframe.stage-frame')
const field = (path: string) => page.locator(`[data-field="${path}"]`)
const json = (file: string) => JSON.parse(live.read(file))
const saved = () => expect(page.locator('.kept')).toHaveText('Saved')

async function openShared(name: string) {
  await page.getByRole('tab', { name: 'Pages', exact: true }).click()
  await page.getByRole('region', { name: 'Whole site' }).getByRole('button', { name }).click()
  await expect(page.locator('.top-bar h1')).toHaveText(name)
  await page.getByRole('tab', { name: 'On this page' }).click()
}

async function section(name: string) {
  await page.locator('.sidebar').getByRole('button', { name, exact: true }).click()
  await expect(page.locator('.inspector h2').first()).toHaveText(name)
}

test.beforeAll(async ({ browser }) => {
  live = await startLive(['studio', '--day', '2031-08-01'])
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  page = await context.newPage()
  await expect.poll(() => live.output()).toMatch(/token=\S+/)
  await page.goto(/http\S+token=\S+/.exec(live.output())?.[0] ?? '')
  await canvasIsReady(page)
})
test.afterAll(async () => {
  await page?.close()
  await live?.stop()
})

test('a page is found by what it says, in any of its languages', { tag: '@night' }, async () => {
  await page.getByRole('tab', { name: 'Pages', exact: true }).click()
  const search = page.getByRole('searchbox', { name: 'Search' })
  const rows = page.locator('.page-list > li')
  await search.fill('grind while you')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('We grind while you watch.')
  await search.fill('קוטר המראה')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('Reflector 150')
  await search.fill('')
  await page.getByRole('tab', { name: 'On this page', exact: true }).click()
})

test('a click on the menu leads to its field, what is typed shows in the header, and undo brings the file back', {
  tag: '@ci',
}, async () => {
  const before = live.read('pages/_site.json')
  await canvas().getByRole('banner').getByRole('button', { name: 'About us' }).click()
  await canvas().locator('header a[href="/team"]').first().click()
  await expect(page.locator('.top-bar h1')).toHaveText('Site settings')
  await expect(field('menu/0/links/0/label')).toBeFocused()
  await page.keyboard.press('End')
  // Inserts the text as a single edit: undo groups key presses by the pauses between them, which depend on the
  // machine's speed.
  await page.keyboard.insertText(' here')
  await expect(canvas().locator('header a[href="/team"]').first()).toHaveText('The people here')
  await saved()
  expect(json('pages/_site.json').menu[0].links[0].label).toBe('The people here')
  await page.getByRole('button', { name: 'Undo' }).click()
  await saved()
  expect(live.read('pages/_site.json')).toBe(before)
})

test('the words of a menu are translated in the language of the canvas', { tag: '@night' }, async () => {
  await page.locator('.looks select').first().selectOption({ label: '日本語' })
  await field('menu/0/links/0/label').fill('工房')
  await expect(canvas().locator('header a[href="/ja/team"], header a[href="/team"]').first()).toHaveText('工房')
  await saved()
  expect(json('locales/ja/_site.json').menu.about.links.team.label).toBe('工房')
  await page.locator('.looks select').first().selectOption({ label: 'English' })
})

test('the notice above the page is the one that is being written', { tag: '@ci' }, async () => {
  await section('Line above all pages')
  await field('notice/text').fill('Closed today.')
  await expect(canvas().locator('.site-notice')).toHaveText('Closed today. Mirrors and repairs')
  await saved()
})

test('a colour that cannot be read says so while it is chosen, and is kept as a draft', { tag: '@ci' }, async () => {
  const before = live.read('pages/_site.json')
  await section('Brands')
  await page.locator('.inspector summary', { hasText: 'Nightfall School' }).click()
  const colour = field('brands/1/colours/text')
  const form = page.locator('.field-colour').filter({ has: colour })
  await colour.fill('#b0b0b0')
  await expect(form.locator('.problem-error')).toBeVisible()
  await expect(page.locator('.kept')).toContainText('Kept as a draft')
  expect(live.read('pages/_site.json')).toBe(before)
  await colour.fill('#202020')
  await saved()
  expect(json('pages/_site.json').brands[1].colours.text).toBe('#202020')
})

test('a picture that the settings show is used, and one that they get has a folder', { tag: '@ci' }, async () => {
  await openShared('Site settings')
  await page.getByRole('tab', { name: 'Pictures' }).click()
  const dialog = page.getByRole('dialog')
  await page.locator('.media-grid').getByRole('button', { name: 'logos/studio.svg' }).click()
  await expect(dialog.locator('.picture-users')).toContainText('On every page')
  await dialog.getByRole('button', { name: 'Close' }).click()
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path d="M0 0h4v3H0z"/></svg>'
  await page
    .locator('.pictures input[type=file]')
    .setInputFiles({ name: 'Sign.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) })
  await expect(dialog.getByRole('heading', { level: 2 }).first()).toHaveText('site/sign.svg')
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByRole('tab', { name: 'On this page' }).click()
})

test('a term of the glossary has a field for each language', { tag: '@night' }, async () => {
  await openShared('Glossary')
  await section('Terms')
  await page.locator('.inspector summary', { hasText: 'mirror' }).first().click()
  await page.locator('[data-field="terms/1/pt-BR"] input').fill('espelhos')
  await page.keyboard.press('Enter')
  await saved()
  expect(json('locales/glossary.json').terms[1]['pt-BR']).toEqual(['espelho', 'espelhos'])
})

test('shared words are written, and added', { tag: '@night' }, async () => {
  await openShared('Shared words')
  await field('specifications').fill('Technical figures')
  await page.getByLabel('Name of the new entry').last().fill('opening-hours')
  await page.getByRole('button', { name: 'Add', exact: true }).last().click()
  await field('opening-hours').fill('Opening hours')
  await saved()
  const words = json('locales/en/common.json')
  expect(words.specifications).toBe('Technical figures')
  expect(words['opening-hours']).toBe('Opening hours')
  // Skips the page in the frame, which other tests check.
  expect(await violations(page, 'iframe')).toEqual([])
})

test('translations go out as a file, and come back after what would change is shown', { tag: '@night' }, async () => {
  await page.getByRole('tab', { name: 'Pages', exact: true }).click()
  await page.getByRole('button', { name: 'Translations' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Language').selectOption({ label: 'Português' })
  await dialog.getByLabel('Format').selectOption('csv')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download the file' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('en-pt-BR.csv')
  const text = readFileSync(await download.path(), 'utf8')
  const [, title = ''] = /"?([^",\n]*)"?/.exec(json('locales/pt-BR/index.json').title) ?? []
  expect(text).toContain(title)
  const buffer = Buffer.from(text.replace(title, `${title} X`))
  const before = live.read('locales/pt-BR/index.json')
  await dialog.locator('input[type=file]').setInputFiles({ name: 'en-pt-BR.csv', mimeType: 'text/csv', buffer })
  await expect(dialog.locator('.import-plan ins').first()).toContainText(' X')
  expect(live.read('locales/pt-BR/index.json')).toBe(before)
  await dialog.getByRole('button', { name: 'Save these translations' }).click()
  await expect(dialog.getByRole('status')).toContainText('1 translations were saved.')
  expect(json('locales/pt-BR/index.json').title).toBe(`${title} X`)
})
