import { studioOfFile, test } from './studio'
import { expect } from './test'

const studio = studioOfFile()

test('a text in a file of its own is written, undone and translated like other texts', async () => {
  const { page, canvas, field, saved, open, live, git, context } = studio
  await open('First light')
  await page.locator('.blocks .block-name').first().click()
  const text = field('blocks/0/text')
  await expect(text).toHaveValue(live.read('pages/observatory/first-light.md'))
  await text.focus()
  await page.keyboard.press('Control+Home')
  await page.keyboard.type('Glass first. ')
  await expect(canvas().locator('main')).toContainText('Glass first.')
  await saved()
  const changed = () => git('diff', '--name-only', '--', 'pages').trim()
  expect(changed()).toBe('pages/observatory/first-light.md')
  await page.keyboard.press('Control+z')
  await saved()
  expect(changed()).toBe('')

  await page.getByRole('tab', { name: 'Languages' }).click()
  const rows = page.locator('.translation')
  await expect(rows.first()).toBeVisible()
  const portuguese = rows.filter({ hasText: 'Português' }).getByRole('textbox')
  await expect(portuguese).toHaveAttribute('placeholder', live.read('pages/observatory/first-light.md'))
  await expect(rows.filter({ hasText: 'עברית' }).getByRole('textbox')).toHaveValue(
    live.read('locales/he/observatory/first-light.md'),
  )
  await portuguese.fill('O vidro.')
  await saved()
  expect(live.read('locales/pt-BR/observatory/first-light.md')).toBe('O vidro.')
  await portuguese.fill('')
  await saved()
  expect(git('status', '--porcelain', '--', 'locales').trim()).toBe('')
  expect(context.pages()).toHaveLength(1)
})
