/** Entry point of a worker thread, which scans, checks and builds batches of pages like the main thread. */
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
