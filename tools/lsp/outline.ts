import { getNodeValue, type Node } from 'jsonc-parser'
import { type DocumentSymbol, type SymbolInformation, SymbolKind } from 'vscode-languageserver/node'
import { isObject } from '../content/json'
import { endOf } from '../content/json-text'
import type { OpenSite } from '../site/open'
import type { EditorSite } from './editor-site'
import type { Text } from './ranges'

/** The blocks of a page as an outline, with what is in them. */
export function outlineOf(text: Text, titles: ReadonlyMap<string, string>): DocumentSymbol[] {
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

/** The pages that say something, in any language, or have it in their addresses. */
export function pagesSaying(
  site: EditorSite,
  { parts: { base, pages } }: OpenSite,
  query: string,
): SymbolInformation[] {
  const wanted = query.toLowerCase()
  const isSaid = (file: string) => site.textOf(file)?.toLowerCase().includes(wanted)
  const start = { line: 0, character: 0 }
  return pages.flatMap(({ name: called, files }) => {
    const info = base.index.byName.get(called)
    if (!info || !(info.address.includes(wanted) || files.some(isSaid))) return []
    const { names, lang, address, file } = info
    const location = { uri: site.uriOf(file), range: { start, end: start } }
    return [{ name: names[lang]?.text ?? address, kind: SymbolKind.File, containerName: address, location }]
  })
}
