import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { partOf } from './cache'

/** A file that gets a new text, and perhaps another place. */
type Replacement = { file: string; to: string; text: string }

/**
 * Replaces files, all of them or none: whatever fails, what was there before is there again. Readers of one find its old
 * text or all of the new.
 * @throws what the system refuses, such as a full disk
 */
export function replaceFiles(replacements: Replacement[]): void {
  const parts = replacements.map(({ to, text }) => ({ part: partOf(to), to, text }))
  const undo: (() => void)[] = []
  try {
    for (const { part, to, text } of parts) {
      mkdirSync(dirname(to), { recursive: true })
      writeFileSync(part, text)
    }
    for (const [i, { part, to }] of parts.entries()) {
      const { file } = replacements[i] ?? { file: to }
      const before = readFileSync(file)
      renameSync(part, to)
      undo.push(() => {
        if (file !== to) rmSync(to, { force: true })
        writeFileSync(file, before)
      })
      if (file !== to) rmSync(file)
    }
  } catch (error) {
    for (const back of undo.reverse()) back()
    throw error
  } finally {
    for (const { part } of parts) rmSync(part, { force: true })
  }
}
