/** `npm run migrate`: brings documents that were written for an older contract to the form of today. */

import { runCommand } from '../cli/command'
import { exitCodes, Refusal } from '../cli/errors.js'
import { plural, sayWaiting } from '../cli/print'
import { spoken } from '../cli/spoken'
import { readDocument } from '../content/document'
import { migrate } from '../content/migrations'
import { say } from '../content/say/say.js'
import { dryRun } from '../edit/command'
import { type Correction, diffOf, writeCorrections } from '../edit/fix'
import { whileAlone } from '../files/change'
import { openContent, readAll } from '../site/source'

await runCommand(
  {
    name: 'migrate',
    about: say`Brings documents that were written for an older version of the schema to its form of today.`,
    options: dryRun,
  },
  async ({ has }) => {
    const corrections = await whileAlone(async () => bringUpToDate(has('dry-run')), sayWaiting)
    const files = plural(corrections.length, 'file')
    if (corrections.length === 0) console.log(spoken(say`Every document has the form of today.`))
    else
      console.error(
        spoken(
          has('dry-run')
            ? say`${files} would change.`
            : say`Changed ${files}. "npm run check" says whether all is well.`,
        ),
      )
  },
)

/** Brings all documents to the form of today, or only says what that would change. */
function bringUpToDate(isDry: boolean): Correction[] {
  const corrections = Object.entries(readAll(openContent()).documents).flatMap(([file, before]): Correction[] => {
    const { document } = readDocument(file, before)
    if (!document)
      throw new Refusal(
        say`${file} has a mistake that "npm run check" explains. Correct it first; nothing was changed.`,
        exitCodes.contentHasErrors,
      )
    const after = migrate(file, before, document.json)
    return after === before ? [] : [{ file, to: file, before, after }]
  })
  if (isDry) process.stdout.write(diffOf(corrections))
  else writeCorrections(corrections)
  return corrections
}
