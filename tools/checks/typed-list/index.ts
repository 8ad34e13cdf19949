import type { Check } from '../../content/check'
import { setting } from '../../content/edit'
import { say } from '../../content/say/say.js'
import { textPage } from '../examples'

/** A bullet at the beginning of a line, as text programs type it. */
const bullet = /^[ \t]*[•·◦▪▫‣●■►▸➢➤][ \t]*/gm

/** The site draws the bullets of lists itself. */
export const typedList: Check = {
  code: 'typed-list',
  severity: 'warning',
  about: say`A line begins with a bullet such as "•", which makes no list.`,
  why: say`A bullet that is typed stays a letter: the lines run together. In rich text, lines that begin with "- " are a list.`,
  wrong: { 'pages/fan.json': textPage('• Quiet\n• Small') },
  right: { 'pages/fan.json': textPage('- Quiet\n- Small') },
  create(_, report) {
    return {
      message({ document, path, text, rich }) {
        const [found] = text.match(bullet) ?? []
        if (found === undefined) return
        report(document, path, say`"${found.trim()}" at the beginning of a line makes no list.`, {
          hint: rich ? say`Begin each line of the list with "- ".` : say`Remove it: the page draws what it needs.`,
          fix: setting(document, path, text.replace(bullet, rich ? '- ' : '')),
        })
      },
    }
  },
}
