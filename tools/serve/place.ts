import { statSync } from 'node:fs'
import { join } from 'node:path'

/** What is at an address: a file, or another address, which is the one that pages are known by. */
export type Place = { file: string; isMissingPage: boolean } | { address: string }

/**
 * The path of a request, decoded.
 * @param target what the request asks for: "/about?x=1"
 * @returns undefined when it is no path
 */
export function pathOf(target: string): { path: string; search: string } | undefined {
  const [, written = '', search = ''] = /^([^?#]*)(\?[^#]*)?/.exec(target) ?? []
  try {
    const path = decodeURIComponent(written)
    return path.startsWith('/') && !path.includes('\0') ? { path, search } : undefined
  } catch {
    return undefined
  }
}

/**
 * Looks an address up in the folder of a brand: "/about" is about.html, and "/about/", "/about.html" and "//about" lead
 * there.
 * @returns undefined when nothing is there
 */
export function placeOf(folder: string, path: string): Place | undefined {
  const steps = path.split('/').filter((step) => step !== '')
  // Hidden files are nobody's business, but for what hosts and authorities agree on.
  if (steps.some((step) => (step.startsWith('.') && step !== '.well-known') || step.includes('\\'))) return undefined
  const clean = `/${steps.join('/')}`
  const address = clean === '/index' || clean === '/index.html' ? '/' : clean.replace(/\.html$/, '')
  const page = join(folder, address === '/' ? 'index.html' : `${address}.html`)
  if (isFile(page)) {
    const isMissingPage = /(^|\/)404$/.test(address)
    return address === path || isMissingPage ? { file: page, isMissingPage } : { address }
  }
  const file = join(folder, clean)
  if (!isFile(file)) return undefined
  return clean === path ? { file, isMissingPage: false } : { address: clean }
}

/** Whether there is such a file; a name that no disk takes is none. */
export function isFile(file: string): boolean {
  try {
    return statSync(file).isFile()
  } catch {
    return false
  }
}
