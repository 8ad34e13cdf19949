import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { expect, test } from 'vitest'
import { isVector, mediaFolder, namedMedia } from '../../../tools/content/media'
import { readSite } from '../../../tools/content/read-site'
import { readContract } from '../../../tools/contract/contract-file'
import { readSource } from '../../../tools/host/source'
import { widthsOf } from '../../../tools/pictures/encode'
import { committedFolder, variantsOf } from '../../../tools/pictures/variants'

const committed = readdirSync(committedFolder).sort()
const bytesOf = (file: string) => statSync(file).size

test('every picture that is shown has its variants committed, and there are no others: see "npm run pictures"', async () => {
  const source = readSource()
  const { site } = readSite(source, await readContract())
  if (!site) throw new Error('The site cannot be read.')
  const named = namedMedia(site)
  const wanted = Object.entries(source.media).flatMap(([file, one]) =>
    one.width && named.has(file) && !isVector(file) ? variantsOf({ ...one, widths: widthsOf(one.width) }) : [],
  )
  expect(committed).toEqual([...new Set(wanted.map(({ name }) => name))].sort())
})

test('what phones load weighs at most 60 kB, and nothing more than 140 kB', () => {
  const heavy = committed.filter((name) => {
    const isForPhones = /-(320|480|960)\.avif$/.test(name)
    return bytesOf(join(committedFolder, name)) > (isForPhones ? 60_000 : 140_000)
  })
  expect(heavy).toEqual([])
})

test('all media together are at most 40 MB', () => {
  const files = globSync('**/*', { cwd: mediaFolder })
  expect(files.reduce((sum, file) => sum + bytesOf(join(mediaFolder, file)), 0)).toBeLessThanOrEqual(40_000_000)
})
