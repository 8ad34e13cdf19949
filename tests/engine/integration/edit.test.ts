import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { storeValue } from '../../../tools/files/cache'
import { homeLinkingTo, page } from '../unit/site'
import { contentsOf, run, writeSmallSite } from './small-site'

const files = {
  ...homeLinkingTo('/fan', '/fans'),
  'locales/tr/common.json': { home: 'Ana sayfa' },
  'locales/en/common.json': { home: 'Home' },
  'locales/ar/common.json': { home: 'الرئيسية' },
  'pages/fan.json': page([{ type: 'text', id: 'about', text: 'Bir [fan](/fans).' }], {
    $schema: '../schema/page.json',
  }),
  'pages/fans.json': page([{ type: 'text', id: 'about', text: 'Fanlar' }], { title: 'Fanlar' }),
}

/** Documents of a site by path, without files that commands generate. */
function documentsOf(folder: string): Record<string, string> {
  const all = Object.entries(contentsOf(folder)).filter(([file]) => /^(pages|locales)\//.test(file))
  return Object.fromEntries(all.map(([file, text]) => [file, Buffer.from(text, 'base64').toString()]))
}

test('a page is renamed, moved, copied and deleted, and the site is as sound as before', async () => {
  const folder = writeSmallSite(files)
  const before = (await run(folder, 'check')).output.replace(/ in \d+ ms/, '')
  const texts = documentsOf(folder)

  const dry = await run(folder, 'rename', '/fan', '/blower', '--dry-run')
  expect(dry).toMatchObject({ code: 0 })
  expect(dry.output).toContain('rename from pages/fan.json\nrename to pages/blower.json\n')
  expect(dry.output).toContain('-          "href": "/fan"\n+          "href": "/blower"')
  expect(dry.output).toContain('Nothing was changed.')
  expect(documentsOf(folder)).toEqual(texts)

  expect(await run(folder, 'rename', '/fan', '/blower')).toEqual({
    code: 0,
    output: '/fan is now /blower (3 files changed). /fan redirects to it.',
  })
  expect((await run(folder, 'check')).output.replace(/ in \d+ ms/, '')).toBe(
    before.replaceAll('/fan.json', '/blower.json'),
  )
  expect((await run(folder, 'rename', '/blower', '/fan')).code).toBe(0)
  const { 'pages/_site.json': site, ...rest } = documentsOf(folder)
  const { 'pages/_site.json': siteBefore, ...restBefore } = texts
  expect(rest).toEqual(restBefore)
  expect(JSON.parse(site ?? '')).toEqual(JSON.parse(siteBefore ?? ''))

  expect((await run(folder, 'move', 'fan', 'a/b')).output).toBe(
    'Moved pages/fan.json to pages/a/b/fan.json (1 file). Its address has not changed.',
  )
  expect((await run(folder, 'duplicate', 'fan', 'copy')).code).toBe(0)
  expect(JSON.parse(documentsOf(folder)['pages/a/b/copy.json'] ?? '{}')).toMatchObject({
    $schema: '../../../schema/page.json',
    draft: true,
  })
  expect((await run(folder, 'delete', '/copy')).output).toContain('Deleted /copy')

  const refused = await run(folder, 'delete', '/fans')
  expect(refused.code).toBe(2)
  expect(refused.output).toMatch(
    /link to \/fans\..*\n {2}pages\/a\/b\/fan\.json:\d+:\d+\n {2}pages\/index\.json:\d+:\d+$/,
  )
  expect(await run(folder, 'rename', 'fan', 'fans')).toEqual({
    code: 2,
    output: 'The address /fans is already used by pages/fans.json; nothing was changed.',
  })
  expect(await run(folder, 'rename', 'fan', 'en')).toMatchObject({
    code: 2,
    output: expect.stringContaining('The address /en is reserved for a language.'),
  })
  expect((await run(folder, 'check')).code).toBe(0)
})

test('a site with a mistake in a page is not edited, since what it names is not known', async () => {
  const folder = writeSmallSite({ ...files, 'pages/other.json': '{ "title": 3 }' })
  expect(await run(folder, 'rename', '/fan', '/blower')).toEqual({
    code: 1,
    output: 'pages/other.json has a mistake that "npm run check" explains. Correct it first; nothing was changed.',
  })
})

test('errors that were there before do not hinder', { tags: 'night' }, async () => {
  const dead = page([{ type: 'text', id: 'about', text: '[Fan](/gone)' }], { title: 'Fanlar' })
  const folder = writeSmallSite({ ...files, 'pages/fans.json': dead })
  expect((await run(folder, 'check')).code).toBe(1)
  expect((await run(folder, 'rename', '/fans', '/blowers')).code).toBe(0)
  expect((await run(folder, 'new', 'another')).code).toBe(0)
})

test('what was interrupted is finished by the next command, whichever it is', async () => {
  const folder = writeSmallSite(files)
  const fan = documentsOf(folder)['pages/fan.json']
  const project = process.cwd()
  process.chdir(folder)
  storeValue('.cache/change.json', {
    files: [
      { path: 'pages/fan.json', before: fan },
      { path: 'pages/a/fan.json', after: fan },
    ],
    folders: [],
  })
  process.chdir(project)
  expect((await run(folder, 'check')).output).not.toContain('pages/fan.json')
  expect(Object.keys(documentsOf(folder)).filter((file) => file.includes('/fan.json'))).toEqual(['pages/a/fan.json'])
  rmSync(join(folder, 'pages/a'), { recursive: true })
})
