import type { Check } from '../../content/check/check'
import { setting } from '../../content/json/edit'
import { say } from '../../content/say/say.js'
import { textPage } from '../shared/examples'

/** Minimum number of letters of a word in which a soft hyphen is probably intended. */
const longWord = 12

/** Matches words with soft hyphens. */
const broken = /[\p{L}\p{M}]+(?:\u00ad[\p{L}\p{M}]*)+/gu

/** Matches letters that are written as a letter and a sign above it, or as the parts of a Korean syllable. */
const decomposed = /\p{L}\p{M}+|[\u1100-\u1112][\u1161-\u1175][\u11a8-\u11c2]?/gu

/** Composes the letters of a text. Other signs that Unicode would replace stay. */
function composed(text: string): string {
  return text.replace(decomposed, (letter) => {
    const whole = letter.normalize()
    return whole.length < letter.length ? whole : letter
  })
}

/** Letters are single signs, and short words contain no soft hyphens. Both often come from copied text. */
export const pastedSigns: Check = {
  code: 'pasted-signs',
  severity: 'warning',
  about: say`A text has soft hyphens, or letters in two signs, usually from copying.`,
  why: say`Copied text often contains invisible soft hyphens, which break words in odd places, and letters in two signs, which fonts lack.`,
  wrong: { 'pages/fan.json': textPage('It mo\u00adves air.') },
  right: { 'pages/fan.json': textPage('It moves air.') },
  create(_, report) {
    return {
      message({ document, path, text }) {
        const whole = composed(text)
        if (whole !== text) {
          const letter = text.match(decomposed)?.find((part) => composed(part) !== part) ?? ''
          report(document, path, say`The letter "${composed(letter)}" is written in ${letter.length} signs.`, {
            hint: say`Write it in one, as fonts have it. It was most likely copied from a PDF or a Mac.`,
            fix: setting(document, path, whole),
          })
          return
        }
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
