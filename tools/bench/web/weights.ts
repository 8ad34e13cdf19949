import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliSize } from '../../files/brotli'

/** What a visit of a page weighs, in bytes; text as a host sends it, in Brotli. */
export type Weights = {
  /** With its styles. */
  html: number
  /** The app, without the map's chart. */
  scripts: number
  fonts: number
  fontFiles: number
  /** The first picture that was asked for; 0 where there is none. */
  picture: number
  /** Requests that left the site. */
  foreign: number
}

/** The map's chart comes by itself, where a map comes near the screen. */
const chart = /\/chart-[^/]+\.js$/

/**
 * @param address of the page
 * @param requests addresses of all that it asked for, in order
 */
export async function weigh(origin: string, address: string, requests: string[]): Promise<Weights> {
  const own = requests.filter((url) => url.startsWith(`${origin}/`)).map((url) => new URL(url).pathname)
  const fonts = own.filter((path) => path.endsWith('.woff2'))
  const picture = own.find((path) => /\.(avif|webp)$/.test(path))
  const scripts = own.filter((path) => path.endsWith('.js') && !chart.test(path)).map((path) => brotliSize(built(path)))
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
