import type { Check } from '../../content/check/check'
import { setting } from '../../content/json/edit'
import { say } from '../../content/say/say.js'

/** Plain text has no line breaks, because browsers would show them as spaces, and they would break links and tables. */
export const lineBreak: Check = {
  code: 'line-break',
  needs: 'lineBreak',
  about: say`Plain text has a line break, which only rich text may have.`,
  why: say`Plain text is one line: browsers would show the break as a space, and tables would fall apart. Only rich text may have several lines.`,
  wrong: { 'pages/fan.json': { title: 'Wall\nfan' } },
  right: { 'pages/fan.json': { title: 'Wall fan' } },
  create(_, report) {
    return {
      message({ document, path, text, rich }) {
        if (rich || !text.includes('\n')) return
        report(document, path, say`This text has a line break.`, {
          hint: say`Write a space in place of \\n.`,
          fix: setting(document, path, text.replace(/\s*\n\s*/g, ' ').trim()),
        })
      },
    }
  },
}
