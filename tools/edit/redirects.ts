import { findNodeAtLocation } from 'jsonc-parser'
import type { Redirect } from '../content/model'
import { openText } from '../content/open-text'

/**
 * Adds a redirect to the text of a site file, and takes those away that are from the same address, or from where it leads to: a
 * page has that address now.
 * @param redirect undefined to only take some away
 */
export function withRedirect(text: string, gone: string[], redirect?: Redirect): string {
  const document = openText(text)
  const list = () => document.node(['redirects'])?.children
  for (const address of gone) {
    const index = list()?.findIndex((item) => findNodeAtLocation(item, ['from'])?.value === address) ?? -1
    if (index >= 0) document.removeWhole(['redirects', index])
  }
  if (!redirect) return document.text
  const { from, to } = redirect
  const count = list()?.length
  return count === undefined
    ? document.set(['redirects'], [{ from, to }]).text
    : document.insert(['redirects', count], { from, to }).text
}
