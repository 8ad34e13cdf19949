/** Entry point of a worker thread: does the main thread's work on batches of pages that no other thread has taken. */
import { serveThread } from '../files/threads'
import type { PageFiles } from '../site/pages'
import { type ThreadJob, workOfThread } from '../site/part'
import type { BuildContext } from './page-builder'

const work = workOfThread()

serveThread<ThreadJob<BuildContext>, PageFiles>(async (job) => {
  if (job.kind === 'scan') return work.scan
  work.prepare(job.context)
  const { buildContext } = job
  const buildPage = buildContext && (await import('./page-builder')).pageBuilder(buildContext)
  return (pages) => work.checkAndBuild(pages, job, buildPage)
})
