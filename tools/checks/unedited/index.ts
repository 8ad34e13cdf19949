import type { Check } from '../../content/check/check'
import { meantRemover } from '../../content/check/pattern'
import type { Page } from '../../content/read/model'
import { say } from '../../content/say/say.js'

/** How `npm run new` writes what words are to be: "[write: the title]". */
const writeMark = /\[write: [^\]]*\]/

/** The name of the picture that a new product has in its folder. */
export const newPicture = 'new-picture.svg'

/** Words that authors leave for later: in brackets that are no link, or as they mark it in large letters. */
const later = [
  /\[(?:write|insert|add|replace|your|placeholder)\b[^\]]*\](?!\()|lorem ipsum|dolor sit amet/i,
  // Alone or before a colon: "TODO" is "all" in Spanish.
  /^(?:TO[ -]?DO|FIXME|TBD|XXX)$|(?<!\p{L})(?:TO[ -]?DO|FIXME|TBD|XXX)(?=:)|(?<!\p{L})FIXME(?!\p{L})/u,
]

/** Words that `npm run new` wrote are for the author, not for visitors. A draft may have them, and is reminded. */
export const unedited: Check = {
  code: 'unedited',
  about: say`Words or a picture from "npm run new" or the Studio, or words that mark a gap, were not replaced.`,
  why: say`These words are placeholders, left by "npm run new" or an author. Replace them with your own.`,
  wrong: { 'pages/fan.json': { label: '[write: the label]' } },
  right: { 'pages/fan.json': { label: 'Fan' } },
  create({ glossary }, report) {
    const withoutMeant = meantRemover(glossary)
    return {
      message({ document, path, text, lang, page }) {
        const [found] = writeMark.exec(text) ?? []
        if (found)
          report(document, path, say`The words "${found}" were written by "npm run new".`, {
            severity: severityOn(page),
            hint: say`Replace them with your own.`,
          })
        if (found) return
        const rest = withoutMeant(text, lang)
        const [other] = later.flatMap((pattern) => pattern.exec(rest)?.[0] ?? [])
        if (other !== undefined)
          report(document, path, say`"${other}" is a placeholder for words that are still missing.`, {
            severity: 'warning',
            hint: say`Replace it with your own words.`,
            meant: { language: lang, words: other },
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
