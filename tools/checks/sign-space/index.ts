import type { Check } from '../../content/check'
import { setting } from '../../content/edit'
import { meantRemover } from '../../content/pattern'
import { say } from '../../content/say/say.js'
import { usageOf } from '../../content/usage'

/** French has a space that does not break before ; : ! ? and inside « ». */
export const signSpace: Check = {
  code: 'sign-space',
  severity: 'warning',
  about: say`In a language like French, a sign has no space before it, or one where the line can break.`,
  why: say`French has a space before ; : ! ? and inside « ». Use one that does not break, or the sign may begin the next line.`,
  wrong: { 'locales/fr/fan.json': { title: 'Ventilateur : le petit' } },
  right: { 'locales/fr/fan.json': { title: 'Ventilateur\u00a0: le petit' } },
  isSilenced: true,
  create(site, report) {
    const withoutMeant = meantRemover(site.glossary)
    return {
      message({ document, path, text, prose, lang }) {
        if (!usageOf(lang).spaced || !sign.test(prose)) return
        const checked = withoutMeant(prose, lang)
        const found = checked.match(fault)?.[0]
        if (found === undefined) return
        report(
          document,
          path,
          found.startsWith('«')
            ? say`In ${{ language: lang }}, a non-breaking space belongs after "«": see "${found}".`
            : say`In ${{ language: lang }}, a non-breaking space belongs before "${found.at(-1)}": see "${found}".`,
          {
            hint: say`Write \\u202f before ; ! ? and \\u00a0 before : and inside « ».`,
            meant: { language: lang, words: found.trim() },
            fix: checked === prose && !prose.includes('://') ? setting(document, path, spaced(text)) : undefined,
          },
        )
      },
    }
  },
}

const sign = /[;:!?«»]/

/** Some letters before the sign, so that the message shows where; a colon counts only where a space or nothing follows. */
const fault =
  /[^\s]*(?:[\p{L}\p{N})\]»”*_](?:[;!?»]|:(?=\s|$))|(?<![\u00a0\u202f]) (?:[;!?»]|:(?=\s|$)))|«[^\u00a0\u202f][^\s]*/u

/** A text with the spaces that it lacks; the addresses of its links stay as they are. */
function spaced(text: string): string | undefined {
  const right = text
    .split(/(\]\([^)]*\))/)
    .map((part, i) => (i % 2 === 1 ? part : withSpaces(part)))
    .join('')
  return fault.test(right.replace(/\]\([^)]*\)/g, ']')) ? undefined : right
}

function withSpaces(text: string): string {
  return text
    .replace(/(?<![\u00a0\u202f]) +(?=[;!?])|(?<=[\p{L}\p{N})\]»”*_])(?=[;!?])/gu, '\u202f')
    .replace(/(?<![\u00a0\u202f]) +(?=»|:(?:\s|$))|(?<=[\p{L}\p{N})\]»”*_])(?=»|:(?:\s|$))/gu, '\u00a0')
    .replace(/« *(?![\u00a0\u202f])/gu, '«\u00a0')
}
