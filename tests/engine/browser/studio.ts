import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, type Page, request } from '@playwright/test'
import { startLive } from './live'
import { expect, test as quick } from './test'

/** A Studio server on a copy of the fixture site. The copy is a Git repository with one commit. */
export type StudioServer = Awaited<ReturnType<typeof startStudio>>

async function startStudio() {
  const live = await startLive(['studio'])
  const git = (...words: string[]) => execFileSync('git', ['-C', live.folder, ...words], { encoding: 'utf8' })
  git('init', '-q', '-b', 'first')
  git('config', 'user.name', 'Author')
  git('config', 'user.email', 'author@site.example')
  git('add', 'pages', 'locales')
  git('commit', '-qm', 'First')
  const commit = git('rev-parse', 'HEAD').trim()
  await expect.poll(() => live.output()).toMatch(/token=\S+/)
  // Does not reuse connections, because the server may close a connection at the moment when the next request is sent.
  const api = await request.newContext({ extraHTTPHeaders: { connection: 'close' } })
  // The token in the address works only once. Later requests are authorized by a cookie.
  await api.get(/http\S+token=\S+/.exec(live.output())?.[0] ?? '')
  const storageState = await api.storageState()
  let uses = 0
  return {
    live,
    git,
    address: `${live.url}/_studio/`,
    /** Cookies of a browser that has opened the Studio. */
    storageState,
    /** Restores the initial files, and waits until the server has read them. */
    async reset() {
      if (uses++ === 0) return
      git('checkout', '-qfB', 'first', commit)
      git('clean', '-fdq', 'pages', 'locales')
      for (const path of ['dist', '.cache/studio', '.cache/undo.json'])
        rmSync(join(live.folder, path), { recursive: true, force: true })
      // Changes one page twice. Once the server shows a change, it has also read everything that was saved before.
      for (const title of [`Reset ${uses}`, 'A new tripod']) {
        live.save('pages/tripod.json', (text) => text.replace(/"title":"[^"]*"/, `"title":"${title}"`))
        await expect.poll(async () => (await api.get(`${live.url}/tripod`)).text()).toContain(`<title>${title}`)
      }
    },
    async stop() {
      await api.dispose()
      await live.stop()
    },
  }
}

export type OpenStudio = Awaited<ReturnType<typeof openStudio>>

/** Opens the Studio in a new window. @param options window options; by default, a desktop in English */
async function openStudio(
  browser: Browser,
  { live, git, address, storageState }: StudioServer,
  options: BrowserContextOptions = {},
) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    storageState,
    ...options,
  })
  const page = await context.newPage()
  await page.goto(address)
  const parts = partsOf(page)
  await canvasIsReady(page)
  return {
    ...parts,
    live,
    git,
    page,
    context,
    address,
    json: (file: string) => JSON.parse(live.read(file)),
  }
}

/** Playwright test with a Studio server on the fixture site. Each worker starts one server. */
export const test = quick.extend<object, { studioServer: StudioServer }>({
  studioServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires an object pattern as the first parameter.
    async ({}, use) => {
      const server = await startStudio()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
})

/**
 * Opens one Studio window for all tests of a file. The tests run in order, and begin with the initial files.
 * @param options window options
 * @returns an object whose properties are set before the first test
 */
export function studioOfFile(options?: BrowserContextOptions): OpenStudio {
  test.describe.configure({ mode: 'serial' })
  const studio = {} as OpenStudio
  test.beforeAll(async ({ browser, studioServer }) => {
    await studioServer.reset()
    Object.assign(studio, await openStudio(browser, studioServer, options))
  })
  test.afterAll(() => studio.context?.close())
  return studio
}

/** Waits until the canvas shows a page of the Studio and accepts input. */
export async function canvasIsReady(page: Page): Promise<void> {
  await expect(page.locator('iframe.stage-frame:not([inert])')).toBeVisible({ timeout: 120_000 })
  await expect(partsOf(page).canvas().locator('h1').first()).toBeVisible()
}

export function partsOf(page: Page) {
  return {
    canvas: () => page.frameLocator('iframe.stage-frame'),
    field: (path: string) => page.locator(`[data-field="${path}"]`),
    saved: () => expect(page.locator('.kept')).toHaveText('Saved'),
    async open(title: string) {
      await page.getByRole('tab', { name: 'Pages', exact: true }).click()
      const row = page.locator(`.page-list .block-name:has(> span:text-is("${title}"))`)
      await row.click()
      await expect(row).toHaveAttribute('aria-current', 'page')
      await page.getByRole('tab', { name: 'On this page', exact: true }).click()
    },
  }
}
