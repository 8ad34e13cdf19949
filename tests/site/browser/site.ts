import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { testPort } from './port'

/** Languages and brands of the site, from its own documents. */
const settings: {
  languages: { code: string; dir: string }[]
  brands: { id: string; domains: string[]; origin: string }[]
} = JSON.parse(readFileSync('pages/_site.json', 'utf8'))
export const languages = settings.languages
export const brands = settings.brands

/** One address of each kind of page. */
export const kinds = [
  '/',
  '/ventilation-systems',
  '/fan-systems',
  '/tunnel-fan',
  '/heating-system',
  '/about',
  '/projects',
  '/contact',
  '/products',
  '/enrichable-cage-systems',
  '/no-such-page',
]

/** All addresses of the default language. */
export const addresses = htmlFiles('dist/default')
  .filter((file) => !/^(?:[a-z]{2}\/|[a-z]{2}\.html|404)/.test(file))
  .map((file) => (file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`))

/** HTML files under a folder of the built site. */
export function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort()
}

/** The text of a file of the built site. */
export function built(...path: string[]): string {
  return readFileSync(join('dist', ...path), 'utf8')
}

/** An address in a language: the default one has no prefix. */
export function inLanguage(code: string, address: string): string {
  if (code === languages[0]?.code) return address
  return address === '/' ? `/${code}` : `/${code}${address}`
}

/** Waits until the app has taken the page over. */
export async function appIsRunning(page: Page): Promise<void> {
  // What the first effects bring, last of all.
  await page.locator('dialog#_menu').waitFor({ state: 'attached' })
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
}

/** Collects what the browser complains about. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => {
    // A page that was not found is itself reported as a failed resource.
    if (['error', 'warning'].includes(message.type()) && !message.text().includes('404'))
      complaints.push(message.text())
  })
  return complaints
}

/** An address at a host, on the port of the tests. */
export function at(host: string, address: string): string {
  return `http://${host}:${testPort}${address}`
}

/** What can be wrong with a browser's storage; every choice must work all the same. */
export const storages: { name: string; keeps: boolean; spoil(page: Page): Promise<unknown> }[] = [
  { name: 'with storage', keeps: true, spoil: async () => {} },
  {
    name: 'with storage blocked',
    keeps: false,
    spoil: (page) =>
      page.addInitScript(() =>
        Object.defineProperty(window, 'localStorage', {
          get: () => {
            throw new DOMException('blocked', 'SecurityError')
          },
        }),
      ),
  },
  {
    name: 'with rubbish in storage',
    keeps: true,
    spoil: (page) =>
      page.addInitScript(() => {
        if (sessionStorage.getItem('spoilt')) return
        sessionStorage.setItem('spoilt', 'yes')
        for (const key of ['lang', 'theme', 'cookieConsent']) localStorage.setItem(key, '{"a":[1')
      }),
  },
]
