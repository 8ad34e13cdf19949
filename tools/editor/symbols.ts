import { getNodeValue, type Node } from 'jsonc-parser'
import { type DocumentSymbol, type SymbolInformation, SymbolKind } from 'vscode-languageserver/node'
import { excerptOf } from '../content/check/find-words'
import { isObject } from '../content/json/json'
import { endOf } from '../content/json/json-text'
import { findIn } from '../site/find'
import type { OpenSite } from '../site/open'
import type { EditorSite } from './editor-site'
import type { Text } from './positions'

/** How many letters are shown around words that are found, and how many places are enough: who wants fewer writes more. */
const [around, mostPlaces] = [24, 200]

/** The blocks of a page as an outline, with what is in them. */
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

/** The places that say something, in any language. */
export function symbolsSaying(site: EditorSite, open: OpenSite, query: string): SymbolInformation[] {
  return findIn(open, query, mostPlaces).map((found) => {
    const start = { line: found.line - 1, character: found.column - 1 }
    const location = { uri: site.uriOf(found.file), range: { start, end: start } }
    return { name: excerptOf(found, around).join(''), kind: SymbolKind.String, containerName: found.file, location }
  })
}
