/** What a worker thread runs: the same work as the main thread, on parts that nobody else has taken. */
import { parentPort, workerData } from 'node:worker_threads'
import { readSite } from '../content/read-site'
import { openContract } from '../contract/open'
import { type Job, type Message, type Setup, take } from './protocol'
import { createWork } from './work'

const { thread, contract, source }: Setup = workerData
const { site } = readSite(source, openContract(contract))
if (!site) throw new Error('The site file cannot be used.')
const work = createWork(site)
const say = (message: Message) => parentPort?.postMessage(message)

parentPort?.on('message', async (job: Job) => {
  if (job.kind === 'scan') {
    for (let part = take(job.queue, thread); part; part = take(job.queue, thread)) say(work.scan(part))
  } else {
    await work.prepare(job.context)
    for (let part = take(job.queue, thread); part; part = take(job.queue, thread)) say(work.build(part))
  }
  say({ done: true })
})
