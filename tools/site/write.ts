import { existsSync } from 'node:fs'
import { Refusal } from '../cli/errors.js'
import { say } from '../content/say/say.js'
import { ledgerFolder, readLedger } from '../content/translation/ledger'
import { applyChange, type Change, lastChange, textOf, whileAlone } from '../files/change'
import { isCI } from '../files/site/ledger-files'
import type { LedgerOnDisk, Noted } from '../files/site/ledger-on-disk'

/**
 * Applies a change to content files completely or not at all, and stores the change that undoes it. An empty change has
 * no effect.
 * @throws Refusal if a file has changed since it was read
 */
export function changeFiles(change: Change): void {
  if (change.files.length + change.folders.length === 0) return
  const [changedPath] = applyChange(change, true)
  if (changedPath !== undefined)
    throw new Refusal(say`Nothing was changed: ${changedPath} was saved a moment ago. Run the command again.`)
}

/**
 * The change that undoes the last change made by a command to the site in the current folder. If that command was an
 * undo, this change is the redo.
 * @throws Refusal if there is nothing to undo, or if the content has changed since that command
 */
export function undoOfLast(): Change {
  const change = lastChange()
  if (!change) throw new Refusal(say`There is nothing to undo: no command has changed this site on this machine.`)
  const files = change.files.map((file) => ({ ...file, now: textOf(file.path) }))
  // Ledger files may differ, because checks update them, and the next check will update them again.
  const changedFile = files.find(({ path, before, now }) => now !== before && !path.startsWith(`${ledgerFolder}/`))
  const folder = change.folders.find(({ from, to = '' }) => !existsSync(from) || existsSync(to))
  const changed = changedFile?.path ?? folder?.from
  if (changed !== undefined)
    throw new Refusal(
      say`${changed} was changed since that command, so the command cannot be undone. Nothing was changed.`,
    )
  return { folders: change.folders, files: files.map(({ path, after, now }) => ({ path, before: now, after })) }
}

/**
 * Writes all changes to the ledger, or none. Nothing is written if the content is read-only, if another process has
 * changed ledger files, or in CI, where the changes are not committed. The next check then records the translations
 * again.
 * @param waiting called with the pid of another process that is changing the site
 * @returns number of new or changed translations; undefined if nothing was written
 */
export async function writeNoted(ledger: LedgerOnDisk, waiting: (pid: number) => void): Promise<number | undefined> {
  if (isCI()) return undefined
  const files = ledger.changes()
  if (files.length === 0) return undefined
  try {
    const change = async () => applyChange({ files, folders: [] })
    if ((await whileAlone(change, waiting)).length > 0) return undefined
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
  ledger.written()
  return files.map(countNew).reduce((sum, count) => sum + count, 0)
}

function countNew({ path, before = '', after = '' }: Noted): number {
  const knownFacts = new Set(factsIn(path, before))
  return factsIn(path, after).filter((fact) => !knownFacts.has(fact)).length
}

function factsIn(path: string, text: string): string[] {
  return [...readLedger({ [path]: text }).pages.values()].flatMap((facts) =>
    [...facts].flatMap(([key, list]) =>
      list.flatMap(({ source, marks }) => [...marks].map((mark) => JSON.stringify([key, source, mark]))),
    ),
  )
}
