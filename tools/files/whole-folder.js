import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Name of the last file written to a generated folder. It lists the other files with their sizes in bytes. */
const listFile = '.files.json'

/**
 * Marks a folder as complete by writing the list of its files.
 * @param {string} folder
 */
export function markWhole(folder) {
  const sizes = Object.fromEntries(filesIn(folder).map((file) => [file, statSync(join(folder, file)).size]))
  writeFileSync(join(folder, listFile), JSON.stringify(sizes))
}

/**
 * Lists the files in a generated folder, as paths relative to that folder.
 * @param {string} folder
 * @returns {string[] | undefined} undefined if a file is missing, or if its size has changed since `markWhole`
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
