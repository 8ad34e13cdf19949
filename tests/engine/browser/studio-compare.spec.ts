import { unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { violations } from './axe'
import { studioOfFile, test } from './studio'
import { expect } from './test'

const studio = studioOfFile()

const pageIn = (side: 'Before' | 'After') => studio.page.frameLocator(`iframe[title^="${side}: "]`)
const chosenPage = () => studio.page.locator('.compare-tools select').first()

test('before it is published, a page is seen as it was recorded and as it is now', async () => {
  const { page, open, canvas, field, saved } = studio
  await open('Telescopes')
  await canvas().locator('#models h2').click()
  await field('blocks/1/title').fill('Three mirrors')
  await saved()
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('button', { name: 'Before and after: Telescopes' }).click()
  await expect(pageIn('Before').locator('#models h2')).toHaveText('The three sizes')
  await expect(pageIn('After').locator('#models h2')).toHaveText('Three mirrors')

  // By keyboard to what is different: it is lit up and in sight on both.
  const next = page.getByRole('button', { name: 'Next change' })
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('.compare-tools [role=status]')).toHaveText('1 of 1: Title · models')
  for (const side of ['Before', 'After'] as const) {
    await expect(pageIn(side).locator('.studio-lit')).toHaveCount(1)
    await expect(pageIn(side).locator('.studio-lit')).toBeInViewport()
  }
})

test('both show the same language, theme and width, scroll together, and take no words', {
  tag: '@night',
}, async () => {
  const { page } = studio
  const choose = (name: string, label: string) =>
    page.locator('.compare-tools').getByRole('combobox', { name, exact: true }).selectOption({ label })
  await choose('Language', 'עברית')
  for (const side of ['Before', 'After'] as const)
    await expect(pageIn(side).locator('html')).toHaveAttribute('dir', 'rtl')
  await choose('Language', 'English')
  await choose('Width', 'Phone')
  const frame = page.locator('iframe[title^="After: "]')
  expect(await frame.evaluate((element) => (element as HTMLIFrameElement).contentWindow?.innerWidth)).toBe(390)
  const scrolled = (side: 'Before' | 'After') =>
    pageIn(side)
      .locator('html')
      .evaluate(() => scrollY)
  await pageIn('Before')
    .locator('html')
    .evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  await expect.poll(() => scrolled('After')).toBeGreaterThan(100)
  const at = await scrolled('Before')
  await expect.poll(() => scrolled('After')).toBe(at)
  await pageIn('After').locator('h1').dblclick()
  await expect(pageIn('After').locator('[contenteditable]')).toHaveCount(0)
  await choose('Width', 'Desktop')
})

test('pages that are new or deleted say so, and settings show on the page that was open', {
  tag: '@night',
}, async () => {
  const { page, live } = studio
  await page.getByRole('dialog').last().getByRole('button', { name: 'Close' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  unlinkSync(join(live.folder, 'pages/observatory/sky-notes.json'))
  writeFileSync(
    join(live.folder, 'pages/eyepieces.json'),
    JSON.stringify({
      title: 'Eyepieces',
      description: 'Eyepieces of all sizes, made for our telescopes and tried on clear nights.',
      blocks: [{ type: 'text', id: 'about', text: 'They fit all of our telescopes.' }],
    }),
  )
  live.save('pages/_site.json', (text) => text.replaceAll('"About us"', '"All of us"'))
  await expect(page.locator('.page-list')).toHaveCount(0)
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByRole('button', { name: 'Before and after: Eyepieces' }).click()
  await expect(page.getByText('This page is new.')).toBeVisible()
  await expect(pageIn('After').locator('h1')).toHaveText('Eyepieces')
  await chosenPage().selectOption('observatory/sky-notes')
  await expect(page.getByText('This page is deleted.')).toBeVisible()
  await expect(pageIn('Before').locator('h1')).toBeVisible()
  await chosenPage().selectOption('_site')
  await expect(pageIn('After').locator('footer')).toContainText('All of us')
  await expect(pageIn('Before').locator('footer')).toBeVisible()
  await expect(pageIn('Before').locator('footer')).not.toContainText('All of us')
  await expect(pageIn('Before').locator('h1')).toHaveText('Telescopes')
  expect(await violations(page, 'iframe')).toEqual([])
})
