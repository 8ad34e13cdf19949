import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** In a folder that is made to be kept: its files with their sizes, written last. */
const listFile = '.files.json'

/**
 * Says that a folder is complete.
 * @param {string} folder
 */
export function markWhole(folder) {
  const sizes = Object.fromEntries(filesIn(folder).map((file) => [file, statSync(join(folder, file)).size]))
  writeFileSync(join(folder, listFile), JSON.stringify(sizes))
}

/**
 * The files of a folder that was made to be kept, without the list of them.
 * @param {string} folder
 * @returns {string[] | undefined} undefined when it is not there, or not as it was when it was complete
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
