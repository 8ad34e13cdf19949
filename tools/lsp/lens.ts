import type { CodeLens } from 'vscode-languageserver/node'
import { say } from '../cli/language/say'
import { valueAt } from '../content/document'
import { parseJson } from '../content/json'
import { isToDo, translationsOf } from '../content/translation-state'
import type { OpenSite } from '../site/open'
import { nameOf } from './editor-site'
import type { Text } from './ranges'

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
  const blocks = valueAt(parseJson(text.text), ['blocks'])
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
