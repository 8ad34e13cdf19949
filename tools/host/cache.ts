import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** What is made of the content and can be made again, kept out of version control. */
export const cacheFolder = '.cache'

/** Reads what an earlier command kept; undefined when there is nothing. */
export function readKept<Kept>(file: string): Kept | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** Keeps something for the next command. An interrupted one leaves what was there before. */
export function keep(file: string, content: unknown): void {
  mkdirSync(dirname(file), { recursive: true })
  const part = `${file}.${process.pid}`
  writeFileSync(part, JSON.stringify(content))
  renameSync(part, file)
}
