import { createTwoFilesPatch } from 'diff'
import colors from 'picocolors'
import { type Given, type Option, runCommand } from '../cli/command'
import { Refusal } from '../cli/errors.js'
import { plural, sayWaiting } from '../cli/print'
import { spoken } from '../cli/spoken'
import { type Said, say } from '../content/say/say.js'
import type { Site } from '../content/site'
import { carryOut } from './carry-out'
import type { Edit } from './edit'

/** The option that all commands have which edit the content. */
export const dryRun = { 'dry-run': { about: say`shows what would change, and changes nothing` } }

/** A command that edits the site: what it is asked, what it does, and what it says of that. */
type EditCommand<Name extends string, Operands extends readonly string[], Done> = {
  name: string
  about: Said
  /** What it needs. */
  operands: Operands
  /** The sentence where something of that is missing, with an example. */
  missing: Said
  options?: Record<Name, Option>
  /** @throws Refusal when that cannot be */
  work(site: Site, operands: { [Index in keyof Operands]: string }, value: Given<Name>['value']): Done
  /** @param files how many there are: "2 files" */
  done(result: Done, files: Said): Said
}

/** Runs a command that edits the site, or with "--dry-run" shows the difference. */
export function runEdit<
  const Operands extends readonly string[],
  Done extends { edit: Edit },
  Name extends string = never,
>(command: EditCommand<Name, Operands, Done>): Promise<void> {
  const { name, about, operands, missing, work, done } = command
  const options = { ...command.options, ...dryRun } as Record<Name | keyof typeof dryRun, Option>
  return runCommand({ name, about, operands: [...operands], options }, async (given) => {
    if (given.operands.length < operands.length) throw new Refusal(missing)
    const named = given.operands as { [Index in keyof Operands]: string }
    const isDry = given.has('dry-run')
    const { result, documents } = await carryOut((site) => work(site, named, given.value), isDry, sayWaiting)
    const { edit } = result
    if (!isDry) return console.log(spoken(done(result, plural(edit.files.length, 'file'))))
    console.log(`${difference(edit, documents)}\n\n${spoken(say`Nothing was changed.`)}`)
  })
}

/** An edit as a unified diff, file by file. */
export function difference({ files, folders }: Edit, documents: Record<string, string>): string {
  const folderLines = folders.map(({ from, to }) =>
    colors.bold(to === undefined ? `delete ${from}/` : `rename ${from}/ → ${to}/`),
  )
  const diffs = files.map(({ from, to, text }) => {
    const before = from === undefined ? '' : (documents[from] ?? '')
    const head = from === undefined ? `new ${to}` : to === undefined ? `delete ${from}` : `rename ${from} → ${to}`
    const isSame = from === to
    if (to === undefined || (!isSame && text === before)) return colors.bold(head)
    const patch = createTwoFilesPatch('', '', before, text, '', '', { context: 2 })
    const lines = patch.slice(patch.indexOf('@@')).split('\n')
    const names = [`--- ${from ?? '/dev/null'}`, `+++ ${to}`]
    return [...(isSame ? [] : [head]), ...names].map(colors.bold).concat(lines.map(coloured)).join('\n').trimEnd()
  })
  return [...diffs, ...folderLines].join('\n\n')
}

function coloured(line: string): string {
  if (line.startsWith('+')) return colors.green(line)
  return line.startsWith('-') ? colors.red(line) : line.startsWith('@@') ? colors.cyan(line) : line
}
