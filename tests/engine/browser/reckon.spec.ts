import type { Page } from '@playwright/test'
import { byDay } from '../long-run'
import { violations } from './axe'
import { complaintsOf } from './page'
import { expect, settled, test } from './test'

const address = '/courses/first-night'
const block = (page: Page) => page.locator('#count')
const answers = (page: Page) => block(page).locator('dd')

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('examples are in a table, and what has no figure is said', async ({ page }) => {
    await page.goto(address)
    await expect(block(page).getByRole('row')).toHaveText(['People who comeEvenings', '122–3', '304–8', '1,200150–300'])
    await expect(block(page)).toContainText('Beds – for your class, by return')
    await expect(block(page).getByRole('textbox')).toHaveCount(0)
  })
})

for (const [language, number, written, answer] of byDay(
  [
    ['', '20000', '20,000', '2,500–5,000'],
    ['/he', '٢٠٠٠٠', '20,000', '2,500–5,000'],
    ['/ja', '２００００', '20,000', '2,500–5,000'],
    ['/pt-BR', '20.000', '20.000', '2.500–5.000'],
  ] as const,
  1,
))
  test(`a number is answered, as its language writes it${language}`, async ({ page }) => {
    const complaints = complaintsOf(page)
    await page.goto(language + address)
    await settled(page)
    const field = block(page).getByRole('textbox')
    await expect(answers(page).first()).toHaveText('2–3')
    await field.fill(number)
    await expect(answers(page).first()).toHaveText(answer)
    await expect(page).toHaveURL(/#count\/20000$/)
    await field.blur()
    await expect(field).toHaveValue(written)
    await page.reload()
    await expect(field).toHaveValue(written)
    await expect(answers(page).first()).toHaveText(answer)
    expect(complaints).toEqual([])
  })

test('what cannot be asked has no answer, and becomes the nearest that can', { tag: '@night' }, async ({ page }) => {
  await page.goto(address)
  await settled(page)
  const field = block(page).getByRole('textbox')
  await field.fill('2')
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(answers(page).first()).toContainText('—')
  await field.blur()
  await expect(field).toHaveValue('4')
  await expect(field).toHaveAttribute('aria-invalid', 'false')
  await expect(answers(page).first()).toHaveText('1')
})

test('the list and the message to sales say what was asked and answered', { tag: '@night' }, async ({ page }) => {
  await page.goto(`/he${address}#count/1200`)
  await settled(page)
  await block(page).locator('[data-list]').click()
  await page.locator('.list-open').click()
  const text = await page.getByRole('dialog').getByRole('textbox').inputValue()
  // Invisible isolate characters keep the range left-to-right within the Hebrew text.
  expect(text).toContain('ערבים: \u2066150–300\u2069')
  expect(text).toContain('People who come: 1,200\n   Evenings: 150–300\n   Beds: ?')
  expect(text).toContain(`${address}#count/1200`)
})

test('on paper the examples stand, and nothing to fill in', { tag: '@night' }, async ({ page }) => {
  await page.goto(address)
  await settled(page)
  await page.emulateMedia({ media: 'print' })
  await expect(block(page).getByRole('textbox')).toBeHidden()
  await expect(block(page).getByRole('row')).toHaveCount(4)
  await expect(block(page).getByText('Beds – for your class, by return')).toBeVisible()
})

test('anybody can use it on a phone', { tag: '@night' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const language of ['', '/he', '/ja']) {
    await page.goto(language + address)
    await settled(page)
    expect(await violations(page), language).toEqual([])
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      language,
    ).toBeLessThanOrEqual(0)
    await expect(block(page).getByRole('status')).toHaveCount(1)
    expect((await block(page).getByRole('textbox').boundingBox())?.height).toBeGreaterThanOrEqual(44)
  }
})

test.describe('a calculator with figures of other pages', () => {
  const house = (page: Page) => page.locator('#class')

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false })
    test('has examples, and links to these pages', { tag: '@night' }, async ({ page }) => {
      await page.goto('/he/courses')
      await expect(house(page).getByRole('row')).toHaveText(['כמה אנשים באיםערבים', '122–3', '1,200150–300'])
      await expect(house(page).getByRole('link', { name: 'ערבים' })).toHaveAttribute('href', '/he/courses/first-night')
      await expect(house(page)).toContainText('מצלמות – אחת לכל משתתף')
    })
  })

  test('answers them all from right to left, and puts them into the list', { tag: '@night' }, async ({ page }) => {
    const complaints = complaintsOf(page)
    await page.goto('/he/courses')
    await settled(page)
    await house(page).getByRole('textbox').fill('20000')
    await expect(house(page).locator('dd')).toHaveText(['2,500–5,000', 'אחת לכל משתתף'])
    await expect(house(page).locator('dt a')).toHaveCount(2)
    await house(page).getByRole('button').click()
    await page.locator('.list-open').click()
    const list = page.getByRole('dialog')
    await expect(list).toContainText('20,000')
    await expect(list).toContainText('2,500–5,000')
    await expect(list).not.toContainText('אחת לכל משתתף')
    await page.keyboard.press('Escape')
    await house(page).locator('dt a').first().click()
    await expect(page).toHaveURL('/he/courses/first-night')
    expect(complaints).toEqual([])
  })
})
