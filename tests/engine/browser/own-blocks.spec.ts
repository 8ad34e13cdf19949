import type { Page } from '@playwright/test'
import { violations } from './axe'
import { startLive } from './live'
import { complaintsOf } from './page'
import { expect, settled, test } from './test'

const address = '/courses/first-night'
const block = (page: Page) => page.getByRole('main').locator('#moon')
const newMoon = (page: Page) => block(page).getByRole('button', { name: 'New moon' })

/** Expects that the component of the site's custom block works and has its styles. */
async function works(page: Page): Promise<void> {
  await expect(newMoon(page)).toHaveAttribute('aria-pressed', 'false')
  // Repeats the click, because in live editing the app may still be loading, and until then the button does nothing.
  await expect(async () => {
    await newMoon(page).click()
    await expect(newMoon(page)).toHaveAttribute('aria-pressed', 'true', { timeout: 500 })
  }).toPass()
  await expect(newMoon(page)).toHaveCSS('display', 'flex')
  await expect(newMoon(page)).toHaveCSS('text-decoration-line', 'underline')
}

test('a block of the site works after the app took the page over, and leads on in place', { tag: '@ci' }, async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await page.goto(address)
  await settled(page)
  await works(page)
  expect(await violations(page)).toEqual([])
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await block(page).getByRole('link', { name: 'Stay for the star trails' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Star trails' })).toBeVisible()
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
  expect(complaints).toEqual([])
})

test('no page without it has anything of it', { tag: '@night' }, async ({ page }) => {
  const requestedFiles: string[] = []
  page.on('request', (request) => requestedFiles.push(new URL(request.url()).pathname))
  await page.goto('/telescopes')
  await settled(page)
  expect(requestedFiles.filter((path) => path.startsWith('/assets/blocks.'))).toEqual([])
  expect(await page.content()).not.toContain('.moon-phases')
})

test('live editing shows it, a change of its words and of its code, and a mistake in it', { tag: '@night' }, async ({
  page,
}) => {
  const live = await startLive(['dev'])
  try {
    await page.goto(live.url + address)
    await settled(page)
    await works(page)
    await page.evaluate(() => {
      scrollTo(0, 400)
      Reflect.set(window, 'isSame', true)
    })
    live.save('pages/courses/first-night.json', (text) => text.replace('"New moon"', '"No moon"'))
    await expect(block(page).getByRole('button', { name: 'No moon' })).toBeVisible()
    expect(await page.evaluate(() => [scrollY, 'isSame' in window])).toEqual([400, true])
    const file = 'blocks/moon-phases/moon-phases.tsx'
    live.save(file, (text) => text.replace('{plainWords(phase.name)}', '{plainWords(phase.name)}!'))
    await expect(block(page).getByRole('button', { name: 'No moon!' })).toBeVisible()
    live.save(file, (text) => text.replace('<ul>', '<ol>'))
    const problems = page.locator('content-problems')
    await expect(problems.getByText(/The block cannot be compiled/)).toBeVisible()
    await expect(problems.getByText(/^blocks\/moon-phases\/moon-phases\.tsx:\d+:\d+/)).toBeVisible()
    live.save(file, (text) => text.replace('<ol>', '<ul>'))
    await expect(problems).toHaveCount(0)
    live.save(file, (text) => text.replace('const [[chosen', "throw new Error('The moon is gone')\n  const [[chosen"))
    await expect(async () => {
      await page.goto(live.url + address)
      await expect(page.getByText('Look for the cause in blocks/moon-phases/moon-phases.tsx')).toBeVisible({
        timeout: 500,
      })
    }).toPass()
    live.save(file, (text) => text.replace("throw new Error('The moon is gone')\n  ", ''))
    await expect(block(page)).toBeVisible()
    await page.goto(`${live.url}/_blocks`)
    await page.locator('iframe[title="Phases of the moon, 1"]').scrollIntoViewIfNeeded()
    const example = page.frameLocator('iframe[title="Phases of the moon, 1"]')
    await expect(example.getByRole('button', { name: 'Full moon!' })).toBeVisible()
  } finally {
    await live.stop()
  }
})
