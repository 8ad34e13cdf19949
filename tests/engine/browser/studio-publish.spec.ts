import { type OpenStudio, studioOfFile, test } from './studio'
import { expect } from './test'

const studio = studioOfFile()
let page: OpenStudio['page']

test.beforeAll(() => {
  page = studio.page
})

test('publishing names things as their author does, and counts what is not translated', async () => {
  await studio.open('Telescopes')
  await page.locator('.blocks .block-name', { hasText: 'Card grid' }).click()
  await page.getByRole('button', { name: 'Add: Card', exact: true }).click()
  await page.keyboard.type('Corner fan')
  await studio.saved()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.locator('.changes')).toContainText('Look closer › Corner fan new')
  await expect(dialog.locator('.changes code')).toHaveCount(0)
  await expect(dialog).toContainText('does not put them on the web')
  await expect(dialog).toContainText(/Left to translate on these pages: \d+ texts in \d languages/)
})

test('after a build, what is left to do is said, with a way to what is not translated', { tag: '@night' }, async () => {
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Check, build and record', exact: true }).click()
  await expect(dialog.locator('.good, .problem')).toBeVisible({ timeout: 300_000 })
  const hash = studio.git('rev-parse', '--short', 'HEAD').trim()
  await expect(dialog.getByRole('listitem').filter({ hasText: hash })).toHaveText(
    `The commit ${hash} is in the branch first.`,
  )
  await expect(dialog).toContainText('This project has no remote repository')
  await expect(dialog).not.toContainText('Published')
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/publish.png` })
  await dialog.getByRole('button', { name: 'Translate them' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('.inspector textarea:focus')).toHaveValue('')
})
