import type { Check } from '../../content/check/check'
import { withoutMeant } from '../../content/check/pattern'
import type { Page } from '../../content/read/model'
import { say } from '../../content/say/say.js'

/** Matches the placeholders of `npm run new`, like "[write: the title]". */
const writeMark = /\[write: [^\]]*\]/

/** File name of the placeholder picture on a new product page. */
export const newPicture = 'new-picture.svg'

/** Patterns for placeholders that authors write: words in brackets that are not a link, and words such as TODO. */
const later = [
  /\[(?:write|insert|add|replace|your|placeholder)\b[^\]]*\](?!\()|lorem ipsum|dolor sit amet/i,
  // Question marks directly after a word are emphasis, not a placeholder.
  /(?<![\p{L}\p{M}\p{N}!?？؟»”"])[?？؟]{3,}/u,
  // "TODO" is matched only as the whole text or before a colon, because "todo" is Spanish for "all".
  /^(?:TO[ -]?DO|FIXME|TBD|XXX)$|(?<!\p{L})(?:TO[ -]?DO|FIXME|TBD|XXX)(?=:)|(?<!\p{L})FIXME(?!\p{L})/u,
]

/** Matches all texts with a placeholder, and few others. Saves four slower tests on nearly every text. */
const perhaps = /\[|lorem ipsum|dolor sit amet|[?？؟]{3}|to[ -]?do|fixme|tbd|xxx/i

/** No text or picture is a placeholder that `npm run new` or an author left. In drafts, this rule only warns. */
export const unedited: Check = {
  code: 'unedited',
  about: say`Words or a picture from "npm run new" or the Studio, or words that mark a gap, were not replaced.`,
  why: say`These words are placeholders, left by "npm run new" or an author. Replace them with your own.`,
  wrong: { 'pages/fan.json': { label: '[write: the label]' } },
  right: { 'pages/fan.json': { label: 'Fan' } },
  create({ glossary }, report) {
    return {
      message(message) {
        const { document, path, key, text, page } = message
        if (!perhaps.test(text)) return
        const [placeholder] = writeMark.exec(text) ?? []
        if (placeholder)
          report(document, path, say`The words "${placeholder}" were written by "npm run new".`, {
            severity: severityOn(page),
            hint: say`Replace them with your own.`,
          })
        if (placeholder) return
        const checkedText = withoutMeant(message, text, glossary)
        const [laterWords] = later.flatMap((pattern) => pattern.exec(checkedText)?.[0] ?? [])
        if (laterWords !== undefined)
          report(document, path, say`"${laterWords}" is a placeholder for words that are still missing.`, {
            severity: 'warning',
            hint: say`Replace it with your own words.`,
            meant: { key, words: laterWords },
          })
      },
      media({ document, path, file, page }) {
        if (file.endsWith(`/${newPicture}`))
          report(document, path, say`"${file}" is the empty picture of a new page.`, {
            severity: severityOn(page),
            hint: say`Put your own in its place.`,
          })
      },
    }
  },
}

function severityOn(page: Page | undefined): 'warning' | 'error' {
  return page?.document.json.draft === true ? 'warning' : 'error'
}
