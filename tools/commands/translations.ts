/**
 * `npm run translations`: lists missing translations, by page and language. `accept` marks translations as up to date,
 * although their sources changed. `todo` and `export` write files for translators; `import` reads such files back.
 */

import { existsSync, readFileSync } from 'node:fs'
import { createCommand, howTo } from '../cli/command'
import { exitCodes, Refusal } from '../cli/errors.js'
import { messageText } from '../cli/message-language'
import { printNames, sayWaiting } from '../cli/print'
import { didYouMean } from '../content/base/nearest'
import { joined, say } from '../content/say/say.js'
import type { Imported } from '../content/translation/exchange'
import { dryRun, printDifference } from '../edit/command'
import { importTexts } from '../edit/import'
import { accept } from '../edit/translations/accept'
import { exportFiles } from '../edit/translations/exchange-files'
import { printTranslations } from '../edit/translations/table'
import { whileAlone } from '../files/change'
import { readWholeSite } from '../site/all'
import { checkFolder } from '../site/check-folder'

/** Maximum number of texts that are listed after an import. */
const mostListedTexts = 20

/** Maximum number of operands of each action. */
const actions: Record<string, number> = { accept: 3, todo: 1, export: 1, import: 1 }

export default createCommand(
  {
    name: 'translations',
    about: joined(
      [
        say`Lists what is still to be translated, by page and language. Or:`,
        printNames([
          ['todo LANGUAGE', say`writes the texts that are still to be translated, for a translator`],
          ['export LANGUAGE', say`writes all texts, for a translator`],
          ['import FILE', say`imports a file that todo or export wrote`],
          [
            'accept LANGUAGE [PAGE] [KEY]',
            say`marks translations as up to date although their sources changed; "all" for every language`,
          ],
        ]),
      ],
      '\n',
    ),
    operands: ['[todo|export|import|accept]', '[LANGUAGE|FILE]', '[PAGE]', '[KEY]'],
    options: {
      format: { value: 'xliff|csv', about: say`the format of what todo or export writes; XLIFF 2.0 if not given` },
      ...dryRun,
      'without-refused': { about: say`imports the other texts if some are refused` },
    },
  },
  async ({ operands: [action, ...actionOperands], value, has }) => {
    if (action !== undefined && !Object.hasOwn(actions, action))
      throw new Refusal([
        say`"translations" does not know "${action}".`,
        didYouMean(action, Object.keys(actions)) ?? howTo('translations'),
      ])
    const extra = action === undefined ? undefined : actionOperands[actions[action] ?? 0]
    if (extra !== undefined)
      throw new Refusal([say`"${`translations ${action}`}" does not take "${extra}".`, howTo('translations')])
    const format = value('format')
    if (format !== undefined && action !== 'todo' && action !== 'export')
      throw new Refusal(say`Only todo and export have a "--format".`)
    for (const option of ['dry-run', 'without-refused'] as const)
      if (has(option) && action !== 'import') throw new Refusal(say`The option "--${option}" is only for import.`)
    // Before any action, new translations are recorded in the ledger.
    await (await checkFolder(false)).finish(sayWaiting)
    if (action === 'import') return importFile(actionOperands[0], has('dry-run'), has('without-refused'))
    if (action === 'accept') {
      await whileAlone(async () => console.log(accept(await readWholeSite(), actionOperands)), sayWaiting)
      return 0
    }
    const site = await readWholeSite()
    if (action === 'todo' || action === 'export')
      console.log(exportFiles(site, actionOperands[0], format, action === 'todo'))
    else console.log(printTranslations(site))
    return 0
  },
)

/**
 * Imports a file from a translator. If a text is refused, imports nothing or, with `isWithout`, all other texts.
 * @returns the exit code
 */
async function importFile(file: string | undefined, isDry: boolean, isWithout: boolean): Promise<number> {
  if (file === undefined) throw new Refusal(say`Give a file: npm run translations -- import FILE`)
  if (!existsSync(file)) throw new Refusal(say`There is no file ${file}.`)
  const isRefused = ({ refused }: Imported) => refused.length > 0 && !isWithout
  const { imported, edit, documents } = await importTexts(
    file,
    readFileSync(file),
    (outcome) => !isDry && !isRefused(outcome),
    sayWaiting,
  )
  const { changed, accepted, refused, doubtful } = imported
  for (const line of shortened(refused.map((sentence) => messageText(say`Refused: ${sentence}`)))) console.error(line)
  if (isDry) printDifference(edit, documents)
  else for (const line of shortened(changed.map(changeLine))) console.log(line)
  for (const line of shortened(doubtful.map((sentence) => messageText(say`Look at it again: ${sentence}`))))
    console.log(line)
  const isTaken = !isDry && !isRefused(imported)
  const [translatedCount, acceptedCount, refusedCount] = [changed.length, accepted.length, refused.length]
  console.log(
    messageText(
      isTaken
        ? say`${translatedCount} translated, ${acceptedCount} accepted unchanged, ${refusedCount} refused.`
        : say`${translatedCount} would be translated, ${acceptedCount} accepted unchanged, ${refusedCount} refused.`,
    ),
  )
  if (isDry) console.log(messageText(say`Nothing was changed.`))
  else if (!isTaken)
    console.log(
      messageText(say`Nothing was changed. Correct what is refused, or import the rest with "--without-refused".`),
    )
  return isRefused(imported) ? exitCodes.contentHasErrors : 0
}

function changeLine({ of: { of, word, lang, text: before }, text }: Imported['changed'][number]): string {
  return `${of.name} ${word.key} (${lang}): ${before === undefined ? '' : `${before} → `}${text}`
}

function shortened(lines: string[]): string[] {
  if (lines.length <= mostListedTexts) return lines
  return [...lines.slice(0, mostListedTexts), messageText(say`… and ${lines.length - mostListedTexts} more.`)]
}
