import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect as ask, test } from '@playwright/test'
import sharp from 'sharp'
import { type OpenStudio, openStudio } from '../../engine/browser/studio'

test.describe.configure({ mode: 'serial' })
// The Studio is bundled first, and the whole site is built at the end.
test.setTimeout(600_000)

// What is done to a page as a whole is checked against all pages in all languages.
const expect = ask.configure({ timeout: 60_000 })

let studio: OpenStudio
test.beforeAll(async ({ browser }) => {
  studio = await openStudio(browser, { locale: 'tr-TR' }, '.')
})
test.afterAll(() => studio?.stop())

const saved = () => expect(studio.page.locator('.kept')).toHaveText('Kaydedildi')

async function openPage(name: string): Promise<void> {
  const { page } = studio
  await page.getByRole('tab', { name: 'Sayfalar', exact: true }).click()
  await page.getByRole('searchbox').fill(name)
  const row = page.locator('.page-list .block-name').first()
  await row.click()
  await expect(row).toHaveAttribute('aria-current', 'page')
  await page.getByRole('tab', { name: 'Bu sayfada' }).click()
}

test('a product page is made in Turkish, with a picture, words and a table from a spreadsheet', async () => {
  const { page, canvas, field, json } = studio
  await page.getByRole('tab', { name: 'Sayfalar', exact: true }).click()
  await page.locator('.sidebar').getByRole('button', { name: 'Yeni sayfa' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=radio]').nth(1).check()
  await dialog.locator('input:not([type=radio])').first().fill('Duvar fanı')
  await dialog.locator('select').selectOption({ value: 'fan-systems' })
  await dialog.locator('.primary').click()
  await expect(page.locator('.top-bar h1')).toHaveText('Duvar fanı')
  await page.getByRole('tab', { name: 'Bu sayfada' }).click()
  await field('description').fill('Tünel fanının yetişmediği yerde havayı dışarı taşıyan duvar tipi fan.')
  await page.locator('.blocks .block-name').first().click()
  await field('blocks/0/text').fill('Kümesin **yan duvarına** takılır ve havayı dışarı taşır.')
  await expect(canvas().locator('main strong').first()).toHaveText('yan duvarına')
  await page.locator('.blocks .block-name').nth(1).click()
  await page.locator('.inspector .sortable summary').first().click()
  await field('blocks/1/items/0/text').fill('Galvaniz gövde')
  await page.locator('.blocks .block-name').nth(2).click()
  await field('blocks/2/title').fill('Ölçüler')
  await page.locator('.table-field').evaluate((place) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', 'Genişlik\t1.380 mm\nYükseklik\t1.380 mm\n')
    place.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  })
  await expect(canvas().locator('main table').first()).toContainText('1.380')
  await page.getByRole('button', { name: /^Sil: \[write/ }).click()

  await page.getByRole('button', { name: 'Blok ekle' }).click()
  await page.getByRole('dialog').locator('.picker-list button', { hasText: 'Gallery' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  const bytes = await sharp({ create: { width: 1280, height: 960, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer()
  const images = page.locator('.inspector .sortable summary')
  while ((await images.count()) > 1) {
    await images.last().click()
    await page.locator('.inspector details[open]').getByRole('button', { name: 'Sil', exact: true }).last().click()
  }
  await images.first().click()
  await page
    .locator('.inspector .upload input')
    .setInputFiles({ name: 'Duvar fanı önden.jpg', mimeType: 'image/jpeg', buffer: bytes })
  await expect(page.locator('.media-words button').first()).toContainText('duvar-fani/')
  await page.locator('[data-field$="/images/0/alt"]').fill('Duvar fanı, önden')
  await page.locator('[data-field$="/images/0/caption"]').fill('')
  await expect(canvas().locator('main img[src*="duvar-fani"]').first()).toBeAttached()
  for (let i = 0; i < 3; i++)
    await page
      .getByRole('button', { name: /^Yukarı taşı: / })
      .nth(3 - i)
      .click()
  await saved()
  const { title, parent, blocks } = json('pages/ventilation/duvar-fani.json')
  expect([title, parent, blocks.map(({ type }: { type: string }) => type)]).toEqual([
    'Duvar fanı',
    'fan-systems',
    ['gallery', 'text', 'feature-list', 'spec-table'],
  ])
})

test('it is translated into English and Arabic, and its card is in the page above', async () => {
  const { page, canvas, field, json } = studio
  for (const [code, words] of [
    ['en', 'Wall fan'],
    ['ar', 'مروحة جدارية'],
  ] as const) {
    await page.locator('.looks select').first().selectOption(code)
    await page.locator('.block-name.page-name').click()
    await field('title').fill(words)
    await expect(canvas().locator('h1')).toHaveText(words)
    await expect(canvas().locator('html')).toHaveAttribute('dir', code === 'ar' ? 'rtl' : 'ltr')
    await saved()
    expect(json(`locales/${code}/ventilation/duvar-fani.json`)).toEqual({ title: words })
  }
  await page.locator('.looks select').first().selectOption('tr')
  await openPage('fan-systems')
  await page.locator('.blocks .block-row', { hasText: 'Card grid' }).first().locator('.block-name').click()
  const cards = page.locator('.inspector .sortable').first().locator(':scope > li')
  const count = await cards.count()
  await page.locator('.inspector [data-field$="/cards"] > button').click()
  await expect(cards).toHaveCount(count + 1)
  const card = (name: string) => page.locator(`[data-field$="/cards/${count}/${name}"]`)
  await card('title').fill('Duvar fanı')
  await card('href').fill('Duvar')
  await page.getByRole('option', { name: /Duvar fanı/ }).click()
  await expect(canvas().locator('main a[href="/duvar-fani"]').first()).toBeAttached()
  await saved()
})

test('it is renamed with its card, and published', async () => {
  const { page, live, git } = studio
  await openPage('duvar')
  await page.getByRole('tab', { name: 'Sayfalar', exact: true }).click()
  await page.locator('.page-actions button').first().click()
  await page.getByRole('dialog').locator('input').first().fill('wall-fan')
  await expect(page.getByRole('dialog')).toContainText('pages/ventilation/fan-systems.json')
  await page.getByRole('dialog').locator('.primary').click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Yayımla' }).click()
  await expect(page.getByRole('dialog')).toContainText('Duvar fanı')
  await page.getByRole('button', { name: 'Denetle, derle ve kaydet' }).click()
  await expect(page.getByRole('dialog')).toContainText('Yayımlandı.', { timeout: 500_000 })
  expect(git('status', '--porcelain', 'pages', 'locales').trim()).toBe('')
  const built = (file: string) => readFileSync(join(live.folder, 'dist/default', file), 'utf8')
  expect(built('wall-fan.html')).toContain('1.380')
  expect(built('ar/wall-fan.html')).toContain('مروحة جدارية')
  expect(built('fan-systems.html')).toContain('href="/wall-fan"')
})
