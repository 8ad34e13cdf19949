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
import { fail, guard, Refusal } from './errors.js'
import { endWithReader } from './output.js'
import { printNames, sayWaiting } from './print'
import { speak, speakAsAsked, spoken, spokenLanguages } from './spoken'

/** An option of a command. `value` names what follows it: "FOLDER", or "[BASE]" for what may follow; nothing where nothing does. */
export type Option = { about: Said; value?: string }

/** The options of a command, as its help shows them. */
export type Command<Name extends string> = {
  name: string
  /** Its purpose, in one line. */
  about: Said
  options?: Partial<Record<Name, Option>>
  /** What it takes apart from options: "FILE", "[data-sheets]", "[STEP…]" for any number; nothing when not given. */
  operands?: string[]
  /** Whether it has nothing to do with a site. */
  withoutSite?: boolean
  /** Whether what it is asked needs a site, where it does not always. */
  needsSite?: (operands: string[], has: (option: Name) => boolean) => boolean
}

/** What every command takes. */
const commonOptions = {
  site: { value: 'FOLDER', about: say`the folder of the site; the current folder if not given` },
  help: { about: say`explains the command` },
}

/** Options that stand for a variable of the environment, which not every shell can set for one command. */
const variables = { port: 'PORT', day: 'BUILD_DAY' }

/** Options of commands that serve something. */
export const serving = {
  port: { value: 'NUMBER', about: say`the port to serve at; PORT if not given, or the port of the address above` },
}

/** Options of commands for which the day matters. */
export const dated = {
  day: { value: '2027-03-01', about: say`the day that counts as today; BUILD_DAY or the real day if not given` },
}

/** The words after the name of a command. */
export type Given<Name extends string> = {
  has(option: Name | keyof typeof commonOptions | 'lang'): boolean
  /** Undefined when the option was not given; empty where it was without a value that may follow. */
  value(option: Name): string | undefined
  operands: string[]
}

/**
 * Runs a command: reads what was written after its name, refuses what it does not know, goes to the folder of the site
 * (from then on the current folder), and lets no error end in a stack trace.
 * @param run does the work; a `Refusal` that it throws is printed as it is. Exit codes: `exitCodes`
 */
export async function runCommand<Name extends string = never>(
  command: Command<Name>,
  run: (given: Given<Name>) => Promise<void> | void,
): Promise<void> {
  endWithReader()
  guard(command.name, spoken)
  try {
    const written = process.argv.slice(2)
    speakAsAsked(written)
    const { given, site, language, isHelp } = readArguments(command, written)
    speak(language)
    if (isHelp) return console.log(usage(command))
    for (const [option, variable] of Object.entries(variables)) {
      const value = given.value(option as Name)
      if (value !== undefined) process.env[variable] = value
    }
    refuseWrongDay(given.has('day' as Name) ? '--day' : undefined)
    const needsSite = command.needsSite ?? (() => !command.withoutSite)
    if (needsSite(given.operands, given.has)) await enterSite(site)
    await run(given)
  } catch (error) {
    fail(error, command.name, spoken)
  }
}

/** Makes the folder of a site the current one, and finishes what an interrupted command began to change in it. @throws Refusal when there is no site in it */
async function enterSite(folder = '.'): Promise<void> {
  const place = resolve(folder)
  if (!existsSync(join(place, siteFile))) {
    const near = siteAbove(place)
    throw new Refusal(
      say`There is no ${siteFile} in ${place}. Run this in the folder of a site, or give one: --site ${near ?? 'FOLDER'}`,
    )
  }
  process.chdir(place)
  await finishChange(sayWaiting)
}

/** Reads what was written after the name of a command. @throws Refusal for what the command does not know */
export function readArguments<Name extends string>(
  command: Command<Name>,
  written: string[],
): { given: Given<Name>; site: string | undefined; language: string | undefined; isHelp: boolean } {
  const options = optionsOf(command)
  const types: NonNullable<ParseArgsConfig['options']> = { help: { type: 'boolean', short: 'h' } }
  for (const [name, { value }] of Object.entries(options)) types[name] ??= { type: value ? 'string' : 'boolean' }
  const { tokens } = parseArgs({
    args: written.map((word, i) => (isBare(word, written[i + 1], options) ? `${word}=` : word)),
    options: types,
    strict: false,
    allowPositionals: true,
    tokens: true,
  })
  const found: Record<string, string> = {}
  const operands: string[] = []
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value)
    if (token.kind !== 'option') continue
    const option = Object.hasOwn(options, token.name) ? options[token.name] : undefined
    if (!option)
      throw new Refusal([say`"${command.name}" has no option "${token.rawName}".`, advice(token.name, command)])
    if (token.name in found) throw new Refusal(say`The option "--${token.name}" is given twice.`)
    const { value = '' } = token
    const isMissing = value === '' || (!token.inlineValue && value.startsWith('-'))
    if (option.value && isMissing && !mayBeBare(option))
      throw new Refusal(say`The option "--${token.name}" needs a value: --${token.name} ${option.value}`)
    if (!option.value && value !== '') throw new Refusal(say`The option "--${token.name}" takes no value.`)
    found[token.name] = value
  }
  const isHelp = 'help' in found
  const most = command.operands?.at(-1)?.includes('…') ? Number.POSITIVE_INFINITY : (command.operands?.length ?? 0)
  if (!isHelp && operands.length > most)
    throw new Refusal([say`"${command.name}" does not take "${operands[most]}".`, howTo(command.name)])
  return {
    given: { has: (name) => name in found, value: (name) => found[name], operands },
    site: found.site,
    language: found.lang,
    isHelp,
  }
}

/** Whether a word is an option that needs no value, and has none. */
function isBare(word: string, next: string | undefined, options: Record<string, Option>): boolean {
  const [, name = ''] = /^--([^=]+)$/.exec(word) ?? []
  const option = Object.hasOwn(options, name) ? options[name] : undefined
  return option !== undefined && mayBeBare(option) && (next === undefined || next.startsWith('-'))
}

function mayBeBare({ value }: Option): boolean {
  return value?.startsWith('[') === true
}

/** What `--help` prints. */
export function usage<Name extends string>(command: Command<Name>): string {
  const rows = Object.entries(optionsOf(command)).map(([name, { value, about }]): [string, Said] => {
    return [`${name === 'help' ? '-h, ' : ''}--${name}${value ? ` ${value}` : ''}`, about]
  })
  const parts = [say`Usage: ${callOf(command)} [options]`, command.about, printNames(rows)]
  return spoken(joined(parts, '\n\n'))
}

function callOf<Name extends string>({ name, operands = [] }: Command<Name>): string {
  return [npmOf(name), '--', ...operands].join(' ')
}

/** Commands for programs, which are no scripts of npm. */
const withoutScript = ['bench-run', 'lsp', 'pack']

function npmOf(name: string): string {
  if (withoutScript.includes(name)) return `node ${relative('.', join(projectFolder, 'tools/run.js'))} ${name}`
  return name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`
}

function optionsOf<Name extends string>({ options, withoutSite }: Command<Name>): Record<string, Option> {
  const { site, help } = commonOptions
  const about = say`the language of messages, ${either(spokenLanguages())}; that of the system if not given`
  const lang = { value: 'LANGUAGE', about }
  return { ...options, ...(withoutSite ? {} : { site }), lang, help }
}

function advice<Name extends string>(name: string, command: Command<Name>): Said {
  const near = nearest(name, Object.keys(optionsOf(command)))
  return near === undefined ? howTo(command.name) : say`Did you mean "--${near}"?`
}

/** Where a command explains itself. */
export function howTo(name: string): Said {
  return say`"${npmOf(name)} -- --help" explains it.`
}

/** The folder of the site that a folder is in. */
function siteAbove(folder: string): string | undefined {
  if (existsSync(join(folder, siteFile))) return folder
  const above = dirname(folder)
  return above === folder ? undefined : siteAbove(above)
}

/**
 * The port a server is to use: that of --port or PORT, or its own.
 * @throws Refusal when it is no port; the system's error when another program uses it
 */
export async function portOr(own: number): Promise<number> {
  const wanted = process.env.PORT
  const port = wanted === undefined || wanted === '' ? own : Number(wanted)
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Refusal(say`The port must be a number from 0 to 65535, but is "${wanted}".`)
  const probe = createServer()
  await new Promise<void>((done, fail) => probe.once('error', fail).listen(port, done))
  await new Promise((done) => probe.close(done))
  return port
}
