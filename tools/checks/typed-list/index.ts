import type { Check } from '../../content/check'
import { setting } from '../../content/edit'
import { type ItemNumber, itemNumbers } from '../../content/rich-text'
import { type Said, say } from '../../content/say/say.js'
import { textPage } from '../examples'

/** A bullet at the beginning of a line, as text programs type it. A dash is one where the next line or the last has it, too. */
const bullet =
  /^[ \t]*(?:[•·◦▪▫‣●■►▸➢➤]|[–—](?=[ \t].*\n[ \t]*[–—][ \t])|(?<=^[ \t]*[–—][ \t].*\n[ \t]*)[–—](?=[ \t]))[ \t]*/gm

/** A number that begins a line, which most texts have not. */
const number = /^[ \t]*(?:[-*+] +)?\d+[.)][ \t]/m

/** The site draws the bullets of lists itself, and counts their items. */
export const typedList: Check = {
  code: 'typed-list',
  severity: 'warning',
  about: say`A line begins with a bullet such as "•", which makes no list, or with a number that makes one by mistake.`,
  why: say`A bullet that is typed stays a letter: the lines run together. In rich text, lines that begin with "- " are a list, and lines that begin with "1. " are numbered one after the other.`,
  wrong: { 'pages/fan.json': textPage('• Quiet\n• Small') },
  right: { 'pages/fan.json': textPage('- Quiet\n- Small') },
  create(_, report) {
    return {
      message({ document, path, text, rich }) {
        const [found] = text.match(bullet) ?? []
        if (found !== undefined)
          report(document, path, say`"${found.trim()}" at the beginning of a line makes no list.`, {
            hint: rich ? say`Begin each line of the list with "- ".` : say`Remove it: the page draws what it needs.`,
            fix: setting(document, path, text.replace(bullet, rich ? '- ' : '')),
          })
        if (!rich || !number.test(text)) return
        for (const list of itemNumbers(text)) {
          const fault = numberFault(list)
          if (!fault) continue
          const { end } = fault.item
          const escaped = `${fault.item.number}\\${text[end]}`
          report(document, path, fault.message, {
            hint: say`For words that are no list write "${escaped}", which is "${escaped.replace('\\', '\\\\')}" in JSON.`,
            fix: list.length > 1 ? undefined : setting(document, path, `${text.slice(0, end)}\\${text.slice(end)}`),
          })
          return
        }
      },
    }
  },
}

/** A number that makes a list of a sentence, or is not the one that is shown. That all are the same is a habit of Markdown. */
function numberFault(list: ItemNumber[]): { item: ItemNumber; message: Said } | undefined {
  const [first] = list
  if (!first) return undefined
  if (list.length === 1 && first.number !== 1)
    return { item: first, message: say`"${`${first.number}.`}" at the beginning of a line makes a list of one item.` }
  const shown = (i: number) => first.number + i
  const at = list.findIndex(({ number }, i) => number !== shown(i))
  const item = list[at]
  if (!item || list.every(({ number }) => number === first.number)) return undefined
  return {
    item,
    message: say`"${`${item.number}.`}" is shown as "${`${shown(at)}.`}": a list counts on from its first number.`,
  }
}
