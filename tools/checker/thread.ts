/** What a worker thread of a check runs: the same work as the main thread, on parts that nobody else has taken. */
import { readBase } from '../builder/base'
import type { PageFiles } from '../builder/parts'
import { serveThread, threadSetup } from '../builder/threads'
import { LedgerOnDisk } from '../translations/ledger-on-disk'
import type { CheckJob, CheckSetup } from './check-threads'
import { createCheckWork } from './check-work'
import { rulesFor } from './rules'

const rules = rulesFor(threadSetup<CheckSetup>().isRelease)
const work = createCheckWork(readBase(), rules, new LedgerOnDisk())

serveThread<CheckJob, PageFiles>(async (job) => {
  if (job.kind === 'scan') return (pages) => ({ scans: work.scan(pages) })
  work.prepare(job.context)
  return (pages) => work.check(pages, job.unsettled)
})
