import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startDev } from './dev-server'
import { writeSmallSite } from './small-site'

const folder = writeSmallSite({})
const memo = join(folder, '.cache/memo.jsonl')
const home = join(folder, 'pages/index.json')

async function headingOfHome(): Promise<string | undefined> {
  const dev = await startDev(folder)
  try {
    return await dev.headingAt('/')
  } finally {
    await dev.stop()
  }
}

test('live editing begins with what it found out the last time, and with what changed since', async () => {
  expect(existsSync(memo)).toBe(false)
  const before = await headingOfHome()
  const { ino } = statSync(memo)
  expect(await headingOfHome()).toBe(before)
  // Nothing was looked at again, so that there was nothing to keep.
  expect(statSync(memo).ino).toBe(ino)
  writeFileSync(home, JSON.stringify({ ...JSON.parse(readFileSync(home, 'utf8')), title: 'Started again' }))
  expect(await headingOfHome()).toBe('Started again')
  expect(statSync(memo).ino).not.toBe(ino)
})

test('what it found out may be damaged or gone', async () => {
  const whole = readFileSync(memo, 'utf8')
  for (const damaged of [whole.slice(0, whole.length / 2), '{}', '']) {
    writeFileSync(memo, damaged)
    expect(await headingOfHome(), damaged.slice(0, 20)).toBe('Started again')
    expect(readFileSync(memo, 'utf8')).toBe(whole)
  }
  rmSync(memo)
  expect(await headingOfHome()).toBe('Started again')
})
