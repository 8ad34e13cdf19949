import { expect, test } from 'vitest'
import { runBuild } from '../../../tools/builder/run'
import { makeBundle } from '../../../tools/bundle/bundle'
import { contentsOf } from '../../engine/integration/small-site'
import { isLong } from '../../engine/long-run'

// By day the site of the engine's tests is built by threads.
test.runIf(isLong)('worker threads write the same bytes', async () => {
  await makeBundle()
  const [one, many] = ['.cache/dist-one', '.cache/dist-threads']
  expect(await runBuild({ folder: one, forThreads: Number.POSITIVE_INFINITY })).toBeDefined()
  expect(await runBuild({ folder: many, forThreads: 1 })).toBeDefined()
  expect(contentsOf(many)).toEqual(contentsOf(one))
})
