import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { homeLinkingTo, page } from '../unit/site'
import { contentsOf, type Result, run, writeSmallSite } from './small-site'

const files = {
  ...homeLinkingTo('/fan', '/belt'),
  'locales/tr/common.json': { home: 'Ana sayfa' },
  'pages/fan.json': page([{ type: 'text', id: 'about', text: 'Fan' }], { from: '2027-03-01', until: '2027-03-31' }),
  'pages/belt.json': page([{ type: 'text', id: 'about', text: 'Bant' }], { title: 'Bant' }),
}

afterEach(() => {
  Reflect.deleteProperty(process.env, 'BUILD_DAY')
})

/** Runs a command as if today were the given day. */
async function on(day: string, folder: string, ...words: string[]): Promise<Result> {
  process.env.BUILD_DAY = day
  return await run(folder, ...words)
}

/** Whether the built site contains the page, a link to the page, and the page's entry in the sitemap. */
function hasFan(folder: string): [page: boolean, link: boolean, inSitemap: boolean] {
  const built = contentsOf(join(folder, 'dist/default'))
  const text = (file: string) => Buffer.from(built[file] ?? '', 'base64').toString()
  return ['fan.html' in built, text('index.html').includes('href="/fan"'), text('sitemap.xml').includes('/fan<')]
}

test('a page comes and goes with its days, though nothing was edited, and build and check say when', {
  tags: 'night',
}, async () => {
  const folder = writeSmallSite(files)
  const before = await on('2027-02-27', folder, 'build')
  expect(before).toMatchObject({ code: 0 })
  expect(before.output).toContain('Not on the site on 2027-02-27: /fan (from 2027-03-01).')
  expect(before.output).toContain('The next change is on 2027-03-01: /fan is added.')
  expect(hasFan(folder)).toEqual([false, false, false])
  expect((await on('2027-02-27', folder, 'check')).output).toContain('Links to /fan are not shown: pages/index.json.')

  const dayBefore = (await on('2027-02-28', folder, 'build')).output
  expect(dayBefore).toContain('(0 files written')
  expect(dayBefore).toContain('Not on the site on 2027-02-28')
  const first = (await on('2027-03-01', folder, 'build')).output
  expect(first).toContain('The next change is on 2027-04-01: /fan is removed.')
  expect(hasFan(folder)).toEqual([true, true, true])
  expect((await on('2027-03-31', folder, 'build')).output).toContain('(0 files written')
  expect((await on('2027-03-31', folder, 'check')).output).not.toContain('Links to /fan')

  expect((await on('2027-04-01', folder, 'build')).output).not.toContain('The next change')
  expect(hasFan(folder)).toEqual([false, false, false])
  // Simulates correcting a clock that was set to a later day.
  expect(await on('2027-03-15', folder, 'build')).toMatchObject({ code: 0 })
  expect(hasFan(folder)).toEqual([true, true, true])
  expect(await on('soon', folder, 'build')).toMatchObject({ code: 2 })
  expect(await run(folder, 'build', '--day', 'soon')).toEqual({
    code: 2,
    output: '--day is "soon", which is not a date. Write 2027-03-01.',
  })
  expect(await run(folder, 'build', '--day', '2027-03-31')).toMatchObject({ code: 0 })
  expect(hasFan(folder)).toEqual([true, true, true])
})
