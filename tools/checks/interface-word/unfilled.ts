import type { Path } from '../../content/base/problem'
import type { Report } from '../../content/check/check'
import type { Document } from '../../content/json/document'
import { interfaceWords } from '../../content/read/interface-words'
import { say } from '../../content/say/say.js'

/** Reports a placeholder in `text` that the interface word `key` does not have, because nothing would fill it in. */
export function reportUnfilled(key: string, text: string, document: Document, path: Path, report: Report): void {
  const english = interfaceWords.get(key) ?? ''
  const filled = placeholdersIn(english)
  const unknown = placeholdersIn(text).find((placeholder) => !filled.includes(placeholder))
  if (unknown !== undefined)
    report(document, path, say`"${key}" has no placeholder ${unknown}.`, { hint: say`In English it is "${english}".` })
}

/** Placeholders in a text, like '{count}'. */
function placeholdersIn(text: string): string[] {
  return text.match(/\{[^}]*\}/g) ?? []
}
