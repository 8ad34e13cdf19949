import type { Page } from '@playwright/test'
import { byDay } from '../long-run'
import { violations } from './axe'
import { complaintsOf, filesOf } from './page'
import { built, fileOf } from './site'
import { expect, settled, test } from './test'

const visit = '/visit'
const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name, exact: true })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a question opens its answer, and so does its anchor', async ({ page }) => {
    await page.goto(`${visit}#rain`)
    await expect(page.getByText('the stove is lit')).toBeVisible()
    await expect(page.getByText('with an adult')).toBeHidden()
    await heading(page, 'May children come?').click()
    await expect(page.getByText('with an adult')).toBeVisible()
  })

  test('on paper all answers are there, and a film says where it is', { tag: '@ci' }, async ({ page }) => {
    await page.goto(visit)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByText('with an adult')).toBeVisible()
    await expect(page.getByText(/^https:\/\/www\.northlight\.example\/assets\/home\/night\.webm$/)).toBeVisible()
  })
})

test('a comparison shows what the pages’ own tables say, in each language', async ({ page }) => {
  await page.goto(visit)
  const table = page.getByRole('table', { name: 'Side by side' })
  await expect(table.getByRole('columnheader')).toHaveText(['Product', 'Reflector 150', 'Dobson mount'])
  await expect(table.getByRole('row')).toHaveText([
    /^Product/,
    /^Weight9\.5 kg$/,
    /^Loadup to 25 kg$/,
    /^Assembly5 minutes$/,
    /^WoodBirch plywood, oiled$/,
  ])
  await table.getByRole('link', { name: 'Dobson mount' }).click()
  await expect(page).toHaveURL(/\/dobson-mount$/)
  await page.goto(`/he${visit}`)
  await expect(page.getByRole('table').getByRole('row').nth(1)).toHaveText(/^\p{Script=Hebrew}+9\.5/u)
})

test('power in an older unit is there in kilowatts too, in each language', { tag: '@night' }, async ({ page }) => {
  for (const [language, cells] of [
    ['', [/\(HP\)$/, '—none', '0.25 (0.18\u00a0kW)', '0.50 (0.37\u00a0kW)']],
    ['/pt-BR', [/\(HP\)$/, /^—/, '0,25 (0,18\u00a0kW)', '0,50 (0,37\u00a0kW)']],
    ['/he', [/\((?:כ״ס|HP)\)$/, /^—/, '0.25 (0.18\u00a0kW)', '0.50 (0.37\u00a0kW)']],
  ] as const) {
    await page.goto(`${language}/telescopes`)
    const row = page
      .getByRole('row')
      .filter({ hasText: '0.18' })
      .or(page.getByRole('row').filter({ hasText: '0,18' }))
    await expect(row.locator('th, td')).toHaveText([...cells])
  }
})

test('a product page ends with the company in brief, in each language, and no other page does', { tag: '@ci' }, async ({
  page,
}) => {
  for (const [language, words] of [
    ['', 'Since 2011 · mirrors ground by hand · made in Kirkby Stones'],
    ['/he', 'מאז 2011 · מראות מלוטשות ביד · תוצרת קירקבי סטונס'],
  ] as const) {
    await page.goto(`${language}/reflector-150`)
    await expect(page.getByText(words, { exact: true })).toBeVisible()
    await page.goto(`${language}/telescopes`)
    await expect(page.getByText(words, { exact: true })).toHaveCount(0)
  }
})

test('on a phone the table scrolls by itself, and the labels stay', { tag: '@night' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const address of [visit, `/he${visit}`]) {
    await page.goto(address)
    const region = page.getByRole('region').filter({ has: page.getByRole('table') })
    const label = region.getByRole('rowheader').first()
    const before = await label.boundingBox()
    const moved = await region.evaluate((element) => {
      element.scrollLeft = getComputedStyle(element).direction === 'rtl' ? -60 : 60
      return Math.abs(element.scrollLeft)
    })
    expect(moved, address).toBeGreaterThan(0)
    expect((await label.boundingBox())?.x, address).toBeCloseTo(before?.x ?? 0, 0)
  }
})

test('a brand compares only pages that it has', () => {
  expect(built('studio', fileOf(visit))).toContain('id="side-by-side"')
  expect(built('school', fileOf(visit))).not.toContain('id="side-by-side"')
})

test('what few pages have, only these load', async ({ page }) => {
  const late = filesOf(page, /late-styled/)
  const complaints = complaintsOf(page)
  await page.goto('/dobson-mount')
  await settled(page)
  expect(late).toEqual([])
  // Navigates within the app to a page with a rare block. The app opens the item that the address points to.
  await page.evaluate(() => {
    const link = document.createElement('a')
    link.href = '/visit#rain'
    link.textContent = 'Go'
    document.querySelector('main')?.prepend(link)
  })
  await page.getByRole('link', { name: 'Go', exact: true }).click()
  await expect(page.getByText('the stove is lit')).toBeVisible()
  expect(late.length).toBeGreaterThan(0)
  await expect(page.locator('.faq summary').first()).toHaveCSS('display', 'flex')
  expect(complaints).toEqual([])
})

test('events that are over have left: at the build, and after it', { tag: '@night' }, async ({ page }) => {
  expect(built('studio', fileOf(visit))).not.toContain('The first open day')
  await page.goto(visit)
  await expect(page.getByRole('time')).toHaveText(['March 3 – 5, 2094', 'September 22, 2094'])
  await page.clock.setFixedTime('2094-03-06T12:00:00Z')
  await page.goto(visit)
  await expect(page.getByRole('time')).toHaveText(['September 22, 2094'])
  await page.clock.setFixedTime('2095-01-01T12:00:00Z')
  await page.goto(visit)
  await expect(page.getByText('No dates are set at the moment.')).toBeVisible()
})

test('search engines learn of questions and events', () => {
  const data = [
    ...built('studio', fileOf(visit)).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g),
  ].flatMap(([, json = '']) => JSON.parse(json))
  expect(data.find((entry) => entry['@type'] === 'FAQPage').mainEntity[0]).toEqual({
    '@type': 'Question',
    name: 'May children come?',
    acceptedAnswer: {
      '@type': 'Answer',
      text: '<p>Yes, <strong>with an adult</strong>. Those under six see more on a course.</p>',
    },
  })
  expect(
    data
      .filter((entry) => entry['@type'] === 'Event')
      .map(({ name, startDate, endDate }) => [name, startDate, endDate]),
  ).toEqual([
    ['Glass fair', '2094-03-03', '2094-03-05'],
    ['Night of the equinox', '2094-09-22', '2094-09-22'],
  ])
})

test('a film loads nothing before it is started, and keeps its place', { tag: '@night' }, async ({ page }) => {
  const films = filesOf(page, /\.(webm|vtt)/)
  await page.goto(visit)
  await settled(page)
  const film = page.locator('video')
  await expect(film).toHaveJSProperty('paused', true)
  expect(films).toEqual([])
  const size = await film.evaluate((video: HTMLVideoElement) => [video.clientWidth, video.clientHeight])
  await film.evaluate((video: HTMLVideoElement) => video.play())
  await expect.poll(() => films.length).toBeGreaterThan(0)
  expect(await film.evaluate((video: HTMLVideoElement) => [video.clientWidth, video.clientHeight])).toEqual(size)
})

test('files to download say how large they are, and are saved', { tag: '@night' }, async ({ page }) => {
  await page.goto(visit)
  const link = page.getByRole('link', { name: 'Plan of the mount: DXF, 1 kB' })
  await expect(link).toHaveAttribute('download', '')
  expect((await page.request.get(String(await link.getAttribute('href')))).status()).toBe(200)
})

for (const look of byDay(['dark', 'light', 'forced colours'], 1))
  test(`anybody can use them, in both directions and on a phone: ${look}`, { tag: '@night' }, async ({ page }) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), look === 'dark' ? 'dark' : 'light')
    if (look === 'forced colours') await page.emulateMedia({ forcedColors: 'active' })
    for (const address of [visit, `/he${visit}`]) {
      await page.setViewportSize({ width: 320, height: 700 })
      await page.goto(address)
      await settled(page)
      await page.locator('.faq summary').first().click()
      // With forced colours, visitors choose the colours themselves, so contrast is not checked.
      const problems = (await violations(page)).filter(
        (problem) => look !== 'forced colours' || !problem.startsWith('color-contrast'),
      )
      expect(problems, address).toEqual([])
      const tooWide = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect(await tooWide(), address).toBeLessThanOrEqual(0)
    }
  })

test('a link from another page to a tab shows it where the browser would, and reading goes on from there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 340 })
  const panel = page.locator('#papers')
  const top = () => panel.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await page.goto('/about#papers')
  await settled(page)
  const expected = await top()
  await page.goto('/contact')
  await settled(page)
  // Adds a plain link like those in the text of a page, and follows it.
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/about#papers' })
    document.querySelector('main')?.append(link)
    link.click()
  })
  await expect(panel).toBeFocused()
  await settled(page)
  expect(await top()).toBe(expected)
})

test('arrow keys go around the tabs in the direction of reading, and open what they come to, but never a link', async ({
  page,
}) => {
  for (const [address, next, back] of [
    ['/about', 'ArrowRight', 'ArrowLeft'],
    ['/he/about', 'ArrowLeft', 'ArrowRight'],
  ] as const) {
    await page.goto(address)
    await settled(page)
    const tabs = page.getByRole('tab')
    const last = (await tabs.count()) - 1
    await tabs.first().focus()
    for (const [key, index] of [
      [next, 1],
      [back, 0],
      [back, last],
      [next, 0],
      ['End', last],
      ['Home', 0],
    ] as const) {
      await page.keyboard.press(key)
      await expect(tabs.nth(index), `${address} ${key}`).toBeFocused()
      // The last tab is a link to another page, so it is never selected.
      await expect(tabs.nth(index), `${address} ${key}`).toHaveAttribute('aria-selected', `${index !== last}`)
      await expect(page).toHaveURL(new RegExp(`${address}(#|$)`))
    }
  }
})
