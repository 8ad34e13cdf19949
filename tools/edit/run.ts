import { createTwoFilesPatch } from 'diff'
import colors from 'picocolors'
import { Refusal } from '../cli/errors.js'
import { plural } from '../cli/print'
import type { Site } from '../content/site'
import { readContract } from '../contract/contract-file'
import { cacheFolder } from '../files/cache'
import { applyChange } from '../files/change'
import { withLock } from '../files/lock'
import { readSource } from '../files/source'
import { changeOf, newError, openEditable } from './carry-out'
import type { Edit } from './edit'

/** The option that all commands have which edit the content. */
export const dryRun = { 'dry-run': { about: 'shows what would change, and changes nothing' } }

/** What an edit did, or would do, and the documents before it. */
type Outcome<Done> = { result: Done; documents: Record<string, string> }

/**
 * Edits the site of the folder the command runs in, all of it or nothing.
 * @param work what is done to the site
 * @param isDry whether nothing is written
 * @param waiting called when another process is editing the site, with its number
 * @throws Refusal when that would bring an error
 */
export async function carryOut<Done extends { edit: Edit }>(
  work: (site: Site) => Done,
  isDry: boolean,
  waiting: (pid: number) => void,
): Promise<Outcome<Done>> {
  return withLock(`${cacheFolder}/change.lock`, waiting, async () => {
    const [source, contract] = [readSource(), await readContract()]
    const editable = openEditable(source, contract)
    const result = work(editable.site)
    const { edit } = result
    const error = newError(editable, edit, contract)
    if (error)
      throw new Refusal(`Nothing was changed. ${error.file}: ${error.message}${error.hint ? ` ${error.hint}` : ''}`)
    const [other] = isDry ? [] : applyChange(changeOf(source, edit))
    if (other !== undefined)
      throw new Refusal(`Nothing was changed: ${other} was saved a moment ago. Run the command again.`)
    return { result, documents: source.documents }
  })
}

/**
 * Edits the site, or shows the difference.
 * @param done says what was done
 * @throws Refusal when that would bring an error
 */
export async function editSite<Done extends { edit: Edit }>(
  work: (site: Site) => Done,
  isDry: boolean,
  done: (result: Done, files: string) => string,
): Promise<void> {
  const waiting = (pid: number) => console.log(`Another command is changing the content (pid ${pid}); waiting.`)
  const { result, documents } = await carryOut(work, isDry, waiting)
  const { edit } = result
  console.log(
    isDry ? `${difference(edit, documents)}\n\nNothing was changed.` : done(result, plural(edit.files.length, 'file')),
  )
}

/** An edit as a unified diff, file by file. */
function difference({ files, folders }: Edit, documents: Record<string, string>): string {
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
