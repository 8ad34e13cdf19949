import { parentPort } from 'node:worker_threads'
import subsetFont from 'subset-font'

// Worker thread that subsets fonts, one at a time (see `cutter.ts`). An error ends the thread.
parentPort?.on('message', async ([font, text, options]) => {
  parentPort?.postMessage({ result: await subsetFont(Buffer.from(font), text, options) })
  parentPort?.postMessage({ isDone: true })
})
