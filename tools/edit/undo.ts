import { existsSync } from 'node:fs'
import { Refusal } from '../cli/errors.js'
import { ledgerFolder } from '../content/ledger'
import { say } from '../content/say/say.js'
import { type Change, lastChange, textOf } from '../files/change'

/**
 * The change that takes back the last one that a command made to the content of the current folder. Taken back itself,
 * it is the change again.
 * @throws Refusal when there is none, or when what it changed was changed again since
 */
export function undoOfLast(): Change {
  const change = lastChange()
  if (!change) throw new Refusal(say`There is nothing to take back: no command has changed this site on this machine.`)
  const files = change.files.map((file) => ({ ...file, now: textOf(file.path) }))
  // A check notes translations by itself; what it noted since is noted again.
  const other = files.find(({ path, before, now }) => now !== before && !path.startsWith(`${ledgerFolder}/`))
  const folder = change.folders.find(({ from, to = '' }) => !existsSync(from) || existsSync(to))
  const changed = other?.path ?? folder?.from
  if (changed !== undefined)
    throw new Refusal(say`${changed} was changed since that command, so it cannot be taken back. Nothing was changed.`)
  return { folders: change.folders, files: files.map(({ path, after, now }) => ({ path, before: now, after })) }
}
