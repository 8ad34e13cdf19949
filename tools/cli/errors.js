import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { joined, say, wordsOf } from '../content/say/say.js'
import { manifest, packed } from '../files/project.js'

/** What a command ends with where it does not end well. Without any, all is as it should be: 0. */
export const exitCodes = { contentHasErrors: 1, usedWrongly: 2, bug: 3 }

/** Why a command refuses what it was asked: a sentence for the person who started it. */
export class Refusal extends Error {
  /**
   * @param {import('../content/say/say.js').Said | (import('../content/say/say.js').Said | undefined)[]} said a sentence, or several
   * @param {number} [exitCode] what the command ends with
   */
  constructor(said, exitCode = exitCodes.usedWrongly) {
    const whole = Array.isArray(said) ? joined(said) : said
    super(wordsOf(whole))
    this.said = whole
    this.exitCode = exitCode
  }
}

/**
 * What to say about system errors, by their codes.
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
 * What to say about system errors of a port.
 * @type {typeof sentences}
 */
const sentencesOfPorts = {
  EACCES: (port) => say`Port ${port} needs rights that you do not have. Use another one: --port 8080`,
  EADDRINUSE: (port) => say`Port ${port} is in use by another program. Use another one: --port 8080`,
  EADDRNOTAVAIL: (port) => say`Port ${port} cannot be used on this machine. Use another one: --port 8080`,
}

/**
 * What is printed for an error that ends a command: never a stack trace. The stack of an unexpected error goes into a
 * file, for a bug report.
 * @param {unknown} error
 * @param {string} command its name, for example "build"
 * @returns {import('../content/say/say.js').Said} a sentence, or a few
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
 * What to say about an error that somebody can do something about; undefined for a bug.
 * @param {unknown} error
 * @returns {import('../content/say/say.js').Said | undefined}
 */
function sentenceFor(error) {
  if (error instanceof Refusal) return error.said
  const {
    code = '',
    path,
    port,
    dest,
  } = /** @type {NodeJS.ErrnoException & { port?: number, dest?: string }} */ (error ?? {})
  const text = error instanceof Error ? error.message : ''
  const [, missing] = /^Cannot find (?:package|module) '([^'./][^']*)'/.exec(text) ?? []
  if (['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND'].includes(code) && missing !== undefined) return howToInstall(missing)
  const known = port === undefined ? sentences : sentencesOfPorts
  const sentence = Object.hasOwn(known, code) ? known[code] : undefined
  return sentence?.(port !== undefined ? String(port) : shown(dest ?? path ?? 'A file'))
}

/**
 * What to do about a package that is not there. What only some sites need, the package of the engine leaves to them.
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
 * Ends the program with a sentence for an error.
 * @param {unknown} error
 * @param {string} command
 * @param {(said: import('../content/say/say.js').Said) => string} [spoken] in the language of the author; in English where that is not known yet
 * @returns {never}
 */
export function fail(error, command, spoken = wordsOf) {
  console.error(spoken(describeFailure(error, command)))
  const { exitCode } = /** @type {{ exitCode?: number }} */ (Object(error))
  process.exit(sentenceFor(error) === undefined ? exitCodes.bug : (exitCode ?? exitCodes.usedWrongly))
}

/**
 * Makes sure that no error ends the program with a stack trace, whenever it happens.
 * @param {string} command
 * @param {(said: import('../content/say/say.js').Said) => string} [spoken] see `fail`
 */
export function guard(command, spoken) {
  for (const event of ['uncaughtException', 'unhandledRejection']) {
    process.removeAllListeners(event)
    process.on(event, (error) => fail(error, command, spoken))
  }
}

/** @param {string} path @returns {string} from the current folder where it is in it */
function shown(path) {
  const near = relative('.', resolve(path))
  return near === '' || near.startsWith('..') ? path : near
}

/** @param {unknown} error @param {string} command @returns {string} the file where the report is */
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
      // The next folder may be writable.
    }
  }
  return '(which could not be written)'
}
