import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export { storages } from '../../engine/browser/page'

const settings: {
  languages: { code: string; dir: string }[]
  brands: { id: string; domains: string[]; origin: string }[]
} = JSON.parse(readFileSync('pages/_site.json', 'utf8'))
export const languages = settings.languages
export const brands = settings.brands

/** One address for each kind of page. */
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

/** Addresses of all pages, without language prefixes. */
export const addresses = htmlFiles('dist/default')
  .filter((file) => !/^(?:[a-z]{2}\/|[a-z]{2}\.html|404)/.test(file))
  .map((file) => (file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`))

export function htmlFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort()
}

export function built(...path: string[]): string {
  return readFileSync(join('dist', ...path), 'utf8')
}

/** Address of a page in a language. Addresses in the source language have no prefix. */
export function inLanguage(code: string, address: string): string {
  if (code === languages[0]?.code) return address
  return address === '/' ? `/${code}` : `/${code}${address}`
}
