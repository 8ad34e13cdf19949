import type { Check } from '../../content/check/check'
import { setting } from '../../content/json/edit'
import { say } from '../../content/say/say.js'
import { textPage } from '../shared/examples'

/** Words with at least this many letters may contain soft hyphens on purpose. */
const longWord = 12

/** Matches words with soft hyphens. */
const broken = /[\p{L}\p{M}]+(?:\u00ad[\p{L}\p{M}]*)+/gu

/**
 * Matches words that are split at the end of a line. Words before "und" and the like are excluded, because their
 * hyphen stands for a missing part.
 */
const cut = /\p{L}+-\n(?!(?:und|oder|bzw|sowie|bis|en|of|och|eller|og|tai|ja)\b)\p{Ll}+/u

/** Matches line breaks that were typed with the wrong slash ("/n"). */
const slashBreak = /(?<=[.!?:;)])(?:\/n)+(?=[\s\p{Lu}\p{Lo}]|$)|(?:\/n){2}(?=[\p{Lu}\p{Lo}])/u

/** Matches letters written as a base letter and combining marks, or as the parts of a Korean syllable. */
const decomposed = /\p{L}\p{M}+|[\u1100-\u1112][\u1161-\u1175][\u11a8-\u11c2]?/gu

/** Composes the letters of a text. Other characters that Unicode normalization would replace are kept. */
function composed(text: string): string {
  return text.replace(decomposed, (letter) => {
    const whole = letter.normalize()
    return whole.length < letter.length ? whole : letter
  })
}

/**
 * Every letter is a single character, short words contain no soft hyphens, and no word is split at the end of a line.
 * Such flaws usually come from copied text.
 */
export const pastedSigns: Check = {
  code: 'pasted-signs',
  severity: 'warning',
  needs: 'pasted',
  about: say`A text has soft hyphens, letters in two characters, words cut at the end of a line, or "/n", usually from copying.`,
  why: say`Copied text often contains invisible soft hyphens, which break words in odd places, letters in two characters, which fonts lack, and hyphens at the ends of lines, which visitors see within a word.`,
  wrong: { 'pages/fan.json': textPage('It mo\u00adves air.') },
  right: { 'pages/fan.json': textPage('It moves air.') },
  create(_, report) {
    return {
      message({ document, path, text }) {
        const whole = composed(text)
        if (whole !== text) {
          const letter = text.match(decomposed)?.find((part) => composed(part) !== part) ?? ''
          report(document, path, say`The letter "${composed(letter)}" is written in ${letter.length} characters.`, {
            hint: say`Write it in one, as fonts have it. It was most likely copied from a PDF or a Mac.`,
            fix: setting(document, path, whole),
          })
          return
        }
        const [cutWord] = (text.includes('-\n') && cut.exec(text)) || []
        if (cutWord !== undefined)
          report(document, path, say`"${cutWord.replace(/\s+/, ' ')}" is cut at the end of a line.`, {
            hint: say`Write the word in one piece.`,
          })
        const [typedBreak] = (text.includes('/n') && slashBreak.exec(text)) || []
        if (typedBreak !== undefined)
          report(document, path, say`"${typedBreak}" is no line break: visitors read it.`, {
            hint: say`Write \\n in place of /n.`,
          })
        if (!text.includes('\u00ad')) return
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
