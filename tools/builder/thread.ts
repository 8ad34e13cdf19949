/** The code of a worker thread: the same work as the main thread, on parts that no other thread has taken. */
import { serveThread } from '../files/threads'
import { workOfThread } from '../site/work'
import type { BuildTask, Job } from './protocol'
import { createBuildWork } from './work'

const work = workOfThread()
const building = createBuildWork(work)

serveThread<Job, BuildTask>(async (job) => {
  if (job.kind === 'scan') return work.scan
  work.prepare(job.context)
  if (job.kind === 'check') return (tasks) => work.check(tasks, job.unsettled).answer
  await building.prepare(job.context)
  return (tasks) => building.build(tasks, job.unsettled)
})
