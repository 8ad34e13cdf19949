import { findNodeAtLocation } from 'jsonc-parser'
import { insertItem, removeWhole } from '../content/json-edit'
import { setValue } from '../content/json-set'
import { nodeAt } from '../content/json-text'
import type { Redirect } from '../content/model'

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
  return index < 0 ? text : removeWhole(text, ['redirects', index])
}

function added(text: string, { from, to }: Redirect): string {
  const list = nodeAt(text, ['redirects'])?.children
  return list
    ? insertItem(text, ['redirects'], list.length, { from, to })
    : setValue(text, ['redirects'], [{ from, to }])
}
