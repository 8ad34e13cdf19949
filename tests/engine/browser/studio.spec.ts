// Slow, because a test writes a whole page, as an author would.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { byDay } from '../long-run'
import { violations } from './axe'
import { type OpenStudio, studioOfFile, test } from './studio'
import { authorIn } from './studio-author'
import { expect } from './test'

const studio = studioOfFile()
let page: Page
let live: OpenStudio['live']
let git: OpenStudio['git']
let json: OpenStudio['json']
let canvas: OpenStudio['canvas']
let field: OpenStudio['field']
let saved: OpenStudio['saved']
let open: OpenStudio['open']
let author: ReturnType<typeof authorIn>

test.beforeAll(() => {
  ;({ page, live, git, json, canvas, field, saved, open } = studio)
  author = authorIn(studio)
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

test('the canvas has every icon that its page shows', async () => {
  const lost = await canvas()
    .locator('use')
    .evaluateAll((uses) =>
      uses.map((use) => use.getAttribute('href') ?? '').filter((icon) => !document.querySelector(icon)),
    )
  expect(lost).toEqual([])
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
  await expect(page.locator('body')).toContainText(`${first[0]} is over number 2.`)
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

test('a figure keeps a unit that nobody has named, and undo shows in its field', { tag: '@ci' }, async () => {
  const [file, home] = ['pages/telescopes/telescopes.json', 'pages/index.json']
  const before = live.read(file)
  live.save(file, (text) => text.replace('0.25, "unit": "HP"', '0.25, "unit": "furlong"'))
  await open('Telescopes')
  await author.choose(1)
  const cell = field('blocks/1/rows/4/cells/r200')
  await expect(cell).toHaveValue('0.25 furlong')
  await cell.fill('0.3 furlong')
  await cell.press('Enter')
  await expect.poll(() => json(file).blocks[1].rows[4].cells.r200).toEqual({ value: 0.3, unit: 'furlong' })
  live.save(file, () => before)
  await open(json(home).title)
  await author.choose(0)
  await field('blocks/0/facts/2').click()
  const number = field('blocks/0/facts/2/value')
  await number.fill('7 week')
  await number.press('Enter')
  await expect.poll(() => json(home).blocks[0].facts[2].value).toEqual({ value: 7, unit: 'week' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(number).toHaveValue('6 week')
  await saved()
})

test('a product page is made: pictures, words and a pasted table, without a line of JSON', async () => {
  await author.startProduct('Guiding scope', 'Telescopes', 'telescopes/guiding-scope.json')

  // Fixes the problems of the new page: placeholder text, an empty description, and a link that leads nowhere.
  await page.getByRole('tab', { name: /To fix/ }).click()
  await expect(page.locator('.problem-list li').first()).toBeVisible()
  await page.getByRole('tab', { name: 'Fields' }).click()
  await field('description').fill('A small telescope that keeps a large one on its star all night long.')
  await page.locator('.blocks .block-name').nth(1).click()
  await field('blocks/1/text').fill('It sits on the tube and watches one star. Ask [the workshop](/nowhere) about it.')
  await expect(page.locator('.inspector .problem')).toContainText('/nowhere')
  await field('blocks/1/text').fill('It sits on the tube and watches one star. Ask [the workshop](/contact) about it.')
  await expect(page.locator('.inspector .problem')).toHaveCount(0)
  await page.locator('.blocks .block-name').nth(2).click()
  await page.locator('.inspector summary').first().click()
  await field('blocks/2/items/0/text').fill('Holds a camera')

  // Pastes a table from a spreadsheet.
  await page.locator('.blocks .block-name').nth(3).click()
  await field('blocks/3/title').fill('Figures')
  await author.pasteTable('Aperture\t50 mm\nWeight\t1.2 kg\n')
  await expect(canvas().locator('#specifications')).toContainText('1.2')

  // Drops a picture.
  await author.replacePicture('Guiding scope.png')
  await expect(page.locator('.media-words button').first()).toContainText('guiding-scope/guiding-scope')
  await field('blocks/0/images/0/alt').fill('The guiding scope from the side')
  await expect(canvas().locator('main img').first()).toHaveAttribute('src', /guiding-scope/)
  await saved()
  expect(json('pages/telescopes/guiding-scope.json').draft).toBe(true)
  await author.endDraft()
  await saved()
  const { blocks } = json('pages/telescopes/guiding-scope.json')
  expect(blocks.map(({ type }: { type: string }) => type)).toEqual(['gallery', 'text', 'feature-list', 'spec-table'])
  expect(blocks[3].rows).toEqual([
    { id: 'aperture', label: 'Aperture', value: { value: 50, unit: 'mm' } },
    { id: 'weight', label: 'Weight', value: { value: 1.2, unit: 'kg' } },
  ])
})

test('its card is added to the page above: the link is chosen by its title', async () => {
  await open('Telescopes')
  await page.locator('.blocks .block-name', { hasText: 'Card grid' }).click()
  await author.addCard('Card', 'Guiding scope', 'guiding')
  await expect(canvas().locator('main a[href="/guiding-scope"]').first()).toBeVisible()
  await saved()
})

test('it is translated into two languages, one of them right to left, by going from word to word', async () => {
  await open('Guiding scope')
  await page.getByRole('tab', { name: 'Languages' }).click()
  const count = page.locator('.inspector .count').first()
  await expect(count).toHaveText(/\d+ to translate/)
  await page.getByRole('tab', { name: 'Fields' }).click()
  for (const [code, name, letter] of [
    ['he', 'עברית', 'א'],
    ['ja', '日本語', '図'],
  ] as const) {
    await author.lookIn(name)
    await page.locator('.block-name.page-name').click()
    await expect(canvas().locator('html')).toHaveAttribute('dir', code === 'he' ? 'rtl' : 'ltr')
    await field('title').fill(`${letter}${letter}${letter}`)
    await expect(canvas().locator('h1')).toHaveText(`${letter}${letter}${letter}`)
    await expect(field('description')).toHaveAttribute('placeholder', /A small telescope/)
    await field('description').fill(`${letter} ${letter} ${letter} ${letter} ${letter} ${letter}.`)
    await saved()
    expect(json(`locales/${code}/telescopes/guiding-scope.json`)).toEqual({
      title: `${letter}${letter}${letter}`,
      description: `${letter} ${letter} ${letter} ${letter} ${letter} ${letter}.`,
    })
  }
  // Text that falls back to another language is shown, but never saved as a translation.
  await expect(canvas().locator('[lang=en]').first()).toBeVisible()
  await page.locator('.top-bar h1').click()
  await page.getByRole('tab', { name: 'Languages' }).click()
  await page.getByRole('button', { name: 'Next to translate' }).click()
  await expect(page.locator('.inspector textarea:focus')).toHaveValue('')
  await page.getByRole('tab', { name: 'Fields' }).click()
  await author.lookIn('English')
})

test('another editor changes the same page meanwhile: both changes stay', async () => {
  await open('Guiding scope')
  await page.locator('.block-name.page-name').click()
  live.save('pages/telescopes/guiding-scope.json', (text) => text.replace('Aperture', 'Opening'))
  await expect(canvas().locator('#specifications')).toContainText('Opening')
  await field('label').fill('Guider')
  await saved()
  expect(json('pages/telescopes/guiding-scope.json').label).toBe('Guider')
  expect(live.read('pages/telescopes/guiding-scope.json')).toContain('"Opening"')
})

test('it is renamed with its link, published, and found in the built site', { tag: '@night' }, async () => {
  await author.renamePage('guide-scope', 'pages/telescopes/telescopes.json')
  await author.publish('Guiding scope')
  const built = readFileSync(join(live.folder, 'dist/studio/guide-scope.html'), 'utf8')
  expect(built).toContain('It sits on the tube and watches one star.')
  expect(readFileSync(join(live.folder, 'dist/studio/he/guide-scope.html'), 'utf8')).toContain('אאא')
  expect(readFileSync(join(live.folder, 'dist/studio/telescopes.html'), 'utf8')).toContain('href="/guide-scope"')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
})

test('the Studio has nothing that axe finds, in its themes', { tag: '@ci' }, async () => {
  const problems: string[] = []
  for (const colorScheme of byDay(['dark', 'light'] as const, 1)) {
    await page.emulateMedia({ colorScheme })
    for (const tab of ['Languages', 'To fix', 'Fields']) {
      await page.locator('.inspector').getByRole('tab', { name: tab }).click()
      problems.push(...(await violations(page, 'iframe')))
    }
  }
  await page.getByRole('tab', { name: 'On this page' }).click()
  await page.getByRole('button', { name: 'Add a block' }).first().click()
  problems.push(...(await violations(page, 'iframe')))
  expect(problems).toEqual([])
})

test('the Studio speaks the language of its author, of mistakes as well', { tag: '@night' }, async ({
  browser,
  studioServer,
}) => {
  const { address, storageState } = studioServer
  const context = await browser.newContext({ storageState, locale: 'tr-TR' })
  const window = await context.newPage()
  await window.goto(`${address}#${encodeURIComponent('telescopes/telescopes')}`)
  await expect(window.getByRole('tab', { name: 'Sayfalar', exact: true })).toBeVisible()
  await window.frameLocator('iframe.stage-frame').locator('#models h2').click()
  await window.locator('[data-field="blocks/1/title"]').fill('&#0;')
  await expect(window.locator('.inspector .problem-error').first()).toContainText(/[ığşçöü]/)
  await context.close()
})
