import { faults, files, pages } from '../browser/fault-table'
import { expectWhole, prepare } from '../browser/faults'
import { test } from '../browser/test'
import { count } from '../counts-reporter'

for (const file of files)
  for (const fault of faults)
    test(`nothing is lost on any kind of page when ${file.name} ${fault.name}`, async ({ page }, info) => {
      await prepare(page, fault)
      const asking = pages.filter(({ name }) => !file.on || file.on.includes(name))
      for (const kind of asking) await test.step(kind.name, () => expectWhole(page, file, fault, kind))
      count(info, 'files × faults × pages, of the night', asking.length)
    })
