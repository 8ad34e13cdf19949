import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Name of the list of files and sizes (bytes) in a generated folder, written last. */
const listFile = '.files.json'

/**
 * Marks a folder as complete.
 * @param {string} folder
 */
export function markWhole(folder) {
  const sizes = Object.fromEntries(filesIn(folder).map((file) => [file, statSync(join(folder, file)).size]))
  writeFileSync(join(folder, listFile), JSON.stringify(sizes))
}

/**
 * Paths of the files in a generated folder, relative to it.
 * @param {string} folder
 * @returns {string[] | undefined} undefined if the folder is missing, or differs from its state at `markWhole`
 */
export function wholeFolder(folder) {
  try {
    /** @type {Record<string, unknown>} */
    const sizes = JSON.parse(readFileSync(join(folder, listFile), 'utf8'))
    const files = Object.keys(sizes)
    return files.every((file) => statSync(join(folder, file)).size === sizes[file]) ? files : undefined
  } catch {
    return undefined
  }
}

/** @param {string} folder @returns {string[]} */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file !== listFile && statSync(join(folder, file)).isFile())
    .sort()
}
