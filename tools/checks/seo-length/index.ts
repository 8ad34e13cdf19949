import type { Check } from '../../content/check/check'
import type { Message } from '../../content/check/message'
import { scriptOf } from '../../content/language/language'
import { isNotFound } from '../../content/read/model'
import { headKey, heads } from '../../content/read/page-info'
import { type Said, say } from '../../content/say/say.js'

/** Maximum lengths, counted in Latin letters. An East Asian character counts as two letters. */
export const longest = { title: 60, description: 160 }

/** Minimum length of a description, in letters. Languages whose script omits vowels need fewer. */
function shortestDescription(language: string): number {
  return /^(?:Arab|Hebr)$/.test(scriptOf(language) ?? '') ? 32 : 40
}

const fieldNames = { title: say`title`, description: say`description` }

/** Titles and descriptions fit into search results, and are unique within a language. */
export const seoLength: Check = {
  code: 'seo-length',
  severity: 'warning',
  about: say`A title or description does not fit in search results, or another page has the same one.`,
  why: say`Search engines cut off long titles and descriptions, and a very short description says nothing. Each page needs its own.`,
  wrong: { 'pages/fan.json': { description: 'A fan.' } },
  right: { 'pages/fan.json': { description: 'A quiet fan for walls of brick and of wood, up to 40 cm.' } },
  create(site, report) {
    return {
      message(phrase) {
        const { document, page, path, text } = phrase
        const field = heads.find((head) => path.length === 1 && path[0] === head)
        if (!page || isNotFound(page) || !field) return
        const warn = (message: Said, hint: Said) => report(document, path, message, { hint })
        const width = widthOf(text)
        if (width > longest[field])
          warn(
            say`The ${fieldNames[field]} is ${width} letters wide; search results show ${longest[field]}.`,
            say`Shorten it.`,
          )
        if (field === 'description' && width < shortestDescription(phrase.lang))
          warn(say`The description is ${width} letters wide, which says little.`, say`Say what the visitor finds here.`)
        if (site.index.repeated.size === 0) return
        const otherWith = ({ lang, text }: Message) => site.index.repeated.get(headKey(lang, field, text))
        const other = otherWith(phrase)
        // If two source texts are equal, only these two are reported, not their translations.
        if (other && other !== page.file && !(phrase.source && otherWith(phrase.source)))
          warn(
            say`The ${fieldNames[field]} is the same as that of ${other}.`,
            say`Visitors cannot tell the two apart: make each specific.`,
          )
      },
    }
  },
}

/** Characters with a width of two letters: East Asian scripts, their punctuation, and emoji. */
const wide = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\u3000-\u303f\uff01-\uff60\p{Emoji_Presentation}]/u

/** Characters without width: combining marks and invisible characters. */
const narrow = /[\p{Mn}\p{Me}\p{Cf}]/u

/** Width of a text, in Latin letters: `widthOf('日本') // 4` */
export function widthOf(text: string): number {
  let width = 0
  for (const sign of text) width += narrow.test(sign) ? 0 : wide.test(sign) ? 2 : 1
  return width
}
