import type { Check } from '../content/check'
import { meantHint } from '../content/glossary'
import { meantRemover } from '../content/pattern'

/** How `npm run new` writes what words are to be: "[write: the title]". */
const mark = /\[write: [^\]]*\]/

/** What authors leave for later: in brackets that are no link, or as they mark it in large letters. */
const later = [
  /\[(?:write|insert|add|replace|your|placeholder)\b[^\]]*\](?!\()|lorem ipsum|dolor sit amet/i,
  // Alone or before a colon: "TODO" is "all" in Spanish.
  /^(?:TODO|FIXME|TBD|XXX)$|(?<!\p{L})(?:TODO|FIXME|TBD|XXX)(?=:)|(?<!\p{L})FIXME(?!\p{L})/u,
]

/** Words that `npm run new` wrote, or that stand where others are to come, are for the author, not for visitors. */
export const unedited: Check = {
  code: 'unedited',
  about: 'Words that "npm run new" wrote, or that stand for others to come, were not replaced.',
  create({ glossary }, report) {
    const withoutMeant = meantRemover(glossary)
    return {
      message({ document, path, text, lang }) {
        const [found] = mark.exec(text) ?? []
        if (found)
          report(document, path, `The words "${found}" were written by "npm run new".`, {
            hint: 'Replace them with your own.',
          })
        if (found) return
        const rest = withoutMeant(text, lang)
        const [other] = later.flatMap((pattern) => pattern.exec(rest)?.[0] ?? [])
        if (other !== undefined)
          report(document, path, `"${other}" stands where words are still to come.`, {
            severity: 'warning',
            hint: `Replace it with your own words. ${meantHint(other, lang)}`,
          })
      },
    }
  },
}
