import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { page } from '../unit/site'
import { emptyFolder, run, writeSmallSite } from './small-site'

function git(folder: string, day: string, ...words: string[]): void {
  const who = ['-c', 'user.name=Author', '-c', 'user.email=author@example.org', '-c', 'protocol.file.allow=always']
  const env = { ...process.env, GIT_AUTHOR_DATE: `${day}T12:00:00Z`, GIT_COMMITTER_DATE: `${day}T12:00:00Z` }
  execFileSync('git', [...who, ...words], { cwd: folder, stdio: 'ignore', env })
}

/** Builds a site. @returns the addresses in its sitemap, each with the day of the last change */
async function daysOf(folder: string): Promise<Record<string, string | undefined>> {
  expect(await run(folder, 'build')).toMatchObject({ code: 0 })
  const sitemap = readFileSync(join(folder, 'dist/default/sitemap.xml'), 'utf8')
  const entries = sitemap.matchAll(/<loc>https:\/\/www\.ornek\.example([^<]*)<\/loc>(?:<lastmod>([^<]*))?/g)
  return Object.fromEntries([...entries].map(([, address, day]) => [address, day]))
}

test('the sitemap has the day of the last commit of each page in each language, unless history is not whole', async () => {
  const folder = writeSmallSite({ 'pages/fan.json': page([{ type: 'text', id: 'about', text: 'Fan' }]) })
  writeFileSync(join(folder, '.gitignore'), 'dist\n.cache\n')
  expect(await daysOf(folder)).toEqual({ '/': undefined, '/en': undefined, '/ar': undefined, '/fan': undefined })

  git(folder, '2027-03-01', 'init', '-b', 'main')
  git(folder, '2027-03-01', 'add', '.')
  git(folder, '2027-03-01', 'commit', '-m', 'first')
  for (const [day, file] of [
    ['2027-03-02', 'locales/en/index.json'],
    ['2027-03-03', 'pages/fan.json'],
  ] as const) {
    writeFileSync(join(folder, file), `${readFileSync(join(folder, file), 'utf8')}\n`)
    git(folder, day, 'commit', '-am', file)
  }
  const days = { '/': '2027-03-01', '/en': '2027-03-02', '/ar': '2027-03-01', '/fan': '2027-03-03' }
  expect(await daysOf(folder)).toEqual(days)

  const shallow = emptyFolder()
  git(shallow, '2027-03-04', 'clone', '--depth', '1', pathToFileURL(folder).href, '.')
  expect(await daysOf(shallow)).toEqual({ '/': undefined, '/en': undefined, '/ar': undefined, '/fan': undefined })
})
