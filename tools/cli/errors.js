import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { joined, say, wordsOf } from '../content/say/say.js'
import { manifest, packed } from '../files/project.js'

/** Exit codes of commands that fail; 0 means success. */
export const exitCodes = { contentHasErrors: 1, usedWrongly: 2, bug: 3 }

/** Error with a sentence that tells the user why a command refuses its arguments or input. */
export class Refusal extends Error {
  /**
   * @param {import('../content/say/say.js').Said | (import('../content/say/say.js').Said | undefined)[]} said message
   * for the user: one or more sentences; undefined sentences are left out
   * @param {number} [exitCode] exit code of the command
   */
  constructor(said, exitCode = exitCodes.usedWrongly) {
    const sentence = Array.isArray(said) ? joined(said) : said
    super(wordsOf(sentence))
    this.said = sentence
    this.exitCode = exitCode
  }
}

/**
 * Sentences about system errors, by error code. Each function takes the path that the error is about.
 * @type {Record<string, (path: string) => import('../content/say/say.js').Said>}
 */
const sentences = {
  EACCES: (path) => say`${path} cannot be read or written: permission denied. Check its owner and its permissions.`,
  EPERM: (path) =>
    say`${path} cannot be changed: the system does not permit it. Check who owns it and what they may do.`,
  EROFS: (path) => say`${path} cannot be written: its disk is read-only.`,
  ENOSPC: (path) => say`${path} cannot be written: the disk is full. Make room and run the command again.`,
  EDQUOT: (path) => say`${path} cannot be written: your disk quota is used up. Make room and run the command again.`,
  EBUSY: (path) => say`${path} is in use by another program. Close it and run the command again.`,
  EXDEV: (path) => say`${path} cannot be moved to another disk. Keep .cache and the site on the same disk.`,
  ENOTDIR: (path) => say`${path} cannot be used: a part of this path is a file where a folder is needed.`,
  EISDIR: (path) => say`${path} is a folder where a file is needed.`,
  EEXIST: (path) => say`${path} cannot be written: something else with that name already exists.`,
  ENOENT: (path) => say`${path} does not exist; it may have been removed while the command ran. Run the command again.`,
  ELOOP: (path) => say`${path} is a symbolic link that leads to itself.`,
  LINK: (path) =>
    say`${path} is a link, and may point outside of the site: nothing is written there. Put the file or folder itself there.`,
  ENAMETOOLONG: (path) => say`The name is too long for this disk: ${path}`,
  EMFILE: () =>
    say`Too many files are open at the same time. Raise the limit ("ulimit -n 4096") and run the command again.`,
  ENFILE: () => say`This machine has too many files open. Close other programs and run the command again.`,
  ENOMEM: () => say`There is not enough memory. Close other programs and run the command again.`,
}

/**
 * Sentences about system errors that concern a port, by error code. Each function takes the number of the port.
 * @type {typeof sentences}
 */
const sentencesOfPorts = {
  EACCES: (port) => say`Port ${port} needs rights that you do not have. Use another one: --port 8080`,
  EADDRINUSE: (port) => say`Port ${port} is in use by another program. Use another one: --port 8080`,
  EADDRNOTAVAIL: (port) => say`Port ${port} cannot be used on this machine. Use another one: --port 8080`,
}

/**
 * Describes an error that ends a command, without a stack trace. The stack trace of an unexpected error is written to a
 * file, for a bug report.
 * @param {unknown} error
 * @param {string} command name of the command, such as "build"
 * @returns {import('../content/say/say.js').Said} one or several sentences
 */
export function describeFailure(error, command) {
  const sentence = sentenceFor(error)
  if (sentence !== undefined) return sentence
  const report = writeReport(error, command)
  const message = error instanceof Error ? error.message.split('\n')[0] : String(error)
  return joined(
    [say`"${command}" stopped because of a bug: ${message}`, say`Please report it, with the file ${report}`],
    '\n',
  )
}

/**
 * Returns a sentence about an error that the user can fix; undefined for a bug.
 * @param {unknown} error
 * @returns {import('../content/say/say.js').Said | undefined}
 */
function sentenceFor(error) {
  // Detected without `instanceof`, because bundled code has a separate copy of the class `Refusal`.
  const { said } = /** @type {{ said?: import('../content/say/say.js').Said }} */ (Object(error))
  if (said !== undefined) return said
  const {
    code = '',
    path,
    port,
    dest,
  } = /** @type {NodeJS.ErrnoException & { port?: number, dest?: string }} */ (error ?? {})
  const text = error instanceof Error ? error.message : ''
  const [, missingPackage] = /^Cannot find (?:package|module) '([^'./][^']*)'/.exec(text) ?? []
  if (['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND'].includes(code) && missingPackage !== undefined)
    return howToInstall(missingPackage)
  const sentencesByCode = port === undefined ? sentences : sentencesOfPorts
  const sentence = Object.hasOwn(sentencesByCode, code) ? sentencesByCode[code] : undefined
  return sentence?.(port !== undefined ? String(port) : displayPath(dest ?? path ?? 'A file'))
}

/**
 * Sentence about how to install a missing package. The package may be a peer dependency that only some sites need.
 * @param {string} name
 */
function howToInstall(name) {
  const version = packed && manifest().peerDependencies[name]
  if (version)
    return say`This needs the package "${name}", which most sites do not need. Install it: npm install --save-dev --save-exact ${name}@${version}`
  const command = packed ? 'npm install' : 'npm ci'
  return say`The package "${name}" is not installed. Run "${command}" first, in the folder of the project.`
}

/**
 * Prints a sentence about an error.
 * @param {unknown} error
 * @param {string} command
 * @param {(said: import('../content/say/say.js').Said) => string} [spoken] translates a sentence; default: English
 * @returns {number} the exit code
 */
export function printFailure(error, command, spoken = wordsOf) {
  console.error(spoken(describeFailure(error, command)))
  const { exitCode } = /** @type {{ exitCode?: number }} */ (Object(error))
  return sentenceFor(error) === undefined ? exitCodes.bug : (exitCode ?? exitCodes.usedWrongly)
}

/**
 * Prints a sentence about an error, and ends the program.
 * @param {unknown} error
 * @param {string} command
 * @param {(said: import('../content/say/say.js').Said) => string} [spoken] see `printFailure`
 * @returns {never}
 */
export function fail(error, command, spoken) {
  process.exit(printFailure(error, command, spoken))
}

/**
 * Ensures that uncaught errors end the program without a stack trace.
 * @param {string} command
 * @param {(said: import('../content/say/say.js').Said) => string} [spoken] see `fail`
 */
export function guard(command, spoken) {
  for (const event of ['uncaughtException', 'unhandledRejection']) {
    process.removeAllListeners(event)
    process.on(event, (error) => fail(error, command, spoken))
  }
}

/** Shortens a path inside the current folder to a relative path. @param {string} path @returns {string} */
function displayPath(path) {
  const relativePath = relative('.', resolve(path))
  return relativePath === '' || relativePath.startsWith('..') ? path : relativePath
}

/** Writes a report about a bug. @param {unknown} error @param {string} command @returns {string} path of the report */
function writeReport(error, command) {
  const stack = error instanceof Error ? error.stack : String(error)
  const text = `${command}\nNode ${process.version}, ${process.platform}\n\n${stack}\n`
  for (const folder of ['.cache', tmpdir()]) {
    try {
      mkdirSync(folder, { recursive: true })
      const file = join(folder, `failure-${process.pid}.txt`)
      writeFileSync(file, text)
      return file
    } catch {
      // Tries the next folder, which may be writable.
    }
  }
  return '(which could not be written)'
}
