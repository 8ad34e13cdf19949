import { studioOfFile, test } from './studio'
import { expect } from './test'

const studio = studioOfFile()

test('a text in a file of its own is written, undone and translated like other texts', { tag: '@ci' }, async () => {
  const { page, canvas, field, open, live, git } = studio
  const file = 'observatory/first-light.md'
  const before = live.read(`pages/${file}`)
  await open('First light')
  await page.locator('.blocks .block-name').first().click()
  const text = field('blocks/0/text')
  await expect(text).toHaveValue(before)
  await text.focus()
  await page.keyboard.press('Control+Home')
  await page.keyboard.insertText('Glass first. ')
  await expect(canvas().locator('main')).toContainText('Glass first.')
  const changed = () => git('diff', '--name-only', '--', 'pages').trim()
  await expect.poll(changed).toBe(`pages/${file}`)
  await page.keyboard.press('Control+z')
  await expect(text).toHaveValue(before)
  await expect.poll(changed).toBe('')

  await page.getByRole('tab', { name: 'Languages' }).click()
  const rows = page.locator('.translation')
  const portuguese = rows.filter({ hasText: 'Português' }).getByRole('textbox')
  await expect(portuguese).toHaveAttribute('placeholder', before)
  await expect(rows.filter({ hasText: 'עברית' }).getByRole('textbox')).toHaveValue(live.read(`locales/he/${file}`))
  const translations = () => git('status', '--porcelain', '--', 'locales/pt-BR').trim()
  await portuguese.fill('O vidro.')
  await expect.poll(translations).toContain('locales/pt-BR/observatory/')
  expect(live.read(`locales/pt-BR/${file}`)).toBe('O vidro.')
  await portuguese.fill('')
  await expect.poll(translations).toBe('')
})
