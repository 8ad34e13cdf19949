import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { type Live, startLive } from './live'
import { complaintsOf } from './page'
import { button, field, results } from './search'
import { expect, settled, test } from './test'

const base = '/on/bench'
let site: Live

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  site = await startLive(['start'], { base })
})

test.afterAll(() => site?.stop())

/** Returns the paths and texts of the default brand's files whose names have a certain ending. */
function filesWith(ending: string): [file: string, text: string][] {
  const folder = join(site.folder, 'dist/studio')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending))
  return files.map((file) => [file, readFileSync(join(folder, file), 'utf8')])
}

test('every address in the finished files begins with the base, and leads to a file', { tag: '@ci' }, () => {
  const exists = (address: string) => {
    const path = decodeURI(address.slice(base.length)).replace(/[?#].*/, '')
    return ['', '.html', 'index.html'].some((ending) => existsSync(join(site.folder, 'dist/studio', path + ending)))
  }
  const wrong = filesWith('.html').flatMap(([file, html]) => {
    const written = [...html.matchAll(/\s(?:href|src|srcset|poster)="(\/[^"]*)"|url\((\/[^)]*)\)|; url=(\/[^"]*)"/g)]
    const addresses = written.flatMap(([, set = '', inStyle, inRefresh]) =>
      (inStyle ?? inRefresh ?? set).split(/,\s*/).map((candidate) => candidate.split(' ')[0] ?? ''),
    )
    expect(addresses.length).toBeGreaterThan(0)
    return addresses
      .filter((address) => !address.startsWith(`${base}/`) || !exists(address))
      .map((it) => `${file} ${it}`)
  })
  expect([...new Set(wrong)]).toEqual([])
  const inMarkdown = filesWith('.md').flatMap(([, text]) =>
    [...text.matchAll(/\]\((\/[^)]*)\)/g)].map(([, to = '']) => to),
  )
  expect(inMarkdown.filter((address) => !address.startsWith(`${base}/`) || !exists(address))).toEqual([])
  const absolute = filesWith('.html').flatMap(
    ([, html]) => html.match(/https:\/\/www\.northlight\.example[^"<]*/g) ?? [],
  )
  expect(absolute.filter((address) => !address.startsWith(`https://www.northlight.example${base}`))).toEqual([])
  for (const [file, data] of filesWith('.json')) expect(data, file).not.toMatch(/"\/(assets|data|search)\//)
  for (const [file, text] of [...filesWith('.xml'), ...filesWith('robots.txt')])
    expect(text.replaceAll(`northlight.example${base}/`, ''), file).not.toContain('northlight.example')
  const [[, manifest = ''] = []] = filesWith('manifest.webmanifest').filter(([file]) => !file.includes('/'))
  expect(JSON.parse(manifest)).toMatchObject({ id: `${base}/`, scope: `${base}/`, start_url: `${base}/` })
})

/** Marks the document, so that a test can tell whether another document has been loaded since. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isSame: true }))
const isSame = (page: Page) => page.evaluate(() => 'isSame' in window)

/** Collects the paths of requests to addresses outside the site's base. */
function strayRequests(page: Page): string[] {
  const stray: string[] = []
  page.on('request', (request) => {
    const { pathname, protocol } = new URL(request.url())
    if (protocol.startsWith('http') && !pathname.startsWith(`${base}/`)) stray.push(pathname)
  })
  return stray
}

test('a site below the root of its host leads on in place, is searched, and speaks other languages', {
  tag: '@ci',
}, async ({ page }) => {
  const complaints = complaintsOf(page)
  const stray = strayRequests(page)
  await page.goto(`${site.url}${base}/`)
  await settled(page)
  await mark(page)
  await page.getByRole('main').locator(`a[href="${base}/telescopes"]`).first().click()
  await expect(page).toHaveURL(`${site.url}${base}/telescopes`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Telescopes')
  await button(page).click()
  await field(page).fill('reflector')
  await results(page).first().click()
  await expect(page).toHaveURL(new RegExp(`^${site.url}${base}/`))
  await page.locator('header a[hreflang=he]:visible').click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page).toHaveURL(new RegExp(`^${site.url}${base}/he/`))
  await page.locator('header .logo').click()
  await expect(page).toHaveURL(`${site.url}${base}/he`)
  // Waits for the links of the new page, because the address changes before the page does.
  await page.locator(`header a[hreflang=en][href="${base}/"]:visible`).click()
  await expect(page).toHaveURL(`${site.url}${base}/`)
  await page.locator(`header a[hreflang=he][href="${base}/he"]:visible`).click()
  await expect(page).toHaveURL(`${site.url}${base}/he`)
  expect(await isSame(page)).toBe(true)
  // A page at an address without a language is shown in the chosen language, before and after the app starts.
  await page.goto(`${site.url}${base}/telescopes`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('טלסקופים')
  await settled(page)
  await page.getByRole('main').locator(`a[href="${base}/reflector-150"]`).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('רפלקטור 150 על כן מעץ')
  expect([complaints, stray]).toEqual([[], []])
})

test('what is missing below the root is said in the language of the address, with links that lead back', {
  tag: '@ci',
}, async ({ page }) => {
  await page.goto(`${site.url}${base}/he/nowhere`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'he')
  await settled(page)
  await page.locator('header .logo').click()
  await expect(page).toHaveURL(`${site.url}${base}/he`)
  await page.goto(`${site.url}${base}/night-diary`)
  await expect(page).toHaveURL(`${site.url}${base}/sky-notes`)
})

test('a site below the root of its host is edited live', { tag: '@night' }, async ({ page }) => {
  const live = await startLive(['dev'], { base })
  try {
    await page.goto(`${live.url}/about`)
    await expect(page).toHaveURL(`${live.url}${base}/about`)
    await settled(page)
    const { title } = JSON.parse(live.read('pages/company/about.json'))
    live.save('pages/company/about.json', (text) => text.replace(title, 'Who we are now'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who we are now')
    await mark(page)
    await page.locator('header .logo').click()
    await expect(page).toHaveURL(`${live.url}${base}/`)
    expect(await isSame(page)).toBe(true)
    await page.goto(`${live.url}/_preview/about`)
    await page.frameLocator('iframe').first().locator('header .logo').click()
    await expect(page).toHaveURL(new RegExp(`^${live.url}/_preview/(\\?|$)`))
  } finally {
    await live.stop()
  }
})
