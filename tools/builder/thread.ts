/** The code of a worker thread: the same work as the main thread, on parts that no other thread has taken. */
import { serveThread } from '../files/threads'
import { type PageTask, workOfThread } from '../site/work'
import type { Job } from './page-builder'

const work = workOfThread()

serveThread<Job, PageTask>(async (job) => {
  if (job.kind === 'scan') return work.scan
  work.prepare(job.context)
  if (job.kind === 'check') return (tasks) => work.check(tasks, job.unsettled).answer
  const { createBuild } = await import('./page-builder')
  const build = createBuild(work, job.context)
  return (tasks) => build(tasks, job.unsettled)
})
