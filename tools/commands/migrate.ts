/** `npm run migrate`: updates documents that were written for an older version of the schema. */

import { createCommand } from '../cli/command'
import { exitCodes, Refusal } from '../cli/errors.js'
import { messageText } from '../cli/message-language'
import { plural, sayWaiting } from '../cli/print'
import { readDocument } from '../content/json/document'
import { migrate } from '../content/json/migrations'
import { say } from '../content/say/say.js'
import { dryRun, writeOrShow } from '../edit/command'
import { whileAlone } from '../files/change'
import { openContent, readAll } from '../site/source'

export default createCommand(
  {
    name: 'migrate',
    about: say`Updates documents that were written for an older version of the schema.`,
    options: dryRun,
  },
  async ({ has }) => {
    const count = await whileAlone(async () => bringUpToDate(has('dry-run')), sayWaiting)
    const files = plural(count, 'file')
    if (count === 0) console.log(messageText(say`Every document is up to date.`))
    else
      console.error(
        messageText(
          has('dry-run')
            ? say`${files} would change.`
            : say`Changed ${files}. Run "npm run check" to see whether all is well.`,
        ),
      )
  },
)

/** Updates all outdated documents or, if `isDry`, only prints the changes. @returns the number of such documents */
function bringUpToDate(isDry: boolean): number {
  const { documents } = readAll(openContent())
  const files = Object.entries(documents).flatMap(([file, previousText]) => {
    const { document } = readDocument(file, previousText)
    if (!document)
      throw new Refusal(
        say`${file} has a mistake that "npm run check" explains. Correct it first; nothing was changed.`,
        exitCodes.contentHasErrors,
      )
    const text = migrate(file, previousText, document.json)
    return text === previousText ? [] : [{ from: file, to: file, text }]
  })
  writeOrShow({ files, folders: [] }, documents, isDry)
  return files.length
}
