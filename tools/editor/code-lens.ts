import type { CodeLens } from 'vscode-languageserver/node'
import { spoken } from '../cli/spoken'
import { pageOfFile } from '../content/base/page-of-file'
import { valueAt } from '../content/json/document'
import { say } from '../content/say/say.js'
import { countBy, toDoIn } from '../content/translation/translation-count'
import { translationsOf } from '../content/translation/translation-state'
import type { OpenSite } from '../site/open'
import type { Text } from './positions'

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
