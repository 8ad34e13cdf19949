import { studioOfFile, test } from './studio'
import { expect } from './test'

const studio = studioOfFile()

test('a text in a file of its own is written, undone and translated like other texts', async () => {
  const { page, canvas, field, open, live, git } = studio
  await open('First light')
  await page.locator('.blocks .block-name').first().click()
  const text = field('blocks/0/text')
  await expect(text).toHaveValue(live.read('pages/observatory/first-light.md'))
  await text.focus()
  await page.keyboard.press('Control+Home')
  await page.keyboard.insertText('Glass first. ')
  await expect(canvas().locator('main')).toContainText('Glass first.')
  await saved()
  const changed = () => git('diff', '--name-only', '--', 'pages').trim()
  expect(changed()).toBe('pages/observatory/first-light.md')
  await page.keyboard.press('Control+z')
  await expect(text).toHaveValue(live.read('pages/observatory/first-light.md').replace('Glass first. ', ''))
  await expect.poll(changed).toBe('')

  await page.getByRole('tab', { name: 'Languages' }).click()
  const rows = page.locator('.translation')
  await expect(rows.first()).toBeVisible()
  const portuguese = rows.filter({ hasText: 'Português' }).getByRole('textbox')
  await expect(portuguese).toHaveAttribute('placeholder', live.read('pages/observatory/first-light.md'))
  await expect(rows.filter({ hasText: 'עברית' }).getByRole('textbox')).toHaveValue(
    live.read('locales/he/observatory/first-light.md'),
  )
  if (process.env.SHOT) await page.screenshot({ path: `${process.env.SHOT}/languages.png` })
  await portuguese.fill('O vidro.')
  const translations = () => git('status', '--porcelain', '--', 'locales/pt-BR').trim()
  await expect.poll(translations).toBe('?? locales/pt-BR/observatory/first-light.md')
  expect(live.read('locales/pt-BR/observatory/first-light.md')).toBe('O vidro.')
  await portuguese.fill('')
  await expect.poll(translations).toBe('')
})

test('a page of a table says which row makes it, and a list of pages is edited like any block', async () => {
  const { page, canvas, field, open, git } = studio
  await open('News')
  await page.getByRole('tab', { name: 'Pages', exact: true }).click()
  await page.locator('.page-list .block-name', { hasText: 'Eyepiece Wide 40' }).click()
  await expect(page.locator('.stage-note')).toContainText(
    '/eyepieces/wide-40 is made from line 2 of pages/_data/eyepieces.csv by the pattern pages/telescopes/eyepieces/[eyepiece].json.',
  )
  if (process.env.SHOT) await page.screenshot({ path: `${process.env.SHOT}/row.png` })
  await page.getByRole('tab', { name: 'On this page', exact: true }).click()
  await page.locator('.blocks .block-name').nth(0).click()
  const titles = () => canvas().locator('.page-list h3, .page-list h2 + * h3, .page-list a').allInnerTexts()
  const before = await titles()
  await field('blocks/0/sort').selectOption('oldest')
  await expect.poll(titles).not.toEqual(before)
  await expect.poll(() => git('diff', '--name-only', '--', 'pages').trim()).toBe('pages/news/news.json')
})
