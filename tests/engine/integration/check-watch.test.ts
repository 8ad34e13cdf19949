import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { smallSite } from '../unit/site'
import { plainEnglish, program, run, writeSmallSite } from './small-site'

test('a watched site is refused what no check of it can do, with the exit code of that', () => {
  const { code, output } = run(writeSmallSite(), 'check', '--watch', '--changed', 'no-such-commit')
  expect([code, output]).toEqual([2, expect.stringMatching(/^(There is no commit|This folder is in no Git)/)])
})

test('a watched site is checked again on save, says only what is new, and ends on Ctrl+C', async () => {
  const site = writeSmallSite()
  const home = Object(smallSite['pages/index.json'])
  const save = (more: object) =>
    writeFileSync(join(site, 'pages/index.json'), JSON.stringify({ ...home, ...more }, null, 2))
  const child = spawn('node', [program, 'check', '--watch'], { cwd: site, env: plainEnglish() })
  onTestFinished(() => void child.kill())
  let output = ''
  child.stdout.on('data', (text) => (output += text))
  const ended = new Promise((done) => child.once('close', done))
  const until = (words: string) => vi.waitFor(() => expect(output).toContain(words), { timeout: 120_000, interval: 50 })

  await until('Waiting for changes')
  expect(output).toContain('all is well')
  save({ titel: 'Yanlış' })
  await until('1 new problem, 0 corrected.')
  save({ titel: 'Yanlış', related: ['/nowhere'] })
  await until('1 new problem, 0 corrected. Waiting for changes; Ctrl+C ends this.\npages/index.json')
  const last = output.slice(output.lastIndexOf('0 corrected'))
  expect(output).toContain('"/nowhere"')
  expect(last).not.toContain('titel')
  save({})
  await until('0 new problems, 2 corrected.')
  child.kill('SIGINT')
  expect(await ended).toBe(0)
})
