import { findNodeAtLocation } from 'jsonc-parser'
import type { Redirect } from '../content/model'
import { after, nodeAt, spaceBefore, withoutItem } from './splice'

/**
 * Adds a redirect to the text of a site file, and takes those away that are from the same address, or from where it leads to: a
 * page has that address now.
 * @param redirect undefined to only take some away
 */
export function withRedirect(text: string, gone: string[], redirect?: Redirect): string {
  let result = text
  for (const address of gone) result = withoutRedirect(result, address)
  return redirect ? added(result, redirect) : result
}

function withoutRedirect(text: string, from: string): string {
  const items = nodeAt(text, ['redirects'])?.children ?? []
  const index = items.findIndex((item) => findNodeAtLocation(item, ['from'])?.value === from)
  return index < 0 ? text : withoutItem(text, ['redirects', index])
}

function added(text: string, { from, to }: Redirect): string {
  const written = `{ "from": ${JSON.stringify(from)}, "to": ${JSON.stringify(to)} }`
  const last = nodeAt(text, ['redirects'])?.children?.at(-1)
  if (last) return after(text, last, written)
  const field = nodeAt(text, [])?.children?.at(-1)
  if (!field) return text
  const space = spaceBefore(text, field)
  const indent = space.replace(/^.*\n/s, '')
  const list = space.includes('\n') ? `[${space}${indent}${written}${space}]` : `[${written}]`
  return after(text, field, `"redirects": ${list}`)
}
