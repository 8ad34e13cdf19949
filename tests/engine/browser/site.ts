import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dataName } from '../../../renderer/parts/address'
import { isLong } from '../long-run'
import { testPort } from './port'

const siteFolder = 'tests/fixture-site'

type Settings = {
  languages: { code: string; dir: string }[]
  brands: { id: string; domains: string[]; origin: string; excludedPages?: string[] }[]
  redirects: { from: string; to: string }[]
}

const settings: Settings = JSON.parse(readFileSync(join(siteFolder, 'pages/_site.json'), 'utf8'))
export const { languages, brands, redirects } = settings

/** Languages to test. In short runs, only a right-to-left language and one without spaces between words. */
export const usualLanguages = isLong ? languages : languages.filter(({ code, dir }) => dir === 'rtl' || code === 'ja')

export const brandFolder = (brand: string) => join(siteFolder, 'dist', brand)

/** Paths of a brand's HTML files in all languages, without redirect pages. */
export function htmlFiles(brand: string): string[] {
  const moved = new Set(redirects.flatMap(({ from }) => languages.map(({ code }) => fileOf(inLanguage(code, from)))))
  return readdirSync(brandFolder(brand), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !moved.has(file))
    .sort()
}

/** Addresses of all pages of a brand, without language prefixes. */
export function addressesOf(brand: string): string[] {
  const codes = languages.slice(1).map(({ code }) => code)
  return htmlFiles(brand)
    .map((file) => file.slice(0, -'.html'.length))
    .filter((name) => name !== '404' && !codes.includes(name.split('/')[0] ?? ''))
    .map((name) => (name === 'index' ? '/' : `/${name}`))
}

/**
 * Addresses to test: in nightly runs all pages of a brand, in short runs a few pages that together contain all types of
 * blocks.
 */
export function usualAddresses(brand: string): string[] {
  const allAddresses = addressesOf(brand)
  if (isLong) return allAddresses
  const remainingTypes = new Map(allAddresses.map((address) => [address, blockTypes(brand, address)]))
  const chosen: string[] = []
  for (;;) {
    const [best] = [...remainingTypes].sort(([, one], [, other]) => other.size - one.size)
    if (!best || best[1].size === 0) return chosen.sort()
    const [address, bestTypes] = best
    const types = new Set(bestTypes)
    chosen.push(address)
    remainingTypes.delete(address)
    for (const others of remainingTypes.values()) for (const type of types) others.delete(type)
  }
}

function blockTypes(brand: string, address: string): Set<string> {
  const data = built(brand, 'data', languages[0]?.code ?? '', `${dataName(address)}.json`)
  return new Set([...data.matchAll(/"type":"([\w-]+)"/g)].map(([, type = '']) => type))
}

export function built(brand: string, ...path: string[]): string {
  return readFileSync(join(brandFolder(brand), ...path), 'utf8')
}

/** Address of a page in a language. Addresses in the source language have no prefix. */
export function inLanguage(code: string, address: string): string {
  if (code === languages[0]?.code) return address
  return address === '/' ? `/${code}` : `/${code}${address}`
}

/** Path of the file that a brand's host serves at an address. */
export function fileOf(address: string): string {
  return address === '/' ? 'index.html' : `${address.slice(1)}.html`
}

/** URL of an address on a host, with the port that the tests use. */
export function at(host: string, address: string): string {
  return `http://${host}:${testPort}${address}`
}
