import type { Check } from '../../content/check/check'
import { setting } from '../../content/json/edit'
import { say } from '../../content/say/say.js'
import { textPage } from '../shared/examples'

/** Minimum number of letters of a word in which a soft hyphen is probably intended. */
const longWord = 12

/** Matches words with soft hyphens. */
const broken = /[\p{L}\p{M}]+(?:\u00ad[\p{L}\p{M}]*)+/gu

/** Short words contain no soft hyphens, which often come from copied text and break words in odd places. */
export const pastedSigns: Check = {
  code: 'pasted-signs',
  severity: 'warning',
  about: say`A text has soft hyphens, usually from copying.`,
  why: say`Copied text often contains invisible soft hyphens, which break words in odd places.`,
  wrong: { 'pages/fan.json': textPage('It mo\u00adves air.') },
  right: { 'pages/fan.json': textPage('It moves air.') },
  create(_, report) {
    return {
      message({ document, path, text }) {
        const short = text.match(broken)?.find((word) => word.replaceAll('\u00ad', '').length < longWord)
        if (short === undefined) return
        report(document, path, say`"${short.replaceAll('\u00ad', '')}" contains a soft hyphen, which is invisible.`, {
          hint: say`Remove it: short words need none. It was most likely copied with the text.`,
          fix: setting(document, path, text.replaceAll('\u00ad', '')),
        })
      },
    }
  },
}
