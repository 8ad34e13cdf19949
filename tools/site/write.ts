import { existsSync } from 'node:fs'
import { Refusal } from '../cli/errors.js'
import { say } from '../content/say/say.js'
import { ledgerFolder, readLedger } from '../content/translation/ledger'
import { applyChange, type Change, lastChange, textOf, whileAlone } from '../files/change'
import { isCI } from '../files/site/ledger-files'
import type { LedgerOnDisk, Noted } from '../files/site/ledger-on-disk'

/** Changes files of the content, all or none, and keeps what takes it back; nothing to change leaves what was kept. @throws Refusal when one of them was saved by somebody else meanwhile */
export function changeFiles(change: Change): void {
  if (change.files.length + change.folders.length === 0) return
  const [other] = applyChange(change, true)
  if (other !== undefined)
    throw new Refusal(say`Nothing was changed: ${other} was saved a moment ago. Run the command again.`)
}

/**
 * The change that takes back the last one that a command made to the content of the current folder. Taken back itself,
 * it is the change again.
 * @throws Refusal when there is none, or when what it changed was changed again since
 */
export function undoOfLast(): Change {
  const change = lastChange()
  if (!change) throw new Refusal(say`There is nothing to undo: no command has changed this site on this machine.`)
  const files = change.files.map((file) => ({ ...file, now: textOf(file.path) }))
  // A check notes translations by itself; what it noted since is noted again.
  const other = files.find(({ path, before, now }) => now !== before && !path.startsWith(`${ledgerFolder}/`))
  const folder = change.folders.find(({ from, to = '' }) => !existsSync(from) || existsSync(to))
  const changed = other?.path ?? folder?.from
  if (changed !== undefined)
    throw new Refusal(
      say`${changed} was changed since that command, so the command cannot be undone. Nothing was changed.`,
    )
  return { folders: change.folders, files: files.map(({ path, after, now }) => ({ path, before: now, after })) }
}

/**
 * Writes what was noted into the ledger, all of it or nothing. Nothing is written in CI, where nobody commits it, where the
 * content may only be read, and where somebody else wrote into the ledger meanwhile: the next check notes it again.
 * @param waiting called when another process is changing the site, with its number
 * @returns how many translations are new or changed; undefined where nothing was written
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
  const known = new Set(factsIn(path, before))
  return factsIn(path, after).filter((fact) => !known.has(fact)).length
}

function factsIn(path: string, text: string): string[] {
  return [...readLedger({ [path]: text }).pages.values()].flatMap((facts) =>
    [...facts].flatMap(([key, list]) =>
      list.flatMap(({ source, marks }) => [...marks].map((mark) => JSON.stringify([key, source, mark]))),
    ),
  )
}
