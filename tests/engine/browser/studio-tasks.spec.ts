// Slow, because each test carries out a whole task, as an author would.
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { type OpenStudio, studioOfFile, test } from './studio'
import { authorIn } from './studio-author'
import { expect } from './test'

const studio = studioOfFile()
let page: Page
let { live, git, json, canvas, field, saved, open } = {} as OpenStudio
let author: ReturnType<typeof authorIn>
const file = 'pages/telescopes/telescopes.json'
const dialog = () => page.getByRole('dialog')
const undo = () => page.getByRole('button', { name: 'Undo' }).first().click()

test.beforeAll(() => {
  ;({ page, live, git, json, canvas, field, saved, open } = studio)
  author = authorIn(studio)
})

test('a column is added, moved and removed with its cells, and a pasted one is shown before it is taken', async () => {
  await open('Telescopes')
  const before = live.read(file)
  const columns = () => json(file).blocks[1].columns as { id: string; label: string }[]
  const ids = columns().map(({ id }) => id)
  await author.choose(1)
  await page.getByRole('button', { name: 'Add a column' }).click()
  await page.keyboard.type('Reflector 400')
  await page.keyboard.press('Enter')
  await expect.poll(() => columns().at(-1)).toEqual({ id: 'reflector-400', label: 'Reflector 400' })
  await expect(page.locator(':focus')).toHaveValue('Reflector 400')
  await page.getByRole('button', { name: 'Move left: Reflector 400' }).click()
  await expect.poll(() => columns().at(-2)?.id).toBe('reflector-400')
  await expect(canvas().locator('#models')).toContainText('Reflector 400')
  expect(json(file).blocks[1].rows[0].cells['reflector-400']).toEqual({ none: true })
  await page.getByRole('button', { name: 'Remove: Reflector 400', exact: true }).click()
  await expect.poll(() => Object.keys(json(file).blocks[1].rows[0].cells)).toEqual(ids)
  for (let i = 0; i < 3; i++) await undo()
  await expect.poll(() => live.read(file)).toBe(before)

  const labels = columns().map(({ label }) => label)
  const paste = () =>
    page.locator('.table-field').evaluate((place, words) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', `Model\t${words.join('\t')}\tNew one\nFrom the sheet\t1\t2\t3\t4\n`)
      place.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    }, labels)
  await paste()
  await expect(dialog()).toContainText('This brings one new column: “New one”.')
  await dialog().getByRole('button', { name: 'Leave it out' }).click()
  await expect.poll(() => json(file).blocks[1].rows.at(-1).label).toBe('From the sheet')
  expect(columns()).toHaveLength(labels.length)
  await undo()
  await paste()
  await dialog().getByRole('button', { name: 'Add it' }).click()
  await expect.poll(() => json(file).blocks[1].rows.at(-1).cells['new-one']).toEqual({ value: 4 })
  await undo()
  await expect.poll(() => live.read(file)).toBe(before)
  await saved()
})

test('a number is found in a table, opened there, and replaced where it was not left out; undo takes it back', {
  tag: '@ci',
}, async () => {
  await page.getByRole('tab', { name: 'Pages', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Search' }).fill('0.25')
  await page.locator('.found-places button', { hasText: '0.25 HP' }).first().click()
  await expect(page.locator(':focus')).toHaveValue('0.25 HP')
  await page.getByRole('button', { name: 'Replace “0.25”' }).click()
  await dialog().getByRole('textbox', { name: 'Replace with' }).fill('0.37')
  await expect(dialog().locator('ins').first()).toHaveText('0.37')
  await dialog()
    .getByRole('button', { name: /^Replace in \d+ places$/ })
    .click()
  await expect(dialog()).toContainText(/Replaced in \d+ places/)
  expect(git('diff', '--', 'pages').match(/^\+.*0\.37/gm)).not.toBeNull()
  await dialog().getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => git('diff', '--stat', '--', 'pages', 'locales').trim()).toBe('')
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox', { name: 'Search' }).fill('')
})

test('a block is shown for one brand only', async () => {
  await open('Telescopes')
  await author.choose(1)
  await page.getByRole('combobox', { name: 'Shown for' }).selectOption({ label: 'Only Nightfall School' })
  await expect(canvas().locator('#models')).toHaveCount(0)
  await expect(page.locator('.blocks .block-name').nth(1)).toContainText('Only Nightfall School')
  await page.getByRole('combobox', { name: 'Shown for' }).selectOption({ label: 'All brands' })
  await expect(canvas().locator('#models')).toHaveCount(1)
  await saved()
  expect(git('diff', '--', file).trim()).toBe('')
})

test('a replaced picture asks for its description, and a click on it does not zoom', async () => {
  await open('Reflector 150')
  const name = 'pages/telescopes/reflector-150.json'
  const index = json(name).blocks.findIndex(({ type }: { type: string }) => type === 'gallery')
  const image = `blocks/${index}/images/0`
  await canvas().locator('main img').first().click()
  await expect(field(`${image}/src`)).toBeVisible()
  await expect(canvas().locator('.zoomed')).toHaveCount(0)
  await field(`${image}/src`).click()
  await dialog().locator('.media-grid button[aria-pressed=false]').first().click()
  const note = page.locator('.picture-note')
  await expect(note).toContainText(json(name).blocks[index].images[0].alt)
  await note.getByRole('button').nth(1).click()
  await expect(field(`${image}/alt`)).toBeFocused()
  await note.getByRole('button', { name: 'It does' }).click()
  await expect(note).toHaveCount(0)
  await undo()
  await saved()
})

test('a copied page asks for its title, and the header says that it is a draft', { tag: '@ci' }, async () => {
  await open('Telescopes')
  await page.getByRole('tab', { name: 'Pages', exact: true }).click()
  await page.getByRole('button', { name: 'Duplicate', exact: true }).click()
  const [title, address] = [dialog().getByLabel('Title'), dialog().getByLabel('Name in the address')]
  await title.fill('Telescopes')
  await expect(dialog().locator('.problem-error')).toContainText('already')
  await title.fill('Large telescopes')
  await expect(address).toHaveValue('large-telescopes')
  await dialog().getByRole('button', { name: 'Duplicate' }).click()
  await expect(page.locator('.top-bar h1')).toHaveText('Large telescopes')
  await expect(page.locator('.top-bar .chip')).toHaveText('Draft')
  expect(JSON.parse(readFileSync(`${live.folder}/pages/telescopes/large-telescopes.json`, 'utf8')).draft).toBe(true)
})
