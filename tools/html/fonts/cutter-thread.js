import { parentPort } from 'node:worker_threads'
import subsetFont from 'subset-font'

// A thread that cuts fonts, one after the other (`cutter.ts`). What fails ends it.
parentPort?.on('message', async ([font, text, options]) => {
  parentPort?.postMessage({ result: await subsetFont(Buffer.from(font), text, options) })
  parentPort?.postMessage({ isDone: true })
})
