import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { homeLinkingTo, page } from '../unit/site'
import { emptyFolder, run, writeSmallSite } from './small-site'

function git(folder: string, ...words: string[]): void {
  const who = ['-c', 'user.name=author', '-c', 'user.email=author@site.example', '-c', 'commit.gpgsign=false']
  execFileSync('git', [...who, ...words], { cwd: folder, stdio: 'ignore' })
}

/** Creates a site in a Git repository, with everything committed. */
async function repository(): Promise<string> {
  const site = writeSmallSite({
    ...homeLinkingTo('/fan', '/other'),
    'pages/fan.json': page([{ type: 'text', id: 'about', text: 'Hava taşır.' }]),
    'pages/other.json': page([{ type: 'text', id: 'about', text: 'Başka bir sayfa.' }]),
  })
  await run(site, 'check')
  writeFileSync(join(site, '.gitignore'), '.cache\ndist\n')
  git(site, 'init', '-b', 'main')
  git(site, 'add', '.')
  git(site, 'commit', '-m', 'first')
  return site
}

function replace(site: string, file: string, from: string, to: string): void {
  writeFileSync(join(site, file), readFileSync(join(site, file), 'utf8').replace(from, to))
}

test('without a change, visitors see no difference', { tags: 'night' }, async () => {
  const site = await repository()
  const { code, output } = await run(site, 'compare', 'HEAD')
  expect(output).toMatch(/^### What visitors see, compared with HEAD\n\n0 published files changed, 0 more files /)
  expect(code).toBe(0)
})

/** Creates a repository in which one page has been changed and another one deleted. @returns its folder */
async function changedRepository(): Promise<string> {
  const site = await repository()
  replace(site, 'pages/fan.json', 'Hava taşır.', 'Havayı dışarı taşır.')
  rmSync(join(site, 'pages/other.json'))
  replace(site, 'pages/index.json', '"/other"', '"/fan"')
  return site
}

test('a change is reported by the files, the bytes and the words that differ', { tags: 'ci' }, async () => {
  const site = await changedRepository()
  const { output } = await run(site, 'compare', 'main')
  expect(output).toMatch(/^\| default\/fan\.html \| \d+ \| \d+ \| \+\d+ \|$/m)
  expect(output).toMatch(/^\| default\/other\.html \| \d+ \| – \| gone \|$/m)
  expect(output).toContain('default/fan.html\n\n```diff\n- Hava\n+ Havayı dışarı\n```')
  // The app's data files contain the same text, but must not be listed again.
  expect(output.match(/\/data\/\w/g)).toBeNull()
  // The temporary copy of the other commit is deleted.
  expect(existsSync(join(site, '.cache/compare'))).toBe(false)
})

test('pictures show a page before and after a change', { tags: 'night' }, async () => {
  const pictures = emptyFolder()
  await run(await changedRepository(), 'compare', 'main', '--pictures', pictures)
  // The home page links to another page now, and pages without a translation show the changed text.
  const changed = ['', 'ar-', 'en-'].flatMap((language) => [
    ...[language.slice(0, -1) || 'index', `${language}fan`].flatMap((page) => [`${page}-before`, `${page}-after`]),
    `${language}other-before`,
  ])
  expect(readdirSync(pictures).sort()).toEqual(changed.map((name) => `default-${name}.png`).sort())
})

test.each([
  [[], 'Give a commit to compare with: npm run compare -- origin/main'],
  [['nowhere'], 'There is no commit "nowhere". Fetch it first ("git fetch"), or name another.'],
  [['--pictures', 'x'], 'Give a commit to compare with: npm run compare -- origin/main'],
])('%j is refused', async (words, sentence) => {
  expect(await run(await repository(), 'compare', ...words)).toEqual({ code: 2, output: sentence })
})
