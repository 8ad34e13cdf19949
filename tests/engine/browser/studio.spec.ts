import { execFileSync } from 'node:child_process'


import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { violations } from './axe'
import { type Live, startLive } from './live'

test.describe.configure({ mode: 'serial' })
// The Studio is bundled first, the site is built at the end.
test.setTimeout(240_000)

let live: Live
let page: Page

const git = (...words: string[]) => execFileSync('git', ['-C', live.folder, ...words], { encoding: 'utf8' })
const canvas = () => page.frameLocator('iframe.stage-frame')
const field = (path: string) => page.locator(`[data-field="${path}"]`)
const json = (file: string) => JSON.parse(live.read(file))
const saved = () => expect(page.locator('.kept')).toHaveText('Saved')

async function open(title: string) {
  await page.getByRole('tab', { name: 'Pages', exact: true }).click()
  await page.locator('.page-list .block-name', { hasText: title }).first().click()
  await expect(page.locator('.top-bar h1')).toHaveText(title)
  await page.getByRole('tab', { name: 'On this page' }).click()
}

test.beforeAll(async ({ browser }) => {
  live = await startLive(['studio'])
  git('init', '-q')
  git('config', 'user.name', 'Author')
  git('config', 'user.email', 'author@site.example')
  git('add', 'pages', 'locales')
  git('commit', '-qm', 'First')
  page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' })
  await expect.poll(() => live.output()).toMatch(/token=\S+/)
  await page.goto(/http\S+token=\S+/.exec(live.output())?.[0] ?? '')
  await expect(canvas().locator('h1').first()).toBeVisible()
})
test.afterAll(async () => {
  await page?.close()
  await live?.stop()
})

test('a click on a word enters its field, each key shows on the page, and the file differs in one line', async () => {
  await open('Telescopes')
  await expect(canvas().locator('h1')).toHaveText('Telescopes')
  await canvas().locator('#models h2').click()
  await expect(field('blocks/1/title')).toBeFocused()
  await page.keyboard.press('End')
  await page.keyboard.type(' on one plan')
  await expect(canvas().locator('#models h2')).toHaveText('The three sizes on one plan')
  await saved()
  expect(
    git('diff', '--numstat')
      .trim()
      .split('\n')
      .filter((line) => line.includes('pages/')),
  ).toEqual(['1\t1\tpages/telescopes/telescopes.json'])
  await page.keyboard.press('Control+z')
  await expect(canvas().locator('#models h2')).toHaveText('The three sizes')
  await saved()
  expect(git('diff', '--numstat', '--', 'pages').trim()).toBe('')
})

test('words are written where they stand, by keyboard alone', async () => {
  await canvas().locator('#models h2').click()
  await canvas()
    .locator('body')
    .evaluate(() => document.getElementById('_main')?.focus())
  await page.keyboard.press('Enter')
  await expect(canvas().locator('#models h2')).toHaveAttribute('contenteditable', 'plaintext-only')
  await page.keyboard.type(' by hand')
  await expect(field('blocks/1/title')).toHaveValue('The three sizes by hand')
  await page.keyboard.press('Escape')
  await expect(canvas().locator('#models h2')).toHaveText('The three sizes by hand')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(canvas().locator('#models h2')).toHaveText('The three sizes')
  await saved()
})

test('blocks are moved by keyboard and by their buttons, hidden, duplicated and deleted, and undo takes all back', async () => {
  const before = live.read('pages/telescopes/telescopes.json')
  const names = () => page.locator('.blocks .block-name > span:first-child').allTextContents()
  const first = await names()
  await page.getByRole('button', { name: `Move down: ${first[0]}` }).click()
  await expect.poll(names).toEqual([first[1], first[0], ...first.slice(2)])
  await expect(page.locator('[role=status]', { hasText: 'is now number 2' })).toBeAttached()
  await page.getByRole('button', { name: `Drag ${first[0]}` }).focus()
  await page.keyboard.press('Space')
  await expect(page.locator('body')).toContainText(`${first[0]} was picked up.`)
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Space')
  await expect.poll(names).toEqual(first)
  await page.locator('.blocks .block-name').first().click()
  await page.getByRole('button', { name: 'Hide' }).click()
  await expect(canvas().locator('#about')).toHaveCount(0)
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await expect.poll(async () => (await names()).length).toBe(first.length + 1)
  await page.locator('.sidebar').getByRole('button', { name: 'Remove' }).click()
  await saved()
  for (let i = 0; i < 5; i++) await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(names).toEqual(first)
  await saved()
  expect(live.read('pages/telescopes/telescopes.json')).toBe(before)
})

test('a product page is made: pictures, words and a pasted table, without a line of JSON', async () => {
  await page.getByRole('tab', { name: 'Pages', exact: true }).click()
  await page.getByRole('button', { name: 'New page' }).click()
  await page.getByRole('dialog').getByText('Product', { exact: true }).click()
  await page.getByLabel('Title').fill('Guiding scope')
  await page.getByLabel('Page above').selectOption({ label: 'Telescopes' })
  await expect(page.getByRole('dialog').getByText('telescopes/guiding-scope.json')).toBeVisible()
  await page.getByRole('button', { name: 'Create' }).click()
  await expect(page.locator('.top-bar h1')).toHaveText('Guiding scope')
  await page.getByRole('tab', { name: 'On this page' }).click()

  // Three mistakes: words nobody wrote yet, a description that is empty, a link that leads nowhere.
  await page.getByRole('tab', { name: /To fix/ }).click()
  await expect(page.locator('.problem-list li').first()).toBeVisible()
  await page.getByRole('tab', { name: 'Fields' }).click()
  await field('description').fill('A small telescope that keeps a large one on its star all night long.')
  await page.locator('.blocks .block-name').first().click()
  await field('blocks/0/text').fill('It sits on the tube and watches one star. Ask [the workshop](/nowhere) about it.')
  await expect(page.locator('.inspector .problem')).toContainText('/nowhere')
  await field('blocks/0/text').fill('It sits on the tube and watches one star. Ask [the workshop](/contact) about it.')
  await expect(page.locator('.inspector .problem')).toHaveCount(0)
  await page.locator('.blocks .block-name').nth(1).click()
  await page.locator('.inspector summary').first().click()
  await field('blocks/1/items/0/text').fill('Holds a camera')

  // The table comes from a spreadsheet.
  await page.locator('.blocks .block-name').nth(2).click()
  await field('blocks/2/title').fill('Figures')
  await page.getByRole('button', { name: /^Remove: \[write/ }).click()
  await page.locator('.table-field').evaluate((place) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Aperture\t50 mm\nWeight\t1.2 kg\n')
    place.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  })
  await expect(canvas().locator('table')).toContainText('1.2')

  // A gallery, with a picture that was dropped.
  await page.getByRole('button', { name: 'Add a block' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Gallery/ })
    .click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const picture = await sharp({ create: { width: 1280, height: 960, channels: 3, background: '#345' } })
    .png()
    .toBuffer()
  await page.locator('.inspector summary').nth(1).click()
  await page.locator('.inspector').getByRole('button', { name: 'Remove' }).click()
  await page.locator('.inspector summary').first().click()
  await page
    .locator('.upload input')
    .setInputFiles({ name: 'Guiding scope.png', mimeType: 'image/png', buffer: picture })
  await expect(page.locator('.media-words button').first()).toContainText('guiding-scope/')
  await page.locator('[data-field$="/images/0/alt"]').fill('The guiding scope from the side')
  await page.locator('[data-field$="/caption"]').fill('')
  for (let i = 0; i < 3; i++) await page.getByRole('button', { name: /^Move up: (The guiding|Gallery)/ }).click()
  await expect(canvas().locator('main img').first()).toHaveAttribute('src', /guiding-scope/)
  await saved()
  const { blocks } = json('pages/telescopes/guiding-scope.json')
  expect(blocks.map(({ type }: { type: string }) => type)).toEqual(['gallery', 'text', 'feature-list', 'spec-table'])
  expect(blocks[3].rows).toEqual([
    { id: 'aperture', label: 'Aperture', value: { value: 50, unit: 'mm' } },
    { id: 'weight', label: 'Weight', value: { value: 1.2, unit: 'kg' } },
  ])
})

test('its card is added to another page, and leads to it by its title', async () => {
  await open('Telescopes')
  await page.getByRole('button', { name: 'Add a block' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Link list/ })
    .click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const items = page.locator('.inspector summary')
  while ((await items.count()) > 2) {
    await items.nth(1).click()
    await page.locator('.inspector').getByRole('button', { name: 'Remove' }).last().click()
  }
  await expect(page.locator('.inspector')).toBeVisible()
})
