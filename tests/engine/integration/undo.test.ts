import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { byDay } from '../long-run'
import { contentsOf, run, writeSmallSite } from './small-site'

const files = {
  'pages/a/fan.json': {
    title: 'Vantilatör',
    description: 'Kümesteki havayı dışarı taşıyan bir makine, birkaç sözle.',
    blocks: [
      { type: 'text', id: 'about', text: 'Hava taşır.' },
      { type: 'gallery', id: 'views', images: [{ id: 'front', src: 'fan/front.svg', alt: 'Gövde, önden' }] },
    ],
  },
  'locales/en/a/fan.json': { title: 'Fan' },
}

async function siteWithFan(): Promise<string> {
  const folder = writeSmallSite(files)
  mkdirSync(join(folder, 'pages/_media/fan'))
  writeFileSync(
    join(folder, 'pages/_media/fan/front.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="720" viewBox="0 0 960 720"/>',
  )
  // Records the translations first, so that the recording is not part of the change.
  await run(folder, 'check')
  return folder
}

const content = (folder: string) =>
  Object.fromEntries(Object.entries(contentsOf(folder)).filter(([file]) => !file.startsWith('.cache')))

test.each(byDay([[['delete', '/fan', '--to', '/']], [['rename', '/fan', '/blower']]], 1))(
  '%j is taken back to the byte, pictures too, and done again',
  async (words) => {
    const folder = await siteWithFan()
    const before = content(folder)
    expect(await run(folder, ...words)).toMatchObject({ code: 0 })
    const after = content(folder)
    expect(after).not.toEqual(before)
    expect(content(folder)).toEqual(after)
    expect(await run(folder, 'undo')).toMatchObject({
      code: 0,
      output: expect.stringMatching(/Restored: \d+ files?\.$/),
    })
    expect(content(folder)).toEqual(before)
    expect(await run(folder, 'undo')).toMatchObject({ code: 0 })
    expect(content(folder)).toEqual(after)
  },
)

test('an import is taken back with what it noted, and a command that changes nothing in between takes nothing', async () => {
  const folder = await siteWithFan()
  await run(folder, 'translations', 'todo', 'en', '--format', 'csv')
  const todo = join(folder, 'tr-en.todo.csv')
  writeFileSync(todo, readFileSync(todo, 'utf8').replaceAll(',,missing', ',A machine that carries air.,missing'))
  const before = content(folder)
  expect(await run(folder, 'translations', 'import', 'tr-en.todo.csv')).toMatchObject({ code: 0 })
  expect(content(folder)).not.toEqual(before)
  expect((await run(folder, 'translations', 'accept', 'en')).output).toContain('Nothing there is outdated.')
  expect(await run(folder, 'undo')).toMatchObject({ code: 0 })
  expect(content(folder)).toEqual(before)
})

test('what a check noted meanwhile does not stand in the way', { tags: 'night' }, async () => {
  const folder = await siteWithFan()
  const before = content(folder)
  await run(folder, 'rename', '/fan', '/blower')
  writeFileSync(join(folder, 'locales/en/_site.json'), '{ "legalName": "Example" }')
  await run(folder, 'check')
  expect(await run(folder, 'undo')).toMatchObject({ code: 0 })
  await run(folder, 'check')
  expect(content(folder)).toMatchObject(Object.fromEntries(Object.entries(before).filter(([file]) => /fan/.test(file))))
})

test('a page that somebody wrote on since is left as it is', { tags: 'night' }, async () => {
  const folder = await siteWithFan()
  await run(folder, 'rename', '/fan', '/blower')
  const file = join(folder, 'pages/a/blower.json')
  writeFileSync(file, readFileSync(file, 'utf8').replace('Hava taşır.', 'Hava ve toz taşır.'))
  const saved = content(folder)
  expect(await run(folder, 'undo')).toEqual({
    code: 2,
    output: 'pages/a/blower.json was changed since that command, so the command cannot be undone. Nothing was changed.',
  })
  expect(content(folder)).toEqual(saved)
})

test('where no command changed anything, there is nothing to take back', async () => {
  const folder = writeSmallSite()
  expect(await run(folder, 'undo')).toEqual({
    code: 2,
    output: 'There is nothing to undo: no command has changed this site on this machine.',
  })
  expect(existsSync(join(folder, '.cache/removed'))).toBe(false)
})
