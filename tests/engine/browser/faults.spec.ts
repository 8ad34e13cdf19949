// Slow, because each test waits until the page stops waiting for a file that fails to load.
import { count } from '../counts-reporter'
import { faults, files, pages } from './fault-table'
import { expectWhole, prepare } from './faults'
import { test } from './test'

// In short runs, tests one fault for each of the first six files. Nightly runs test all combinations
// (`tests/engine/long-browser`).
for (const [i, file] of files.slice(0, 6).entries()) {
  const fault = faults[i % faults.length]
  const asking = pages.filter(({ name }) => !file.on || file.on.includes(name))
  const kind = asking[i % asking.length]
  if (fault && kind)
    test(`nothing is lost when ${file.name} ${fault.name}: ${kind.name}`, { tag: '@ci' }, async ({ page }, info) => {
      await prepare(page, fault)
      await expectWhole(page, file, fault, kind)
      count(info, 'files × faults × pages, of every run', 1)
    })
}
