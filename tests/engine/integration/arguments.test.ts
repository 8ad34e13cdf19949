import { spawnSync } from 'node:child_process'
import { basename, join } from 'node:path'
import { globSync } from 'tinyglobby'
import { describe, expect, test } from 'vitest'
import { emptyFolder, plainEnglish, run, start, writeSmallSite } from './small-site'

const site = writeSmallSite()
const elsewhere = emptyFolder()

test('a command reads the site it is given, from any folder', async () => {
  const { code, output } = await run(elsewhere, 'check', '--quiet', '--site', site)
  expect(output).toContain('Checked 2 pages in 3 languages')
  expect(code).toBe(0)
  expect((await run(site, 'check', '--quiet')).code).toBe(0)
})

test.each([
  ['elsewhere', elsewhere, 'FOLDER'],
  ['in a folder of a site', join(site, 'pages'), 'ROOT'],
])('without a site a command says what is missing, and where: %s', async (_, folder, namedPlace) => {
  const { code, output } = await run(folder, 'build')
  expect(output.replaceAll(site, 'ROOT')).toBe(
    `There is no pages/_site.json in SITE. Run this in the folder of a site, or give one: --site ${namedPlace}`,
  )
  expect(code).toBe(2)
})

test('types are those of the project, wherever it is asked', async () => {
  expect((await run(elsewhere, 'generate', 'types', '--chek')).output).toBe(
    '"generate" has no option "--chek". Did you mean "--check"?',
  )
  expect(await run(elsewhere, 'generate', 'types', '--check')).toEqual({ code: 0, output: '' })
})

describe('what a command cannot do is refused in a sentence', () => {
  test.each([
    [['build', '--shard', '6/5'], '"6/5" is not a valid shard. Use INDEX/COUNT, for example --shard 2/5.'],
    [['build', '--shard', '1/99999'], '2 pages cannot be split into 99999 parts: 2 at most.'],
    [
      ['build', '--shard', '1/2', '--merge', 'shards'],
      'Use --shard to build one shard, or --merge to join all of them, not both.',
    ],
    [
      ['build', '--merge', 'pages/index.json'],
      'pages/index.json is a file. Give the folder that has all shards: --merge shards',
    ],
    [['check', '--changed', '--fix'], '"--fix" corrects the whole site: leave out "--changed".'],
    [['check', '--fix', '--dry-run', '--format', 'json'], '"--dry-run" prints a diff: leave out "--format".'],
    [['generate', 'icon'], 'There is no kind "icon". Did you mean "icons"?'],
    [
      ['generate'],
      'Give a kind: types, rules, budgets, block-types, pictures, icons, link-previews, documents, data-sheets, editor, guide.',
    ],
    [
      ['generate', 'icons', '--check'],
      '"--check" is for: types, rules, budgets. "npm run check -- --release" checks a site.',
    ],
    [['hosting', 'cloudflare', 'out', '--port', '8080'], 'The option "--port" is only for nginx.'],
    [['hosting', 'netlify', 'out', '--tls', '/x'], 'The option "--tls" is only for nginx.'],
  ])('%j', async (words, sentence) => {
    expect(await run(site, ...words)).toEqual({ code: 2, output: sentence })
  })

  test('a command that was misspelt, and one that is a name of every object', async () => {
    expect(start(site, 'chek')).toEqual({ code: 2, output: 'There is no command "chek". Did you mean "check"?' })
    const { code, output } = start(site, '__proto__')
    expect(code).toBe(2)
    expect(output).toMatch(/^There is no command "__proto__"\. (Commands: build, check|Did you mean ")/)
  })
})

test('a step of the tests that was misspelt', () => {
  const { status, stderr } = spawnSync('node', ['--import', 'tsx', 'tests/run.ts', 'unti'], {
    encoding: 'utf8',
    env: plainEnglish(),
  })
  expect([status, stderr]).toEqual([2, 'There is no step "unti". Did you mean "unit"?\n'])
})

test.each(globSync('tools/commands/*.ts', { ignore: '**/help.ts' }).map((file) => basename(file, '.ts')))(
  '%s explains itself, and refuses what it does not have',
  async (name) => {
    expect(await run(elsewhere, name, '--help')).toMatchObject({ code: 0, output: expect.stringContaining('Usage: n') })
    expect(await run(elsewhere, name, '--nothing')).toMatchObject({
      code: 2,
      output: expect.stringContaining(`"${name}" has no option "--nothing".`),
    })
  },
)

test('help is no error', async () => {
  expect(await run(elsewhere, 'check', '-h')).toMatchObject({ code: 0, output: expect.stringContaining('--release') })
  for (const words of [[], ['help'], ['--help']])
    expect(start(elsewhere, ...words)).toMatchObject({
      code: 0,
      output: expect.stringContaining('Commands: build, check'),
    })
})
