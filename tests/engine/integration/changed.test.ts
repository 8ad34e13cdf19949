import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { homeLinkingTo, page, smallSite } from '../unit/site'
import { emptyFolder, run, writeSmallSite } from './small-site'

function git(folder: string, ...words: string[]): void {
  const who = ['-c', 'user.name=author', '-c', 'user.email=author@site.example', '-c', 'commit.gpgsign=false']
  execFileSync('git', [...who, ...words], { cwd: folder, stdio: 'ignore' })
}

const text = { type: 'text', id: 'about', text: 'Sözler' }
const short = { description: 'Kısa.' }

/** Creates a site in a Git repository. One of its unchanged pages has a problem. */
function repository(): string {
  const site = writeSmallSite({
    ...homeLinkingTo('/fan', '/other'),
    'pages/fan.json': page([text]),
    'pages/other.json': page([text], { ...short, parent: 'fan' }),
  })
  git(site, 'init', '-b', 'main')
  writeFileSync(join(site, '.gitignore'), '.cache\n')
  git(site, 'add', '.')
  git(site, 'commit', '-m', 'first')
  git(site, 'checkout', '-b', 'work')
  return site
}

function put(site: string, file: string, content: object | string): void {
  mkdirSync(dirname(join(site, file)), { recursive: true })
  writeFileSync(join(site, file), typeof content === 'string' ? content : JSON.stringify(content, null, 2))
}

async function filesIn(site: string, ...words: string[]): Promise<string[]> {
  const { output } = await run(site, 'check', '--format', 'json', '--changed', ...words)
  return [...new Set<string>(JSON.parse(output).problems.map(({ file }: { file: string }) => file))]
}

test('only problems of what a branch touches, and of what that touches, are shown', async () => {
  const site = repository()
  expect(await filesIn(site)).toEqual([])
  put(site, 'pages/fan.json', page([text], short))
  // pages/other.json is affected, because its parent is pages/fan.json.
  expect(await filesIn(site)).toEqual(expect.arrayContaining(['pages/fan.json', 'pages/other.json']))
  git(site, 'commit', '-am', 'second')
  put(site, 'locales/en/fan.json', { title: 'Fan', blocks: { abuot: { text: 'Words' } } })
  expect(await filesIn(site, 'main')).toContain('locales/en/fan.json')
  expect(await filesIn(site, 'HEAD')).toContain('locales/en/fan.json')

  git(site, 'stash', '--include-untracked')
  put(site, 'pages/other.json', page([text], short))
  expect(await filesIn(site, 'HEAD')).toEqual(['pages/other.json'])
  // A change to the site file affects all pages.
  put(site, 'pages/_site.json', { ...Object(smallSite['pages/_site.json']), since: 2009 })
  expect(await filesIn(site, 'HEAD')).toContain('pages/fan.json')
})

const part = (name: string) => ({ $ref: `../../node_modules/pages-of-json/engine/schema/parts/${name}.json` })

/** A custom block that replaces an engine block. It requires a field that the site's pages do not have. */
const ownText = {
  'blocks/text/text.json': {
    title: 'Text',
    description: 'Words.',
    type: 'object',
    required: ['type', 'id', 'title'],
    properties: { type: { const: 'text' }, id: part('id'), title: part('text'), text: part('rich-text') },
  },
  'blocks/text/text.tsx': 'export default () => null',
}

test.each<[string, Record<string, object | string>]>([
  ['a new block of the site that is not in Git yet', ownText],
  ['the engine of a site that is not at the top of its repository', { 'package-lock.json': { version: 2 } }],
])('%s checks all pages', { tags: 'night' }, async (_, files) => {
  const around = emptyFolder()
  const site = join(around, 'site')
  cpSync(repository(), site, { recursive: true, filter: (path) => !path.endsWith('.git') })
  put(site, 'package-lock.json', {})
  git(around, 'init', '-b', 'main')
  git(around, 'add', '.')
  git(around, 'commit', '-m', 'first')
  expect(await filesIn(site, 'HEAD')).toEqual([])
  for (const [file, content] of Object.entries(files)) put(site, file, content)
  expect(await filesIn(site, 'HEAD')).toContain('pages/fan.json')
})

test('a page that is gone touches those that name it', async () => {
  const site = repository()
  rmSync(join(site, 'pages/fan.json'))
  expect(await filesIn(site)).toEqual(expect.arrayContaining(['pages/index.json', 'pages/other.json']))
})

test('without Git, repository, or commit there is one sentence', async () => {
  const site = repository()
  const refusal = async (...words: string[]) => await run(site, 'check', '--changed', ...words)
  expect(await refusal('nowhere')).toEqual({
    code: 2,
    output: 'There is no commit "nowhere". Fetch it first ("git fetch"), or name another: --changed BASE',
  })
  git(site, 'branch', '-D', 'main')
  expect((await refusal()).output).toBe(
    'This repository has no default branch to compare with. Name a commit: --changed BASE',
  )
  renameSync(join(site, '.git'), join(site, 'git'))
  expect((await refusal('--quiet')).output).toBe(
    'This folder is not in a Git repository, so it is not known what changed. Leave out "--changed" to check everything.',
  )
})

test('a repository that Git refuses to read is not called none', async () => {
  const site = repository()
  vi.stubEnv('GIT_TEST_ASSUME_DIFFERENT_OWNER', '1')
  const { output } = await run(site, 'check', '--changed')
  vi.unstubAllEnvs()
  expect(output).toContain('Git cannot read this repository')
  expect(output).toContain('safe.directory')
  expect(output).not.toContain('is not in a Git repository')
})
