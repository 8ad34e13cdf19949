/** What a worker thread of a build runs: the same work as the main thread, on parts that nobody else has taken. */
import { readBase } from './base'
import type { Job, PageTask } from './protocol'
import { serveThread } from './threads'
import { createWork } from './work'

const work = createWork(readBase())

serveThread<Job, PageTask>(async (job) => {
  if (job.kind === 'scan') return work.scan
  await work.prepare(job.context)
  return work.build
})
