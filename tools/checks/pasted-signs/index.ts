import type { Check } from '../../content/check/check'
import { setting } from '../../content/json/edit'
import { usageOf } from '../../content/language/usage'
import { say } from '../../content/say/say.js'
import { textPage } from '../shared/examples'

/** Words of fewer letters are not broken by anybody who writes for a page; long ones may be. */
const longWord = 12

/** A word with soft hyphens. */
const broken = /[\p{L}\p{M}]+(?:\u00ad[\p{L}\p{M}]*)+/gu

/** A space that does not break, between two words. */
const bound = /(?<=\p{L}[,;.]?)[\u00a0\u202f](?=\p{L})/gu

/** Invisible signs that copying brings along: words that break in odd places, lines that do not break at all. */
export const pastedSigns: Check = {
  code: 'pasted-signs',
  severity: 'warning',
  about: say`Words have soft hyphens or spaces that do not break, as copied text has.`,
  why: say`Copied text brings signs along that no eye sees: soft hyphens break words in odd places, and a line whose spaces do not break runs out of the page.`,
  wrong: { 'pages/fan.json': textPage('It mo\u00adves air.') },
  right: { 'pages/fan.json': textPage('It moves air.') },
  create(_, report) {
    return {
      message({ document, path, text, lang }) {
        if (!/[\u00a0\u00ad\u202f]/.test(text)) return
        const short = text.match(broken)?.find((word) => word.replaceAll('\u00ad', '').length < longWord)
        if (short !== undefined) {
          report(document, path, say`"${short.replaceAll('\u00ad', '')}" has a soft hyphen, which cannot be seen.`, {
            hint: say`Remove it: short words need none. It was most likely copied with the text.`,
            fix: setting(document, path, text.replaceAll('\u00ad', '')),
          })
          return
        }
        const spaces = text.match(bound)?.length ?? 0
        const plain = text.match(/(?<=\p{L}[,;.]?) (?=\p{L})/gu)?.length ?? 0
        if (spaces < 3 || spaces <= plain || usageOf(lang).spaced) return
        report(document, path, say`${spaces} spaces between words do not break, so that the line cannot.`, {
          hint: say`Write plain spaces. They were most likely copied with the text.`,
          fix: setting(document, path, text.replace(bound, ' ')),
        })
      },
    }
  },
}
