import type { Page } from '@playwright/test'
import { violations } from './axe'
import { type OpenStudio, studioOfFile, test } from './studio'
import { authorIn } from './studio-author'
import { expect } from './test'

const studio = studioOfFile()
const file = 'pages/telescopes/telescopes.json'
let page: Page
let live: OpenStudio['live']
let json: OpenStudio['json']
let field: OpenStudio['field']
let saved: OpenStudio['saved']
let author: ReturnType<typeof authorIn>

test.beforeAll(async () => {
  ;({ page, live, json, field, saved } = studio)
  author = authorIn(studio)
  await studio.open('Telescopes')
})

/** Presses a button and types without waiting in between, as a fast author does. */
async function pressAndType(name: string, words: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true })
  await button.click()
  await page.keyboard.type(words)
}

/** Undoes all steps since the page was opened. Slow typing counts as several steps. */
async function undoAll(): Promise<void> {
  while (await page.getByRole('button', { name: 'Undo' }).isEnabled()) await page.keyboard.press('Control+z')
}

const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-field'))

test('what is typed right after a card was added is its title, and nothing else', async () => {
  const before = json(file)
  await page.locator('.blocks .block-name', { hasText: 'Card grid' }).click()
  const grid = before.blocks.findIndex(({ type }: { type: string }) => type === 'card-grid')
  const count = before.blocks[grid].cards.length
  await page.getByRole('button', { name: 'Add: Card', exact: true }).click()
  const title = field(`blocks/${grid}/cards/${count}/title`)
  await expect(title).toBeFocused()
  await expect(title).toBeInViewport()
  // No problem is reported before anything has been written, although the check has found one.
  await expect(page.locator('.kept')).toHaveText('Kept as a draft until its needed fields are written')
  await expect(page.locator('.problem-error, .badge')).toHaveCount(0)
  await page.keyboard.type('Köşe fanı, büyük tip, lbtwn')
  await expect(title).toHaveValue('Köşe fanı, büyük tip, lbtwn')
  await saved()
  const after = json(file)
  expect(after.blocks[grid].cards).toHaveLength(count + 1)
  const [added] = after.blocks[grid].cards.splice(count)
  expect(added.title).toBe('Köşe fanı, büyük tip, lbtwn')
  expect(after).toEqual(before)
})

test('undo leaves the focus with the neighbour, and so does removing', { tag: '@ci' }, async () => {
  await undoAll()
  await expect.poll(focused).toMatch(/cards\/\d+$/)
  await saved()
  await page.keyboard.press('Enter')
  await page.locator('.inspector .sortable details[open]').getByRole('button', { name: 'Duplicate' }).click()
  await expect.poll(focused).toMatch(/title$/)
  const copy = await focused()
  await page.locator('.inspector .sortable details[open]').last().getByRole('button', { name: 'Remove' }).last().click()
  expect(await focused()).not.toBe(copy)
  expect(await focused()).toMatch(/cards\/\d+/)
  await undoAll()
  await saved()
})

test('what is typed right after a row was added goes into the row, cell by cell', { tag: '@ci' }, async () => {
  const before = json(file)
  const table = before.blocks.findIndex(({ type }: { type: string }) => type === 'spec-table')
  await author.choose(table)
  const count = before.blocks[table].rows.length
  await field(`blocks/${table}/rows/1/label`).click()
  await pressAndType('Add a row', 'Gürültü')
  for (const figure of ['42 kg', '61 mm']) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(figure)
  }
  await page.keyboard.press('Tab')
  await saved()
  const after = json(file)
  const [row] = after.blocks[table].rows.splice(count)
  expect(row.label).toBe('Gürültü')
  expect(Object.values(row.cells).slice(0, 2)).toEqual([
    { value: 42, unit: 'kg' },
    { value: 61, unit: 'mm' },
  ])
  expect(after).toEqual(before)
  await page.getByRole('button', { name: 'Remove: Gürültü' }).click()
  await expect(field(`blocks/${table}/rows/${count - 1}/label`)).toBeFocused()
  await saved()
  expect(live.read(file)).toContain(JSON.stringify(before.title))
})

test('a new block is entered, and undo goes back to its neighbour', { tag: '@night' }, async () => {
  const before = json(file)
  await page.getByRole('button', { name: 'Add a block', exact: true }).first().click()
  await page.getByRole('dialog').getByRole('searchbox').fill('text')
  await page.getByRole('dialog').getByRole('button', { name: /^Text/ }).first().click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect.poll(focused).toMatch(/^blocks\/\d+\//)
  await page.getByRole('button', { name: 'Undo' }).focus()
  await undoAll()
  await expect(page.locator('.blocks [aria-current]')).toBeVisible()
  await saved()
  expect(json(file)).toEqual(before)
})

test('a needed field that the author leaves empty is said to be wrong, in words that the field names', {
  tag: '@ci',
}, async () => {
  await page.locator('.blocks .block-name', { hasText: 'Card grid' }).click()
  await page.getByRole('button', { name: 'Add: Card', exact: true }).click()
  const title = page.locator('.inspector textarea:focus')
  const path = await focused()
  await expect(title).not.toHaveAttribute('aria-invalid')
  await page.keyboard.press('Tab')
  const left = field(path ?? '')
  await expect(left).toHaveAttribute('aria-invalid', 'true')
  const sentence = await left.evaluate((element) =>
    (element.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.querySelector('.problem-error')?.textContent ?? '')
      .join(''),
  )
  expect(sentence).not.toBe('')
  expect(await violations(page, 'iframe')).toEqual([])
  await undoAll()
  await saved()
})

test('no key does anything by itself outside of a field and of the page', async () => {
  const looks = () =>
    page.locator('.looks select').evaluateAll((all) => all.map((select) => (select as HTMLSelectElement).value))
  const state = async () => [live.read(file), await looks(), await page.locator('[aria-current]').allTextContents()]
  const before = await state()
  const keys = [
    ...'abcdefghijklmnopqrstuvwxyz0123456789.,-+*/?',
    ...['Delete', 'Backspace', 'Space', 'Insert', 'Home', 'End', 'PageUp', 'PageDown', 'Escape'],
    ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Shift+A', 'Shift+Delete'],
  ]
  for (const place of ['.inspector .panel', '#studio-canvas']) {
    await page.locator(place).focus()
    for (const key of keys) await page.keyboard.press(key)
  }
  // If a key press had changed something, the Studio would show unsaved changes within a frame, and the file would
  // contain them after saving.
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await saved()
  expect(await state()).toEqual(before)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
