import type { Page } from '@playwright/test'
import { type Live, lookAway, startLive } from './live'
import { expect, settled, test } from './test'

test.describe.configure({ mode: 'serial' })

const [about, component] = ['pages/company/about.json', 'blocks/moon-phases/moon-phases.tsx']
const name = '{plainWords(phase.name)}'
let live: Live

test.beforeAll(async () => {
  live = await startLive(['dev'])
})
test.afterAll(() => live.stop())

const answer = async (path: string) => (await fetch(live.url + path)).text()

/** Saves a document, and waits until the server has read the change. */
async function saveAndRead(file: string, change: (text: string) => string, path: string): Promise<void> {
  const previousText = await answer(path)
  live.save(file, change)
  await expect.poll(() => answer(path)).not.toBe(previousText)
}

const phase = (page: Page, words: string) => page.locator('main').getByRole('button', { name: words, exact: true })

test('a page that was opened behind others shows what was saved before anybody looks at it', { tag: '@ci' }, async ({
  page,
}) => {
  await page.addInitScript(lookAway, true)
  await page.goto(`${live.url}/about`)
  await settled(page)
  await saveAndRead(about, (text) => text.replace('About the workshop', 'Saved unseen'), '/data/en/about.json')
  await page.evaluate(lookAway, false)
  await expect(page.locator('h1')).toHaveText('Saved unseen')
})

test('a block of the site that changed while nobody looked, or while a page had a mistake, is shown as it is now', {
  tag: '@night',
}, async ({ page }) => {
  await page.goto(`${live.url}/courses/first-night`)
  await settled(page)
  await expect(phase(page, 'Full moon')).toBeVisible()
  await page.evaluate(lookAway, true)
  await saveAndRead(component, (text) => text.replace(name, `${name}!`), '/data/en/_site.json')
  await page.evaluate(lookAway, false)
  await expect(phase(page, 'Full moon!')).toBeVisible()
  await settled(page)
  const problems = page.locator('content-problems')
  live.save(about, (text) => text.replace('"description"', '"discription"'))
  await expect(problems.getByText('Did you mean')).toBeVisible()
  live.save(component, (text) => text.replace(`${name}!`, `${name}?`))
  await expect(phase(page, 'Full moon?')).toBeVisible()
  await expect(problems.getByText('Did you mean')).toBeVisible()
})

test('a page that cannot be shown is, when its block is repaired, although another page has a mistake', {
  tag: '@night',
}, async ({ page }) => {
  const broken = "throw new Error('The moon is gone')\n  const [[chosen"
  await saveAndRead(component, (text) => text.replace('const [[chosen', broken), '/data/en/_site.json')
  await page.goto(`${live.url}/courses/first-night`)
  await expect(page.getByText('Look for the cause in blocks/moon-phases/moon-phases.tsx')).toBeVisible()
  live.save(component, (text) => text.replace(broken, 'const [[chosen'))
  await expect(phase(page, 'Full moon?')).toBeVisible()
  live.save(about, (text) => text.replace('"discription"', '"description"'))
})

test('who reads a mistake further down stays there when the next save brings another list', { tag: '@night' }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 300 })
  await page.goto(`${live.url}/courses`)
  await settled(page)
  const problems = page.locator('content-problems')
  live.save(about, (text) => text.replace('"description"', '"discription"'))
  await expect(problems.getByText('Did you mean')).toBeVisible()
  const scrolled = (to?: number) =>
    problems.evaluate((list, place = list.scrollTop) => {
      list.scrollTo(0, place)
      return list.scrollTop
    }, to)
  // Repeats the scrolling, because the list of problems may still be replaced.
  await expect.poll(() => scrolled(60)).toBe(60)
  live.save(about, (text) => text.replace('"discription"', '"describtion"'))
  await expect(problems.getByText('"describtion"').first()).toBeAttached()
  expect(await scrolled()).toBe(60)
})
