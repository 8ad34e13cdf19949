import { readdirSync, readFileSync } from 'node:fs'
import { globSync } from 'tinyglobby'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

const read = (file: string) => readFileSync(file, 'utf8')

describe('workflows', () => {
  const shownFiles = Object.fromEntries(
    [...read('docs/ci.md').matchAll(/^`\.github\/workflows\/(.+)`:\n\n```yaml\n([\s\S]*?)```$/gm)].map(
      ([, name = '', text = '']) => [name, text],
    ),
  )

  test('are those that docs/ci.md shows', () => {
    const files = readdirSync('.github/workflows')
    expect(Object.keys(shownFiles).sort()).toEqual(files.sort())
    for (const file of files) expect(shownFiles[file]).toBe(read(`.github/workflows/${file}`))
  })

  test.each(Object.keys(shownFiles))('%s runs scripts that exist, with no more rights than it needs', (file) => {
    const { permissions, jobs } = parse(read(`.github/workflows/${file}`))
    expect(permissions?.contents).toBe(file === 'release.yml' ? 'write' : 'read')
    const { scripts } = JSON.parse(read('package.json'))
    const steps = Object.values<{ steps: { run?: string }[] }>(jobs).flatMap(({ steps }) => steps)
    const run = steps.flatMap(({ run }) => /^npm run (?:--silent )?(\S+)/.exec(run ?? '')?.[1] ?? [])
    expect(run.filter((name) => !(name in scripts))).toEqual([])
  })
})

test('forms for issues and pull requests, and the bot for packages, can be read', () => {
  for (const file of globSync('.github/**/*.yml', { dot: true })) expect(parse(read(file)), file).toBeTypeOf('object')
  const { updates } = parse(read('.github/dependabot.yml'))
  const folders = updates.flatMap(({ directories = [] }: { directories?: string[] }) => directories)
  const locked = globSync(['package-lock.json', '{tests,tools}/*/package-lock.json']).map(
    (file) => `/${file.replace(/\/?package-lock\.json$/, '')}`,
  )
  expect(folders.sort()).toEqual(locked.sort())
})

test('the version of Node is one: what the package asks for, and what .nvmrc takes', () => {
  expect(JSON.parse(read('package.json')).engines.node).toBe(`>=${read('.nvmrc').trim()}`)
})

test('each change that waits for a release says which package it changes, and how much', () => {
  const { name } = JSON.parse(read('package.json'))
  for (const file of globSync('.changeset/*.md', { dot: true, ignore: '**/README.md' }))
    expect(read(file), file).toMatch(new RegExp(`^---\n"${name}": (major|minor|patch)\n---\n\n\\S`))
})

/** File names that Windows reserves, with any extension. */
const reserved = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

test('every file of the repository can be there on Windows and macOS', () => {
  const files = globSync('**', {
    dot: true,
    ignore: ['**/node_modules/**', '.git/**', '**/.cache/**', 'dist/**', 'engine/**'],
  })
  expect(files.length).toBeGreaterThan(1000)
  const parts = (file: string) => file.split('/')
  const wrong = files.filter((file) =>
    parts(file).some((part) => reserved.test(part) || /[<>:"\\|?*]|[. ]$/.test(part) || part.normalize('NFC') !== part),
  )
  expect(wrong).toEqual([])
  const lower = files.map((file) => file.toLowerCase())
  expect(lower.filter((file, i) => lower.indexOf(file) !== i)).toEqual([])
  // Leaves room for the path of the repository's own folder, because Windows limits paths to 260 characters.
  expect(files.filter((file) => file.length > 160)).toEqual([])
})
