import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { bundled, unbundled } from '../../../tools/bundle/current.js'
import { type Command, readArguments, usage } from '../../../tools/cli/command'
import { describeFailure, exitCodes, fail, Refusal } from '../../../tools/cli/errors.js'
import { say, wordsOf } from '../../../tools/content/say/say.js'

const command: Command<'quiet' | 'shard'> = {
  name: 'check',
  about: say`Looks at everything.`,
  options: { quiet: { about: say`says less` }, shard: { value: '2/5', about: say`looks at a part` } },
  operands: ['[FILE]'],
}

function refusal(...words: string[]): string {
  try {
    readArguments(command, words)
    return ''
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : ''
  }
}

test('options, values and the site are read in any order', () => {
  const { given, site, isHelp } = readArguments(command, ['--shard', '1/2', 'a.json', '--site=x', '--quiet'])
  expect([given.has('quiet'), given.value('shard'), given.operands, site, isHelp]).toEqual([
    true,
    '1/2',
    ['a.json'],
    'x',
    false,
  ])
  const nothing = readArguments(command, []).given
  expect([nothing.has('quiet'), nothing.value('shard'), nothing.operands]).toEqual([false, undefined, []])
})

describe('what a command does not know is refused in a sentence', () => {
  test.each([
    [['--quie'], 'Error: "check" has no option "--quie". Did you mean "--quiet"?'],
    [['--json'], 'Error: "check" has no option "--json". "npm run check -- --help" explains it.'],
    [['--constructor'], 'Error: "check" has no option "--constructor". "npm run check -- --help" explains it.'],
    [['-q'], 'Error: "check" has no option "-q". "npm run check -- --help" explains it.'],
    [['--quiet=yes'], 'Error: The option "--quiet" takes no value.'],
    [['--quiet', '--quiet'], 'Error: The option "--quiet" is given twice.'],
    [['a', 'b'], 'Error: "check" does not take "b". "npm run check -- --help" explains it.'],
    [['--site'], 'Error: The option "--site" needs a value: --site FOLDER'],
    [['--shard', ''], 'Error: The option "--shard" needs a value: --shard 2/5'],
    [['--shard', '--quiet'], 'Error: The option "--shard" needs a value: --shard 2/5'],
  ])('%j', (words, sentence) => {
    expect(refusal(...words)).toBe(sentence)
  })
})

test('help names all options', () => {
  expect(readArguments(command, ['-h', 'a', 'b']).isHelp).toBe(true)
  expect(usage(command)).toMatchInlineSnapshot(`
    "Usage: npm run check -- [FILE] [options]

    Looks at everything.

      --quiet          says less
      --shard 2/5      looks at a part
      --site FOLDER    the folder of the site; the current folder if not given
      --lang LANGUAGE  the language of messages, en or tr; that of the system if not given
      -h, --help       explains the command"
  `)
})

test('what help calls is there: a script of npm, or the command itself', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const calls = Object.keys({ ...bundled, ...unbundled })
    .filter((name) => name !== 'help')
    .map((name) => /^Usage: (?:npm run (\S+)|npm (\S+)|node (\S+)) /.exec(usage({ ...command, name })))
  expect(calls.filter((call) => !call)).toEqual([])
  for (const [sentence, script, word, file] of calls.map((call) => call ?? []))
    expect(file ? existsSync(file) : (script ?? word ?? '') in scripts, sentence).toBe(true)
})

test('rights that a port needs are not those of a file', () => {
  const refused = Object.assign(new Error('listen EACCES'), { code: 'EACCES', address: '0.0.0.0', port: 80 })
  expect(wordsOf(describeFailure(refused, 'start'))).toBe(
    'Port 80 needs rights that you do not have. Use another one: --port 8080',
  )
})

test.each([
  ['a refusal', new Refusal(say`Give a name.`), 2],
  ['content with a mistake', new Refusal(say`Correct it first.`, exitCodes.contentHasErrors), 1],
  ['a full disk', Object.assign(new Error('ENOSPC'), { code: 'ENOSPC', path: 'dist' }), 2],
  [
    'a package that is not there',
    Object.assign(new Error("Cannot find package 'x'"), { code: 'ERR_MODULE_NOT_FOUND' }),
    2,
  ],
  ['a bug', new RangeError('Out of range'), 3],
])('%s ends a command with a code of its own', (_, error, code) => {
  const [exit, printed] = [vi.spyOn(process, 'exit'), vi.spyOn(console, 'error').mockReturnValue()]
  exit.mockImplementation((code) => {
    throw new Error(`ended with ${code}`)
  })
  try {
    expect(() => fail(error, 'check')).toThrow(`ended with ${code}`)
  } finally {
    exit.mockRestore()
    printed.mockRestore()
  }
})
