import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { smallSite } from '../unit/site'
import { run, writeSmallSite } from './small-site'

/** A check without the time it took. */
function check(folder: string, ...words: string[]) {
  const { code, output } = run(folder, 'check', ...words)
  return { code, output: output.replace(/ in \d+ ms/, '') }
}

test('a check of the same files says the same again, and any change of a file counts', () => {
  const home = Object(smallSite['pages/index.json'])
  const wrong = { ...home, related: ['/nowhere'], blocks: [{ type: 'text', id: 'welcome', text: 'Merhaba', wdth: 1 }] }
  const site = writeSmallSite({ 'pages/index.json': wrong })
  const file = join(site, 'pages/index.json')
  const first = check(site, '--pages')
  expect(first).toMatchObject({ code: 1, output: expect.stringContaining('"wdth"') })
  expect(check(site, '--pages')).toEqual(first)

  writeFileSync(file, JSON.stringify(home, null, 2))
  const sound = check(site)
  expect(sound).toMatchObject({ code: 0, output: expect.stringContaining('all is well') })
  writeFileSync(join(site, 'pages/_media/fan.svg'), '')
  expect(check(site)).toMatchObject({ code: 1, output: expect.stringContaining('This file is empty.') })
})

test('what a check keeps is of no use to another site, nor when it is damaged', () => {
  const site = writeSmallSite()
  const kept = join(site, '.cache/memo-check.jsonl')
  const sound = check(site)
  const other = writeSmallSite({ 'pages/index.json': '{' })
  check(other)
  writeFileSync(kept, readFileSync(join(other, '.cache/memo-check.jsonl')))
  expect(check(site)).toEqual(sound)
  writeFileSync(kept, readFileSync(kept).subarray(0, 100))
  expect(check(site)).toEqual(sound)
})
