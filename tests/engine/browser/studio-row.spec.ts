import { studioOfFile, test } from './studio'
import { expect } from './test'

const studio = studioOfFile()

test('a click on a word of a page from a table enters its pattern, which changes on all pages', {
  tag: '@ci',
}, async () => {
  const { page, canvas, field, open, saved, live, git, address } = studio
  const [pattern, hebrew] = ['pages', 'locales/he'].map((root) => `${root}/telescopes/eyepieces/[eyepiece].json`)
  const changed = () => git('diff', '--numstat', '--', 'pages', 'locales/he', 'locales/ja').trim()
  await open('Wide 24')
  await expect(canvas().locator('h1')).toHaveText('Eyepiece Wide 24')
  await expect(page.locator('.inspector')).toContainText(
    'on all 6 pages of the pattern; words in braces, such as {name}, are cells in line 3 of pages/_data/eyepieces.csv.',
  )

  // If a text contains a placeholder, the field shows the placeholder, and the canvas shows the cell that replaces it.
  const glass = canvas().locator('#glass p')
  await glass.click()
  const text = field('blocks/2/text')
  await expect(text).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.insertText('For {name} and you: ')
  await expect(text).toHaveValue(/^For \{name\} and you: We clean and align every \{name\} at no cost/)
  await expect(glass).toHaveText(/^For Wide 24 and you: We clean and align every Wide 24 at no cost/)
  await saved()
  expect(changed()).toBe(`1\t1\t${pattern}`)
  await expect
    .poll(async () => (await page.request.get(new URL('/eyepieces/wide-40', address).href)).text())
    .toContain('For Wide 40 and you')
  await page.keyboard.press('Control+z')
  await expect(glass).toHaveText(/^We clean and align every Wide 24/)
  await saved()
  expect(changed()).toBe('')

  // Fields that show a figure of the table, or a translation of its words, are read-only.
  await canvas().locator('#data td, #data dd').first().click()
  await expect(page.locator('[data-field="blocks/1/rows/0/value"]')).toHaveAttribute('readonly')
  await page.getByTitle('Language', { exact: true }).selectOption('he')
  await expect(canvas().locator('h1')).toHaveText('עינית רחבה 24')
  await expect(page.locator('.inspector')).toContainText('line 3 of locales/he/_data/eyepieces.csv')
  await canvas().locator('#about p').click()
  await expect(field('blocks/0/text')).toHaveAttribute('readonly')
  await canvas().locator('#data h2').click()
  await expect(field('blocks/1/title')).toBeFocused()
  await page.keyboard.insertText('!')
  await expect(canvas().locator('#data h2')).toHaveText(/!/)
  await saved()
  expect(changed()).toBe(`1\t1\t${hebrew}`)
  expect(live.read(hebrew ?? '')).toContain('"{about} ')
})

test('a list from a table names the table instead of fields, and other words of its page are saved', async () => {
  const { page, canvas, field, open, saved, live, git } = studio
  const file = 'pages/telescopes/eyepieces/eyepieces.json'
  const show = (code: string) => page.getByTitle('Language', { exact: true }).selectOption(code)
  await show('en')
  await open('Eyepieces')
  await canvas().locator('#sets tbody th').first().click()
  await expect(page.locator(':focus')).toHaveText(
    'The rows of the table pages/_data/boxes.csv are the entries of this list: change them there.',
  )
  await show('he')
  await page.getByRole('tab', { name: 'Languages' }).click()
  await expect(page.locator('.inspector section.word h2')).toHaveText([
    /^Title/,
    /^Heading/,
    /^Label Two/,
    /^Label Four/,
  ])
  await show('en')
  await canvas().locator('#sets h2').click()
  await page.getByRole('tab', { name: 'Fields', exact: true }).click()
  await field('blocks/1/title').fill('In the box')
  await saved()
  expect(git('diff', '--numstat', '--', 'pages').trim()).toBe(`1\t1\t${file}`)
  expect(live.read(file)).toContain('"rows": { "data": "boxes.csv" }')
})
