/** Runs `npm test`: all tests, or only the named steps. */

import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { delimiter, join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { createCommand } from '../tools/cli/command'
import { Refusal } from '../tools/cli/errors.js'
import { printTable } from '../tools/cli/print'
import { suggest } from '../tools/content/base/nearest'
import { say } from '../tools/content/say/say.js'
import { projectFolder } from '../tools/files/project.js'
import { attempt, git } from '../tools/files/site/git'
import {
  installChecker,
  installHugo,
  installJava,
  installLetters,
  installNginx,
  installOtherBrowsers,
  installShell,
} from './engine/machine'

type Step = { about: string; command: string }

/** Steps that only read files, and can therefore run in parallel. */
const still: Record<string, Step> = {
  generated: {
    about: 'what is generated from the schema is current',
    command: 'node tools/run.js generate types rules --check',
  },
  style: { about: 'style of code and styles', command: 'biome check . && stylelint "renderer/**/*.css"' },
  types: { about: 'types', command: 'tsc' },
  unused: { about: 'files, exports and packages that nothing uses', command: 'knip' },
}

/** Vitest suites, with their folders. All requested suites run in one Vitest process. */
const suites: Record<string, Step> = {
  unit: {
    about: 'functions, and whether schema, blocks and renderer agree',
    command: 'tests/engine/unit tests/engine/contract tests/site/contract tools/checks',
  },
  integration: {
    about: 'commands as authors run them, on real files',
    command: 'tests/engine/integration tests/site/integration',
  },
  random: { about: 'random pages and mistakes', command: 'tests/engine/fuzz' },
}

const budgets: Record<string, Step> = {
  budgets: { about: 'what a visitor has to load', command: 'node tools/run.js generate budgets --check' },
}

/** Playwright suites. All requested suites run in one Playwright process. */
const browsers: Record<string, Step> = {
  browser: {
    about: 'the fixture site, live editing and the Studio in Chromium',
    command: '--project=editing --project=engine',
  },
  site: { about: 'the site of this repository in Chromium', command: '--project=site' },
}

/** Paths of the files that the browser tests of this repository's site depend on. */
const siteSources = ['pages', 'locales', 'renderer', 'schema', 'blocks', 'tests/site']

/**
 * Whether changes since the upstream branch may affect the site's browser tests. Always true in CI, and if there is no
 * upstream branch.
 */
function mayChangeSite(): boolean {
  const base = process.env.CI ? undefined : attempt('merge-base', 'HEAD', '@{upstream}')?.trim()
  if (base === undefined) return true
  const isEdited = git('status', '--porcelain', '--', ...siteSources) !== ''
  return isEdited || attempt('diff', '--quiet', base, '--', ...siteSources) === undefined
}

const testSteps = { ...still, ...suites, ...budgets, ...browsers }

/** A command that runs one or more steps. */
type Run = { name: string; command: string; env?: Record<string, string> }

/** Result of a run. `cases` counts its tests by result; undefined if the run has no tests. */
type Outcome = {
  name: string
  seconds: number
  isGood: boolean
  cases?: { passed: number; failed: number; skipped: number }
}

const long: Run[] = [
  {
    name: 'types of projects of their own',
    command: ['art', 'bench'].map((name) => `npm ci --prefix tools/${name} && tsc -p tools/${name}`).join(' && '),
  },
  { name: '10,000 random pages and mistakes', command: 'vitest run tests/engine/fuzz' },
  {
    name: 'commands on damaged and interrupted sites',
    command: `vitest run tests/engine/long ${suites.unit?.command} ${suites.integration?.command}`,
  },
  {
    name: 'the same documents by Hugo and Astro',
    command: 'npm run bench:others',
    env: { N: '20', RUNS: '1' },
  },
  { name: 'pages on broken networks, and other browsers', command: 'playwright test --project=long' },
  {
    name: 'every page in every theme, width and language',
    command: 'playwright test --project=editing --project=engine --project=site',
  },
]

/** Browser suites, run in a browser slowed down to a sixth of its speed, with a busy program on each processor. */
const stress: Run[] = ['cold', 'full'].map((cache) => ({
  name: `the browser slowed down, with a ${cache} cache`,
  command: 'playwright test --grep-invert @night --project=editing --project=engine --project=site',
  env: { STRESS: cache },
}))

await createCommand(
  {
    name: 'test',
    about: say`Tests the engine, or runs the named steps. Stops after the first ones that fail.`,
    withoutSite: true,
    operands: ['[STEP…]'],
    options: {
      list: { about: say`lists the steps` },
      shard: { value: 'INDEX/COUNT', about: say`one part of the browser steps, for several machines: --shard 1/3` },
      all: { about: say`also the tests that are left to CI` },
      long: { about: say`the slow tests, for a nightly job; does not stop when one fails` },
      stress: { about: say`the browser steps on a slow and busy machine; does not stop when one fails` },
      keep: { about: say`records in tests/README.md how many cases passed` },
    },
  },
  async ({ has, value, operands }) => {
    if (has('list')) return console.log(stepList())
    const unknown = operands.find((name) => !Object.hasOwn(testSteps, name))
    if (unknown !== undefined)
      throw new Refusal([say`There is no step "${unknown}".`, suggest(unknown, Object.keys(testSteps))])
    process.chdir(projectFolder)
    const isNightly = has('long') || has('stress')
    const isAll = Boolean(process.env.CI) || has('all') || has('keep')
    const isWhole = operands.length === 0 && !has('shard') && !has('stress')
    const hasSite = isNightly || operands.includes('site') || (operands.length === 0 && (isAll || mayChangeSite()))
    if (isWhole && !hasSite) console.log('Without the step "site": nothing that it looks at has changed.')
    const wantedSteps = (from: Record<string, Step>) =>
      Object.keys(from).filter((name) => (operands.length === 0 ? name !== 'site' || hasSite : operands.includes(name)))
    const groups: Run[][] = isNightly
      ? [...(has('long') ? long : []), ...(has('stress') ? stress : [])].map((run) => [run])
      : [
          wantedSteps(still).map((name) => ({ name, command: still[name]?.command ?? '' })),
          together(`vitest run --tags-filter='${isAll ? '!night' : '!night && !ci'}'`, suites, wantedSteps(suites)),
          wantedSteps(budgets).map((name) => ({ name, command: budgets[name]?.command ?? '' })),
          together(
            `playwright test --grep-invert '${isAll ? '@night' : '@night|@ci'}'${shardOf(value('shard'))}`,
            browsers,
            wantedSteps(browsers),
          ),
        ]
    prepare(groups.flat(), has('long'))
    const env = {
      PATH: [join(projectFolder, 'node_modules/.bin'), process.env.PATH].join(delimiter),
      LONG: has('long') ? '1' : '',
      WITHOUT_SITE: hasSite ? '' : '1',
      COUNTS: has('keep') ? 'keep' : isWhole ? 'compare' : '',
    }
    const outcomes: Outcome[] = []
    for (const group of groups) {
      const isAlone = group.length === 1
      outcomes.push(
        ...(await Promise.all(group.map((run) => runStep({ ...run, env: { ...env, ...run.env } }, isAlone)))),
      )
      if (!isNightly && outcomes.some(({ isGood }) => !isGood)) break
    }
    console.log(`\n${summary(outcomes)}`)
    const failed = outcomes.filter(({ isGood }) => !isGood).map(({ name }) => name)
    if (failed.length > 0) throw new Refusal(say`\nFailed: ${failed.join('; ')}.`)
  },
)()

function stepList(): string {
  const names = Object.entries(testSteps).map(([name, { about }]) => `  ${name.padEnd(12)} ${about}`)
  return ['Steps: npm test -- NAME [NAME…]', ...names].join('\n')
}

/** Combines all requested suites of a program into a single run. Returns no run if none of them is requested. */
function together(program: string, from: Record<string, Step>, names: string[]): Run[] {
  if (names.length === 0) return []
  return [{ name: names.join(', '), command: [program, ...names.map((name) => from[name]?.command)].join(' ') }]
}

function shardOf(value: string | undefined): string {
  if (value === undefined) return ''
  if (!/^\d+\/\d+$/.test(value))
    throw new Refusal(say`"${value}" is not a valid shard. Use INDEX/COUNT, for example --shard 1/3.`)
  return ` --shard=${value}`
}

/** Installs the programs and fonts that the runs need and this machine lacks. */
function prepare(runs: Run[], isLong: boolean): void {
  const needs = (program: string) => runs.some(({ command }) => command.includes(program))
  if (needs('playwright') || needs('integration')) {
    installShell()
    installLetters()
  }
  if (needs('integration')) installNginx()
  if (needs('bench:others')) installHugo()
  if (isLong) {
    installJava()
    installOtherBrowsers()
  }
  if (needs('playwright')) installChecker()
}

/**
 * Executes the command of a run.
 * @param isAlone whether to print the output while the command runs; otherwise it is printed only if the command fails
 */
async function runStep({ name, command, env }: Run, isAlone: boolean): Promise<Outcome> {
  if (isAlone) console.log(`\n── ${name}: ${command}`)
  const start = performance.now()
  const busy = env?.STRESS ? keepBusy() : undefined
  const child = spawn(command, { shell: true, env: { ...process.env, ...env }, stdio: ['inherit', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => {
      output += text
      if (isAlone) process.stdout.write(text)
    })
  const code = await new Promise((done) => child.once('close', done))
  busy?.stop()
  const seconds = (performance.now() - start) / 1000
  if (!isAlone && code !== 0) console.log(`\n── ${name}: ${command}\n${output}`)
  return { name, seconds, isGood: code === 0, cases: countCases(output) }
}

function keepBusy(): { stop(): void } {
  const loops = Array.from({ length: availableParallelism() }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  )
  return { stop: () => loops.forEach((loop) => void loop.kill()) }
}

/** Numbers of tests, read from the last lines that Vitest or Playwright prints. */
function countCases(output: string): Outcome['cases'] {
  const lines = stripVTControlCharacters(output).split('\n').slice(-40)
  const last = lines.filter((line) => /^ +(Tests +)?\d+ (passed|failed|skipped|did not run)/.test(line)).join(' ')
  const count = (word: string) =>
    [...last.matchAll(new RegExp(`(\\d+) ${word}`, 'g'))].reduce((sum, [, n]) => sum + Number(n), 0)
  if (last === '') return undefined
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped') }
}

/** A table of the steps, and a line with the totals. */
function summary(outcomes: Outcome[]): string {
  const rows = outcomes.map(({ name, seconds, isGood, cases }) => [
    name,
    isGood ? 'passed' : 'FAILED',
    seconds.toFixed(0),
    cases ? String(cases.passed + cases.failed) : '',
  ])
  const sum = (kind: 'passed' | 'failed' | 'skipped') =>
    outcomes.reduce((total, { cases }) => total + (cases?.[kind] ?? 0), 0)
  const total = `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`
  return `${printTable(['step', '', 'seconds', 'cases'], rows)}\n\n${total}`
}
