import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { page } from '../unit/site'
import { start, writeSmallSite } from './small-site'

/** Lines that the variable DEBUG adds to a command's output. */
function traced(site: string, debug: string, ...words: string[]): string[] {
  process.env.DEBUG = debug
  onTestFinished(() => void delete process.env.DEBUG)
  const { code, output } = start(site, ...words)
  expect(code).toBe(0)
  return output.split('\n').filter((line) => line.startsWith('pages:'))
}

test('a trace names the page that is made again, and the part of its key that is another', { tags: 'night' }, () => {
  const site = writeSmallSite({ 'pages/about.json': page([{ type: 'text', id: 'about', text: 'Hakkında' }]) })
  expect(start(site, 'build')).toMatchObject({ code: 0, output: expect.not.stringContaining('pages:') })
  const home = join(site, 'pages/index.json')
  writeFileSync(home, readFileSync(home, 'utf8').replace('Merhaba', 'Günaydın'))

  const lines = traced(site, 'pages:*', 'build')
  for (const line of [
    'pages:build dist: miss, other content',
    'pages:memo .cache/memo-dist.jsonl: hit',
    'pages:scan about: hit',
    'pages:scan index: miss, other files',
    'pages:check about: hit',
    'pages:page about: hit',
    'pages:page index: miss, other files',
    'pages:files default/tr search: miss, other pages',
  ])
    expect(lines).toContain(line)
  expect(lines.filter((line) => line.startsWith('pages:page ') && !line.endsWith('hit'))).toHaveLength(1)

  expect(traced(site, 'pages:build', 'build')).toEqual(['pages:build dist: hit'])
  expect(traced(site, 'express:*', 'build')).toEqual([])
})
