import { getNodeValue, type Node } from 'jsonc-parser'
import { type CodeLens, type DocumentSymbol, type SymbolInformation, SymbolKind } from 'vscode-languageserver/node'
import { say } from '../cli/language/say'
import { valueAt } from '../content/document'
import { isObject } from '../content/json'
import { endOf } from '../content/json-text'
import { isToDo, translationsOf } from '../content/translation-state'
import type { OpenSite } from '../site/open'
import { type EditorSite, nameOf } from './editor-site'
import type { Text } from './places'

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

/** The command that shows an address in a browser. */
export const openCommand = 'site.open'

/** Above a page, how many words its languages lack; above each block, what opens it in live editing. @param live its address */
export function lensesOf(open: OpenSite, file: string, text: Text, live: string): CodeLens[] {
  const info = open.parts.base.index.byName.get(nameOf(file).name)
  if (info?.file !== file) return []
  const left = new Map<string, number>()
  for (const one of translationsOf(open.some(new Set([info.name])))?.get(info.name) ?? [])
    if (isToDo(one)) left.set(one.lang, (left.get(one.lang) ?? 0) + 1)
  const toDo = [...left].map(([code, count]) => `${code} ${count}`).join(', ')
  const blocks = valueAt(text.json, ['blocks'])
  const ids = Array.isArray(blocks) ? blocks.map((block) => String(valueAt(block, ['id']))) : []
  const openAt = (range: CodeLens['range'], anchor: string): CodeLens => ({
    range,
    command: { title: say('Open in live editing'), command: openCommand, arguments: [live + info.address + anchor] },
  })
  return [
    ...(toDo ? [{ range: text.range(0, 0), command: { title: say(`To translate: ${toDo}`), command: '' } }] : []),
    ...ids.map((id, i) => openAt(text.at(['blocks', i]), `#${id}`)),
  ]
}
