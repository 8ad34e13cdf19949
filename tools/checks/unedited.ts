import type { Check } from '../content/check'
import type { Page } from '../content/model'

/** How `npm run new` writes what words are to be: "[write: the title]". */
const mark = /\[write: [^\]]*\]/

/** The name of the picture that a new product has in its folder. */
export const newPicture = 'new-picture.svg'

/** Words that `npm run new` wrote are for the author, not for visitors. A draft may have them, and is reminded. */
export const unedited: Check = {
  code: 'unedited',
  about: 'Words or a picture that "npm run new" or the Studio wrote were not replaced.',
  create(_, report) {
    return {
      message({ document, path, text, page }) {
        const [found] = mark.exec(text) ?? []
        if (found)
          report(document, path, `The words "${found}" were written by "npm run new".`, {
            severity: severityOn(page),
            hint: 'Replace them with your own.',
          })
      },
      media({ document, path, file, page }) {
        if (file.endsWith(`/${newPicture}`))
          report(document, path, `"${file}" is the empty picture of a new page.`, {
            severity: severityOn(page),
            hint: 'Put your own in its place.',
          })
      },
    }
  },
}

function severityOn(page: Page | undefined): 'warning' | 'error' {
  return page?.document.json.draft === true ? 'warning' : 'error'
}
