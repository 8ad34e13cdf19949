import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliSize } from '../../files/brotli'

/** Sizes of the files that a visit to a page loads, in bytes; text files after Brotli. */
export type Weights = {
  /** The document, including inline styles. */
  html: number
  /** Scripts of the app, excluding the map's chart. */
  scripts: number
  fonts: number
  fontFiles: number
  /** Size of the first picture that the page requests, in bytes; 0 if the page requests none. */
  picture: number
  /** Number of requests to other sites. */
  foreign: number
}

/** Matches the script of the map's chart, which loads only when a map is near the viewport. */
const chart = /\/chart-[^/]+\.js$/

/** Measures the files that a visit to a page loads. @param requests addresses of all requests of the page, in order */
export async function weigh(origin: string, address: string, requests: string[]): Promise<Weights> {
  const ownPaths = requests.filter((url) => url.startsWith(`${origin}/`)).map((url) => new URL(url).pathname)
  const fonts = ownPaths.filter((path) => path.endsWith('.woff2'))
  const picture = ownPaths.find((path) => /\.(avif|webp)$/.test(path))
  const scripts = ownPaths
    .filter((path) => path.endsWith('.js') && !chart.test(path))
    .map((path) => brotliSize(built(path)))
  return {
    html: await brotliSize(built(address === '/' ? '/index.html' : `${address}.html`)),
    scripts: (await Promise.all(scripts)).reduce((sum, bytes) => sum + bytes, 0),
    fonts: fonts.reduce((sum, path) => sum + statSync(fileOf(path)).size, 0),
    fontFiles: fonts.length,
    picture: picture ? statSync(fileOf(picture)).size : 0,
    foreign: requests.filter((url) => /^https?:/.test(url) && !url.startsWith(`${origin}/`)).length,
  }
}

function built(path: string): Buffer {
  return readFileSync(fileOf(path))
}

function fileOf(path: string): string {
  const file = join('dist/default', path)
  if (!existsSync(file)) throw new Error(`The site has no ${path}.`)
  return file
}
