import { spawnSync } from 'node:child_process'
import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder, program, run, writeSmallSite } from './small-site'

test('a fresh clone says that "npm ci" comes first', () => {
  const clone = emptyFolder()
  for (const part of ['package.json', 'package-lock.json', 'vite.config.ts', 'renderer', 'schema', 'tools'])
    cpSync(part, join(clone, part), {
      recursive: true,
      filter: (path) => !/node_modules|tools\/(art|bench)/.test(path),
    })
  const { status, stdout, stderr } = spawnSync('node', ['tools/run.js', 'check'], { cwd: clone, encoding: 'utf8' })
  expect([status, stdout + stderr]).toEqual([
    2,
    'The package "vite" is not installed. Run "npm ci" first, in the folder of the project.\n',
  ])
})

test('what goes into a pipe has no colours, in CI neither', () => {
  const { NO_COLOR: _, FORCE_COLOR: __, ...env } = process.env
  const folder = writeSmallSite({ 'pages/wrong.json': '{' })
  const options = { cwd: folder, encoding: 'utf8', env: { ...env, CI: 'true', LC_ALL: 'C' } } as const
  const { stdout } = spawnSync('node', [program, 'check'], options)
  expect(stdout).toContain('invalid-json')
  expect(stdout).not.toContain('\u001b')
})

test('find lists the places that say something, and how many', async () => {
  const folder = writeSmallSite({ 'locales/en/_site.json': { menu: { fans: { label: 'Fans, 42,000 m³/h' } } } })
  const { code, output } = await run(folder, 'find', 'fans')
  expect([code, output.split('\n').at(-1)]).toEqual([0, '1 place in 1 file.'])
  expect(output).toMatch(/^locales\/en\/_site\.json:\d+:\d+ {2}Fans, 42,000 m³\/h$/m)
  // A number is found in the format of each language.
  expect((await run(folder, 'find', '42000')).output).toBe(output)
  expect((await run(folder, 'find', 'not', 'there')).output).toBe('"not there" was not found.')
  expect(await run(folder, 'find')).toEqual({ code: 2, output: 'Give words: npm run find -- "tunnel fan"' })
})
