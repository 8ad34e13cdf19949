// Slow, because the accessibility trees of twelve pages are compared.
import { readdirSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { rowOf } from './map'
import { built, languages } from './site'
import { expect, settled, test } from './test'

/**
 * Pages whose accessibility trees are compared with the files in `aria/`, one page of each type. To update the files,
 * run `npx playwright test --project=engine aria --update-snapshots=all` and review the differences.
 */
const pages: [name: string, address: string, data: string][] = [
  ['home', '/', 'index'],
  ['family', '/telescopes', 'telescopes'],
  ['product', '/reflector-150', 'reflector-150'],
  ['map', '/where', 'where'],
  ['tabs', '/about', 'about'],
  ['contact', '/contact', 'contact'],
  ['columns', '/courses', 'courses'],
  ['in another language', '/he/star-trails', 'star-trails'],
  ['without the language', '/he/mirror-care', 'mirror-care'],
  ['rare blocks', '/visit', 'visit'],
  ['calculator', '/courses/first-night', 'courses/first-night'],
  ['form', '/ask', 'ask'],
  ['film', '/tour', 'tour'],
  ['people', '/team', 'team'],
  ['prices', '/prices', 'prices'],
  ['nothing', '/no-such-page', '404'],
]

/** Names of the pages that scripts change after loading. Without scripts, their accessibility trees are different. */
const changed = ['home', 'product', 'map', 'tabs']

/** Opens a page with reduced motion. */
async function open(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto(address)
}

for (const [name, address] of pages)
  test(`the tree of a page: ${name}`, { tag: changed.includes(name) ? [] : '@ci' }, async ({ page }) => {
    await open(page, address)
    await settled(page)
    await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: `${name}.aria.yml` })
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  for (const [name, address] of pages.filter(([name]) => changed.includes(name)))
    test(`the tree of a page: ${name}`, { tag: '@night' }, async ({ page }) => {
      await open(page, address)
      await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: `${name}-without-scripts.aria.yml` })
    })
})

test('the tree of what stands around pages, and of what opens', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-01-02T12:00:00Z'))
  await open(page, '/contact')
  await settled(page)
  const around = ['banner', 'contentinfo'] as const
  for (const role of around) await expect(page.getByRole(role)).toMatchAriaSnapshot({ name: `${role}.aria.yml` })
  await expect(page.locator('.consent')).toMatchAriaSnapshot({ name: 'consent.aria.yml' })
  await page.locator('[aria-controls="_fields"]').click()
  await expect(page.getByRole('banner')).toMatchAriaSnapshot({ name: 'banner-opened.aria.yml' })
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot({ name: 'search.aria.yml' })
  await page.keyboard.press('Escape')
  await page.setViewportSize({ width: 390, height: 900 })
  await page.locator('.menu > button').click()
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot({ name: 'menu.aria.yml' })
})

test('the tree of a continent that is open, and of another tab', { tag: '@night' }, async ({ page }) => {
  await open(page, '/where')
  await settled(page)
  await rowOf(page, 'europe').click()
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'map-opened.aria.yml' })
  await open(page, '/about')
  await settled(page)
  await page.getByRole('tab').nth(1).click()
  await expect(page.getByRole('main')).toMatchAriaSnapshot({ name: 'tabs-second.aria.yml' })
})

test('every block is on one of these pages', () => {
  const [first] = languages
  const data = pages.map(([, , name]) => built('studio', 'data', first?.code ?? '', `${name}.json`)).join()
  const types = readdirSync('schema/blocks').map((file) => file.replace('.json', ''))
  expect(types.filter((type) => !data.includes(`"type":"${type}"`))).toEqual([])
})
