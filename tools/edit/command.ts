import { createTwoFilesPatch } from 'diff'
import colors from 'picocolors'
import { createCommand, type Option, type ParsedArguments, type Runnable } from '../cli/command'
import { Refusal } from '../cli/errors.js'
import { messageText } from '../cli/message-language'
import { plural, sayWaiting } from '../cli/print'
import type { Site } from '../content/read/site'
import { type Said, say } from '../content/say/say.js'
import { changeFiles } from '../site/write'
import { carryOut, changeOf, requireReadable } from './carry-out'
import type { Edit } from './edit'

/** The option "--dry-run", for all commands that edit the content. */
export const dryRun = { 'dry-run': { about: say`shows what would change, and changes nothing` } }

type EditCommand<Name extends string, Operands extends readonly string[], Done> = {
  name: string
  about: Said
  /** Names of the operands, like 'PAGE', or '[TITLE]' for an optional operand. */
  operands: Operands
  /** Error message for a missing operand, with an example of the command. */
  missing: Said
  options?: Record<Name, Option>
  /** Computes the edit. @throws Refusal if the edit is not possible */
  work(site: Site, operands: { [Index in keyof Operands]: string }, value: ParsedArguments<Name>['value']): Done
  /** Message after the edit. @param files number of changed files, like "2 files" */
  done(result: Done, files: Said): Said
}

/** Creates a command that edits the site or, with "--dry-run", only prints the diff. */
export function editCommand<
  const Operands extends readonly string[],
  Done extends { edit: Edit },
  Name extends string = never,
>(command: EditCommand<Name, Operands, Done>): Runnable {
  const { name, about, operands, missing, work, done } = command
  const options = { ...command.options, ...dryRun } as Record<Name | keyof typeof dryRun, Option>
  return createCommand({ name, about, operands: [...operands], options }, async (given) => {
    const needed = operands.filter((operand) => !operand.startsWith('['))
    if (given.operands.length < needed.length) throw new Refusal(missing)
    const givenOperands = given.operands as { [Index in keyof Operands]: string }
    const isDry = given.has('dry-run')
    const doNamed = (site: Site) => work(requireReadable(site), givenOperands, given.value)
    const { result, documents } = await carryOut(doNamed, isDry, sayWaiting)
    const { edit } = result
    if (!isDry) return console.log(messageText(done(result, plural(edit.files.length, 'file'))))
    printDifference(edit, documents)
    console.error(messageText(say`Nothing was changed.`))
  })
}

/** Writes an edit, or only prints its diff. */
export function writeOrShow(edit: Edit, documents: Site['source']['documents'], isDry: boolean): void {
  if (isDry) printDifference(edit, documents)
  else changeFiles(changeOf({ documents }, edit))
}

/** Prints the unified diff of an edit. Prints nothing for an empty edit. */
export function printDifference(edit: Edit, documents: Site['source']['documents']): void {
  const lines = differenceLines(edit, documents)
  if (lines.length > 0) console.log(lines.join('\n'))
}

/** Unified diff of an edit for `git apply`, followed by lines about folders, which a diff cannot contain. */
function differenceLines({ files, folders }: Edit, documents: Record<string, string>): string[] {
  const diffs = files.map(({ from, to, text }) => {
    const [before, after] = [(from !== undefined && documents[from]) || '', to === undefined ? '' : text]
    const [oldPath, newPath] = [`a/${from ?? to}`, `b/${to ?? from}`]
    const renameLines = [`rename from ${from}`, `rename to ${to}`]
    const head =
      from === undefined ? ['new file mode 100644'] : to === undefined ? ['deleted file mode 100644'] : renameLines
    const names = [from === undefined ? '/dev/null' : oldPath, to === undefined ? '/dev/null' : newPath] as const
    const lines = createTwoFilesPatch(...names, before, after)
      .split('\n')
      .slice(1, -1)
    return [
      ...[`diff --git ${oldPath} ${newPath}`, ...(from === to ? [] : head)].map(colors.bold),
      ...(before === after ? [colors.bold('similarity index 100%')] : lines.map(coloured)),
    ]
  })
  const ofFolders = folders.map(({ from, to }) => (to === undefined ? `delete ${from}` : `rename ${from} → ${to}`))
  return [...diffs.flat(), ...ofFolders.map(colors.bold)]
}

function coloured(line: string): string {
  if (/^(---|\+\+\+) /.test(line)) return colors.bold(line)
  if (line.startsWith('+')) return colors.green(line)
  return line.startsWith('-') ? colors.red(line) : line.startsWith('@@') ? colors.cyan(line) : line
}
