import type { Page } from '@playwright/test'
import { violations } from '../../engine/browser/axe'
import { complaintsOf } from '../../engine/browser/page'
import { expect, settled, test } from '../../engine/browser/test'
import { byDay } from '../../engine/long-run'

const address = '/egg-unit-section'
const block = (page: Page) => page.locator('#chooser')
const picture = (page: Page) => block(page).locator('figure')
/** Markup of both drawings: the end view and the top view. */
const drawn = (page: Page) =>
  picture(page).evaluate((figure) => [...figure.querySelectorAll('svg')].map((svg) => svg.innerHTML).join())

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('five tiers are drawn, next to what there is to choose', async ({ page }) => {
    await page.goto(address)
    await expect(picture(page)).toContainText('V750 × H66')
    await expect(picture(page)).toContainText('Kat sayısı: 5')
    await expect(picture(page).locator('text')).toHaveText(['66 cm', '750 mm'])
    // The height is 0 until the file that `use` refers to has loaded.
    const height = () =>
      picture(page)
        .locator('use')
        .evaluate((use) => use.getBoundingClientRect().height)
    await expect(async () => expect(await height()).toBeGreaterThan(400)).toPass()
    await expect(block(page).getByRole('columnheader')).toHaveText([/750/, /675/, /625/, /600/])
    await expect(block(page).locator('tbody').getByRole('cell')).toHaveCount(8)
    await expect(block(page).getByRole('listitem')).toHaveText([/3–8$/, /6–12$/, /9–14$/])
    await expect(block(page).getByRole('button')).toHaveCount(0)
  })
})

for (const language of byDay(['/ar', ''], 1))
  test(`each choice changes the picture, and stands in the address and in the letter${language}`, async ({ page }) => {
    const complaints = complaintsOf(page)
    await page.goto(language + address)
    await settled(page)
    const seen = [await drawn(page)]
    const choices = [
      () => block(page).getByRole('button', { name: 'V600 × H66' }).click(),
      () => block(page).getByRole('button', { name: 'V600 × H60' }).click(),
      () => block(page).getByRole('listitem').nth(2).getByRole('button').click(),
      () => block(page).getByRole('slider').fill('14'),
    ]
    for (const choose of choices) {
      await choose()
      await expect(async () => expect(seen).not.toContain(await drawn(page))).toPass()
      seen.push(await drawn(page))
    }
    await expect(page).toHaveURL(/#chooser\/d600\/h60\/double-platform\/14$/)
    // Invalid combinations cannot be selected: a row in one piece has at most eight tiers.
    await block(page).getByRole('listitem').first().getByRole('button').click()
    await expect(page).toHaveURL(/#chooser\/d600\/h60\/mono-block\/8$/)
    await page.reload()
    await expect(block(page).getByRole('slider')).toHaveValue('8')
    await block(page).locator('[data-list]').click()
    await page.locator('.list-open, .spine [aria-haspopup]').filter({ visible: true }).first().click()
    const letter = await page.getByRole('dialog').getByRole('textbox').inputValue()
    expect(letter).toContain(
      'Derinlik: V600 (600 mm)\n   Yükseklik: H60 (60 cm)\n   Kurulum: Tek blok\n   Kat sayısı: 8\n',
    )
    if (language === '/ar') expect(letter).toContain('V600 (600 مم)')
    await page.keyboard.press('Escape')
    const { color, backgroundColor } = await block(page)
      .locator('[data-list]')
      .evaluate((button) => ({ ...getComputedStyle(button) }))
    expect(color).not.toBe(backgroundColor)
    expect(complaints).toEqual([])
  })

test('on a phone the picture stays in sight while somebody chooses', { tag: '@night' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(address)
  await settled(page)
  for (const control of [block(page).getByRole('listitem').last(), block(page).getByRole('slider')]) {
    await control.evaluate((element) => element.scrollIntoView({ block: 'end' }))
    await expect(picture(page).locator('svg').first()).toBeInViewport({ ratio: 1 })
  }
})

test('anybody can use it on the smallest phone', { tag: '@night' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const language of ['', '/ru', '/ar']) {
    await page.goto(language + address)
    await settled(page)
    expect(await violations(page), language).toEqual([])
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      language,
    ).toBeLessThanOrEqual(0)
  }
})
