import { getNodeValue, type Node } from 'jsonc-parser'
import { type CodeLens, type DocumentSymbol, type SymbolInformation, SymbolKind } from 'vscode-languageserver/node'
import { spoken } from '../cli/spoken'
import { valueAt } from '../content/document'
import { excerptOf } from '../content/find-words'
import { isObject } from '../content/json'
import { endOf } from '../content/json-text'
import { pageOfFile } from '../content/page-of-file'
import { say } from '../content/say/say.js'
import { countBy, toDoIn } from '../content/translation-count'
import { translationsOf } from '../content/translation-state'
import { findIn } from '../site/find'
import type { OpenSite } from '../site/open'
import type { EditorSite } from './editor-site'
import type { Text } from './places'

/** How many letters are shown around words that are found, and how many places are enough: who wants fewer writes more. */
const [around, mostPlaces] = [24, 200]

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

/** The places that say something, in any language. */
export function placesSaying(site: EditorSite, open: OpenSite, query: string): SymbolInformation[] {
  return findIn(open, query, mostPlaces).map((found) => {
    const start = { line: found.line - 1, character: found.column - 1 }
    const location = { uri: site.uriOf(found.file), range: { start, end: start } }
    return { name: excerptOf(found, around).join(''), kind: SymbolKind.String, containerName: found.file, location }
  })
}

/** The command that shows an address in a browser. */
export const openCommand = 'site.open'

/** Above a page, how many words its languages lack; above each block, what opens it in live editing. @param live its address */
export function lensesOf(open: OpenSite, file: string, text: Text, live: string): CodeLens[] {
  const info = open.parts.base.index.byName.get(pageOfFile(file).name)
  if (info?.file !== file) return []
  const translations = translationsOf(open.some(new Set([info.name])))?.get(info.name) ?? []
  const left = [...countBy(translations, ({ lang }) => lang)].map(([code, count]) => ({ code, count: toDoIn(count) }))
  const toDo = left.filter(({ count }) => count > 0).map(({ code, count }) => `${code} ${count}`)
  const blocks = valueAt(text.json, ['blocks'])
  const ids = Array.isArray(blocks) ? blocks.map((block) => String(valueAt(block, ['id']))) : []
  const title = spoken(say`Open in live editing`)
  return [
    ...(toDo.length > 0
      ? [{ range: text.range(0, 0), command: { title: spoken(say`To translate: ${toDo.join(', ')}`), command: '' } }]
      : []),
    ...ids.map((id, i) => {
      const command = { title, command: openCommand, arguments: [`${live}${info.address}#${id}`] }
      return { range: text.at(['blocks', i]), command }
    }),
  ]
}
