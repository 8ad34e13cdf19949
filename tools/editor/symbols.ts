import { getNodeValue, type Node } from 'jsonc-parser'
import { type DocumentSymbol, SymbolKind } from 'vscode-languageserver/node'
import { isObject } from '../content/json/json'
import { endOf } from '../content/json/json-text'
import type { Text } from './positions'

/** Outline of a page: the blocks of the page, and inside each block its items and inner blocks. */
export function symbolsOf(text: Text, titles: ReadonlyMap<string, string>): DocumentSymbol[] {
  const below = (node: Node): DocumentSymbol[] =>
    (node.children ?? []).flatMap((child) => {
      const value: unknown = child.type === 'object' ? getNodeValue(child) : undefined
      if (!isObject(value) || typeof value.id !== 'string') return below(child)
      const range = text.range(child.offset, endOf(child))
      const title = titles.get(String(value.type))
      const detail = String(value.title ?? value.label ?? value.name ?? '')
      const kind = title ? SymbolKind.Class : SymbolKind.Field
      const name = title ? `${title} "${value.id}"` : value.id || '…'
      return [{ name, detail, kind, range, selectionRange: range, children: below(child) }]
    })
  return text.tree ? below(text.tree) : []
}
