import colors from 'picocolors'
import { kinds } from '../checks/shared/kinds'
import { suggest } from '../content/base/nearest'
import type { ExampleFiles } from '../content/check/kind'
import { joined, type Said, say } from '../content/say/say.js'
import { Refusal } from './errors.js'
import { messageText } from './message-language'
import { printNames } from './print'

/** Explanation of a problem code, with a wrong and a right example. @throws Refusal for an unknown code */
export function explain(code: string): string {
  const kind = kinds.get(code)
  if (!kind) {
    throw new Refusal([
      say`"${code}" is not the code of a problem.`,
      suggest(code, kinds.keys()) ??
        joined([say`The codes are:`, printNames([...kinds.values()].map(({ code, about }) => [code, about]))], '\n'),
    ])
  }
  const { about, why, given, wrong, right } = kind
  const parts = [`${colors.bold(code)}: ${messageText(about)}`, messageText(why)]
  if (given) parts.push(`${colors.bold(messageText(say`With`))}\n${showFiles(given)}`)
  if (wrong) parts.push(`${colors.red(messageText(say`Wrong`))}\n${showFiles(wrong)}`)
  if (right) parts.push(`${colors.green(messageText(say`Right`))}\n${showFiles(right)}`)
  return parts.join('\n\n')
}

function showFiles(files: ExampleFiles): string {
  return Object.entries(files)
    .map(([file, content]) => `  ${colors.dim(file)}\n${fileText(file, content).replace(/^/gm, '    ')}`)
    .join('\n')
}

/** Formats an example file for display. Example files contain only the parts that matter. */
function fileText(file: string, content: ExampleFiles[string]): string {
  if (content === null) return messageText(say`(there is no such file)`)
  if (typeof content === 'string') return visible(content)
  if (!file.startsWith('pages/_media/')) return visible(JSON.stringify(content, null, 2))
  const { width, height, fault } = content as { width?: number; height?: number; fault?: { message: Said } }
  if (fault) return `(${messageText(fault.message)})`
  return messageText(width === undefined ? say`(a file)` : say`(${width} × ${height} pixels)`)
}

/** Escapes invisible characters as in JSON: a no-break space becomes `\u00a0`. */
function visible(text: string): string {
  return text.replace(
    /[\u00a0\u200b\u202f\ufeff\ufffd]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
