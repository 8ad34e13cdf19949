import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { startLive } from './live'
import { expect } from './test'

/** A Studio on a copy of a site, which is a repository with one commit, and a browser that opened it. */
export type OpenStudio = Awaited<ReturnType<typeof openStudio>>

/** @param options of the window; a desktop in English where nothing is said */
export async function openStudio(browser: Browser, options: BrowserContextOptions = {}, site?: string) {
  const live = await startLive(['studio'], {}, site)
  const git = (...words: string[]) => execFileSync('git', ['-C', live.folder, ...words], { encoding: 'utf8' })
  git('init', '-q', '-b', 'first')
  git('config', 'user.name', 'Author')
  git('config', 'user.email', 'author@site.example')
  git('add', 'pages', 'locales')
  git('commit', '-qm', 'First')
  const locale = options.locale ?? 'en-GB'
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    ...options,
    locale,
  })
  const page = await context.newPage()
  await expect.poll(() => live.output()).toMatch(/token=\S+/)
  const address = /http\S+token=\S+/.exec(live.output())?.[0] ?? ''
  await page.goto(address)
  const shown = partsOf(page, locale.slice(0, 2))
  await canvasIsReady(page)
  return {
    ...shown,
    live,
    git,
    page,
    context,
    address: new URL('/_studio/', address).href,
    json: (file: string) => JSON.parse(live.read(file)),
    async stop() {
      await context.close()
      await live.stop()
    },
  }
}

/** Waits until the canvas answers; before, it is a page that is not the Studio's yet. */
export async function canvasIsReady(page: Page): Promise<void> {
  // The Studio is bundled first.
  await expect(page.locator('iframe.stage-frame:not([inert])')).toBeVisible({ timeout: 120_000 })
  await expect(partsOf(page).canvas().locator('h1').first()).toBeVisible()
}

/** What tests look for in a window of the Studio. @param language that the Studio speaks there */
export function partsOf(page: Page, language = 'en') {
  const read = (file: string): Record<string, string> => JSON.parse(readFileSync(file, 'utf8'))
  const words = read('tools/studio/client/words/en.json')
  const catalogue = language === 'en' ? {} : read(`tools/language/${language}.json`)
  const called = (key: string) => catalogue[words[key] ?? key] ?? words[key] ?? key
  return {
    called,
    canvas: () => page.frameLocator('iframe.stage-frame'),
    field: (path: string) => page.locator(`[data-field="${path}"]`),
    saved: () => expect(page.locator('.kept')).toHaveText(called('keeping.saved')),
    async open(title: string) {
      await page.getByRole('tab', { name: called('pages'), exact: true }).click()
      const row = page.locator(`.page-list .block-name:has(> span:text-is("${title}"))`)
      await row.click()
      await expect(row).toHaveAttribute('aria-current', 'page')
      await page.getByRole('tab', { name: called('outline'), exact: true }).click()
    },
  }
}
