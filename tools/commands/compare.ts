/** `npm run compare -- BASE`: lists published files, and words in these files, that have changed since a commit. */
import { sheetFolder } from '../builder/data-sheets'
import { createCommand } from '../cli/command'
import { Refusal } from '../cli/errors.js'
import { say } from '../content/say/say.js'
import { fontFolder } from '../html/fonts'
import { previewFolder } from '../html/previews'
import { buildBase, buildNow, removeBase } from '../serve/compare/base'
import { compareBuilt, reportOf } from '../serve/compare/differences'
import { newFolder } from '../site/pictures/encode'

export default createCommand(
  {
    name: 'compare',
    about: say`Builds the site at an earlier commit and as it is now, and lists what differs for visitors, as Markdown.`,
    operands: ['BASE'],
    options: {
      pictures: {
        value: 'FOLDER',
        about: say`saves pictures of up to 20 pages that differ, before and after, in a folder`,
      },
    },
  },
  async ({ operands: [base], value }) => {
    if (base === undefined) throw new Refusal(say`Give a commit to compare with: ${'npm run compare -- origin/main'}`)
    try {
      const built = { before: buildBase(base, [previewFolder, sheetFolder, fontFolder, newFolder]), after: buildNow() }
      const comparison = compareBuilt(built.before, built.after)
      const folder = value('pictures')
      // Loaded on demand, because taking pictures requires a browser.
      const pictures =
        folder && (await import('../serve/compare/pictures')).takePictures(comparison.differences, built, folder)
      console.log(reportOf(comparison, base, pictures ? await pictures : undefined))
    } finally {
      removeBase()
    }
  },
)
