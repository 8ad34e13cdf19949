import { complaintsOf } from './page'
import { built, fileOf } from './site'
import { expect, settled, test } from './test'

const visit = '/visit'

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all answers stand in a table, and the address of one leads to its cell', async ({ page }) => {
    await page.goto(`${visit}#find/owners/care`)
    const table = page.getByRole('table', { name: 'What is it for you?' })
    await expect(table.getByRole('columnheader')).toHaveText(['Beginners', 'Families', 'Owners of a telescope'])
    await expect(table.getByRole('row').nth(1)).toHaveText(/^Look at the skyReflector 150First nightDobson mount$/)
    await expect(page.getByRole('group', { name: 'Who are you?' })).toBeHidden()
    const cell = table.getByRole('cell').filter({ has: page.locator(':target') })
    await expect(cell.getByRole('link')).toHaveText('Mirror care')
    await expect(cell).toBeInViewport()
  })

  test('on paper too, and the questions are not', async ({ page }) => {
    await page.goto(visit)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('.finder table')).toBeVisible()
    await expect(page.locator('.chips').first()).toBeHidden()
  })
})

test('two taps lead to the pages, and the address to the same answer again', async ({ page }) => {
  const complaints = complaintsOf(page)
  await page.goto(visit)
  await settled(page)
  const results = page.locator('.finder-found')
  await expect(results).toHaveCount(0)
  await page.getByRole('button', { name: 'Owners of a telescope' }).click()
  await expect(results.getByRole('link')).toHaveText([/^Dobson mount/, /^Star trails/, /^Mirror care/])
  await page.getByRole('button', { name: 'Learn' }).click()
  await expect(results.getByRole('link')).toHaveText([/^Star trails/])
  await expect(results.getByRole('status')).toHaveText('Pages found: 1')
  await page.getByRole('button', { name: 'Beginners' }).click()
  await expect(page).toHaveURL(/#find\/beginners\/learn$/)
  await expect(page.getByRole('button', { name: 'Care and repair' })).toBeDisabled()
  const address = page.url().replace('/visit', '/he/visit')
  await page.goto('about:blank')
  await page.goto(address)
  await expect(results.getByRole('link')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'מתחילים' })).toHaveAttribute('aria-pressed', 'true')
  await results.getByRole('link').click()
  await expect(page).toHaveURL(/\/he\/courses\/first-night$/)
  expect(complaints).toEqual([])
})

test('a second tap takes an answer back, and a table can be opened', { tag: '@night' }, async ({ page }) => {
  await page.goto(`${visit}#find/families`)
  await settled(page)
  const families = page.getByRole('button', { name: 'Families' })
  await expect(families).toHaveAttribute('aria-pressed', 'true')
  await families.click()
  await expect(page.locator('.finder-found')).toHaveCount(0)
  await expect(page).toHaveURL(/\/visit$/)
  await expect(page.locator('.finder table')).toBeHidden()
  await page.getByText('Everything at a glance').click()
  await expect(page.locator('.finder table')).toBeVisible()
})

test('a brand finds only pages that it has', () => {
  expect(built('studio', fileOf(visit))).toContain('id="find/owners/care"')
  const school = built('school', fileOf(visit))
  expect(school).toContain('id="find/beginners/learn"')
  expect(school).not.toContain('find/owners/care')
})
