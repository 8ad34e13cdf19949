import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join, relative, resolve } from 'node:path'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { nearest } from '../content/base/nearest'
import { siteFile } from '../content/read/model'
import { either, joined, type Said, say } from '../content/say/say.js'
import { finishChange } from '../files/change'
import { projectFolder } from '../files/project.js'
import { refuseWrongDay } from './day'
import { fail, guard, printFailure, Refusal } from './errors.js'
import { messageText, speak, speakAsAsked, spokenLanguages } from './message-language'
import { endWithReader } from './output.js'
import { printNames, sayWaiting } from './print'

/** An option of a command. `value` is a placeholder: "FOLDER", or "[BASE]" if optional; undefined for a flag. */
export type Option = { about: Said; value?: string }

/** A command with the options and operands that its help shows. */
export type Command<Name extends string> = {
  name: string
  /** Purpose of the command, in one line. */
  about: Said
  options?: Partial<Record<Name, Option>>
  /** Placeholders for operands: "FILE" is required, "[FILE]" is optional, "[STEP…]" is any number of operands. */
  operands?: string[]
  /** Whether the command works without a site. */
  withoutSite?: boolean
  /** Whether a call needs a site. Defined only by commands for which this depends on the arguments. */
  needsSite?: (operands: string[], has: (option: Name) => boolean) => boolean
}

/** Options of every command. */
const commonOptions = {
  site: { value: 'FOLDER', about: say`the folder of the site; the current folder if not given` },
  help: { about: say`explains the command` },
}

/** Environment variables that options set, because not every shell can set a variable for a single command. */
const variables = { port: 'PORT', day: 'BUILD_DAY' }

/** Options of commands that start a server. */
export const serving = {
  port: { value: 'NUMBER', about: say`the port to serve at; PORT if not given, or the port of the address above` },
}

/** Options of commands whose result depends on the date. */
export const dated = {
  day: { value: '2027-03-01', about: say`the day that counts as today; BUILD_DAY or the real day if not given` },
}

/** Parsed arguments of a command. */
export type ParsedArguments<Name extends string> = {
  has(option: Name | keyof typeof commonOptions | 'lang'): boolean
  /** Value of an option: undefined if the option is not given, empty if the option is given without a value. */
  value(option: Name): string | undefined
  operands: string[]
}

/** An invocation of a command from code instead of a shell. */
type Call = {
  /** The arguments after the command's name. */
  argv: string[]
  /** The current folder of the command. */
  cwd: string
  /** Receives the output of the command. */
  print: Pick<Console, 'log' | 'error'>
}

/** Runs a command and returns its exit code. Without a `call`, arguments and output are those of the process. */
export type Runnable = (call?: Call) => Promise<number>

/**
 * Creates a command that parses and validates its arguments, changes to the site's folder, and prints errors without
 * stack traces.
 * @param run does the work; may return an exit code (`exitCodes`), or throw a `Refusal`, which is printed
 */
export function createCommand<Name extends string = never>(
  command: Command<Name>,
  run: (given: ParsedArguments<Name>) => Promise<number> | Promise<void>,
): Runnable {
  const answer = async (argv: string[]) => {
    speakAsAsked(argv)
    const { given, site, language, isHelp } = readArguments(command, argv)
    speak(language)
    if (isHelp) {
      console.log(usage(command))
      return 0
    }
    for (const [option, variable] of Object.entries(variables)) {
      const value = given.value(option as Name)
      if (value !== undefined) process.env[variable] = value
    }
    refuseWrongDay(given.has('day' as Name) ? '--day' : undefined)
    const needsSite = command.needsSite ?? (() => !command.withoutSite)
    if (needsSite(given.operands, given.has)) await enterSite(site)
    return (await run(given)) ?? 0
  }
  return async (call) => {
    if (call)
      return surrounded(call, () => answer(call.argv).catch((error) => printFailure(error, command.name, messageText)))
    endWithReader()
    guard(command.name, messageText)
    try {
      process.exitCode = await answer(process.argv.slice(2))
    } catch (error) {
      fail(error, command.name, messageText)
    }
    return process.exitCode
  }
}

/**
 * Runs `work` in the folder of a call, and sends the output to the call. Afterwards, restores the folder and the
 * console.
 */
async function surrounded(call: Call, work: () => Promise<number>): Promise<number> {
  const { log, error } = console
  const { env } = process
  const folder = process.cwd()
  Object.assign(console, call.print)
  process.env = { ...env }
  process.chdir(call.cwd)
  try {
    return await work()
  } finally {
    process.chdir(folder)
    process.env = env
    Object.assign(console, { log, error })
  }
}

/** Changes to the folder of a site, and completes an interrupted change. @throws Refusal if the folder has no site */
async function enterSite(folder = '.'): Promise<void> {
  const path = resolve(folder)
  if (!existsSync(join(path, siteFile))) {
    const near = siteAbove(path)
    throw new Refusal(
      say`There is no ${siteFile} in ${path}. Run this in the folder of a site, or give one: --site ${near ?? 'FOLDER'}`,
    )
  }
  process.chdir(path)
  await finishChange(sayWaiting)
}

/** Parses the arguments after the name of a command. @throws Refusal for unknown or invalid arguments */
export function readArguments<Name extends string>(
  command: Command<Name>,
  args: string[],
): { given: ParsedArguments<Name>; site: string | undefined; language: string | undefined; isHelp: boolean } {
  const options = optionsOf(command)
  const types: NonNullable<ParseArgsConfig['options']> = { help: { type: 'boolean', short: 'h' } }
  for (const [name, { value }] of Object.entries(options)) types[name] ??= { type: value ? 'string' : 'boolean' }
  const { tokens } = parseArgs({
    args: args.map((word, i) => (isBare(word, args[i + 1], options) ? `${word}=` : word)),
    options: types,
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const values: Record<string, string> = {}
  const operands: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value)
    if (token.kind !== 'option') continue
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined
    if (!option)
      throw new Refusal([say`"${command.name}" has no option "${token.rawName}".`, advice(token.name, command)])
    if (token.name in values) throw new Refusal(say`The option "--${token.name}" is given twice.`)
    const { value = '' } = token
    const isMissing = value === '' || (!token.inlineValue && value.startsWith('-'))
    if (option.value && isMissing && !mayBeBare(option))
      throw new Refusal(say`The option "--${token.name}" needs a value: --${token.name} ${option.value}`)
    if (!option.value && value !== '') throw new Refusal(say`The option "--${token.name}" takes no value.`)
    values[token.name] = value
  }
  const isHelp = 'help' in values
  const maxOperands = command.operands?.at(-1)?.includes('…')
    ? Number.POSITIVE_INFINITY
    : (command.operands?.length ?? 0)
  if (!isHelp && operands.length > maxOperands)
    throw new Refusal([say`"${command.name}" does not take "${operands[maxOperands]}".`, howTo(command.name)])
  return {
    given: { has: (name) => name in values, value: (name) => values[name], operands },
    site: values.site,
    // A command may have its own option "lang", for a language other than that of messages.
    language: 'lang' in (command.options ?? {}) ? undefined : values.lang,
    isHelp,
  }
}

/** Whether an argument is an option that may have a value, but is given without one. */
function isBare(word: string, next: string | undefined, options: Record<string, Option>): boolean {
  const [, name = ''] = /^--([^=]+)$/.exec(word) ?? []
  const option = Object.hasOwn(options, name) ? options[name] : undefined
  return option !== undefined && mayBeBare(option) && (next === undefined || next.startsWith('-'))
}

function mayBeBare({ value }: Option): boolean {
  return value?.startsWith('[') === true
}

/** Text that `--help` prints. */
export function usage<Name extends string>(command: Command<Name>): string {
  const rows = Object.entries(optionsOf(command)).map(([name, { value, about }]): [string, Said] => {
    return [`${name === 'help' ? '-h, ' : ''}--${name}${value ? ` ${value}` : ''}`, about]
  })
  const parts = [say`Usage: ${callOf(command)} [options]`, command.about, printNames(rows)]
  return messageText(joined(parts, '\n\n'))
}

function callOf<Name extends string>({ name, operands = [] }: Command<Name>): string {
  return [npmOf(name), '--', ...operands].join(' ')
}

/** Commands without an npm script, because only other programs run them, not authors. */
const withoutScript = ['bench-run', 'lsp', 'pack']

function npmOf(name: string): string {
  if (withoutScript.includes(name)) return `node ${relative('.', join(projectFolder, 'tools/run.js'))} ${name}`
  return name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`
}

function optionsOf<Name extends string>({ options, withoutSite }: Command<Name>): Record<string, Option> {
  const { site, help } = commonOptions
  const about = say`the language of messages, ${either(spokenLanguages())}; that of the system if not given`
  const lang = { value: 'LANGUAGE', about }
  return { ...options, ...(withoutSite ? {} : { site }), ...('lang' in (options ?? {}) ? {} : { lang }), help }
}

function advice<Name extends string>(name: string, command: Command<Name>): Said {
  const near = nearest(name, Object.keys(optionsOf(command)))
  return near === undefined ? howTo(command.name) : say`Did you mean "--${near}"?`
}

/** Sentence that refers the user to the help of a command. */
export function howTo(name: string): Said {
  return say`"${npmOf(name)} -- --help" explains it.`
}

/** Nearest folder that contains a site: the given folder, or one above it; undefined if there is none. */
function siteAbove(folder: string): string | undefined {
  if (existsSync(join(folder, siteFile))) return folder
  const above = dirname(folder)
  return above === folder ? undefined : siteAbove(above)
}

/**
 * Port for a server, from `--port` or the variable PORT, otherwise the default.
 * @throws Refusal if the port is invalid, or the system's error if the port is in use
 */
export async function portOr(defaultPort: number): Promise<number> {
  const requestedPort = process.env.PORT
  const port = requestedPort === undefined || requestedPort === '' ? defaultPort : Number(requestedPort)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Refusal(say`The port must be a number from 0 to 65535, but is "${requestedPort}".`)
  const probe = createServer()
  await new Promise<void>((done, fail) => probe.once('error', fail).listen(port, done))
  await new Promise((done) => probe.close(done))
  return port
}
