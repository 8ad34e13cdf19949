import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import type subset from 'subset-font'
import { ask } from '../files/threads'

type Task = Parameters<typeof subset>

/** What the thread runs, as it is: it has the package by its path, and needs nothing else. What fails ends it. */
const code = `
  const { parentPort, workerData } = require('node:worker_threads')
  const subset = require(workerData)
  parentPort.on('message', async ([font, ...rest]) => {
    parentPort.postMessage({ result: await subset(Buffer.from(font), ...rest) })
    parentPort.postMessage({ isDone: true })
  })`

/** How long the thread waits for another font, in milliseconds. */
const patience = 500

let thread: Worker | undefined
let ending: NodeJS.Timeout | undefined
let last: Promise<unknown> = Promise.resolve()

/**
 * Cuts a font, see the package of this name, in a thread that ends with the last font: WebAssembly keeps the memory that
 * it once took, 100 MB. Many may be asked for at once: they are cut one after the other.
 */
export function subsetFont(...args: Task): Promise<Buffer> {
  const cut = last.then(() => cutNow(args))
  last = cut.catch(() => {})
  return cut
}

async function cutNow(args: Task): Promise<Buffer> {
  clearTimeout(ending)
  const asked =
    thread ?? new Worker(code, { eval: true, workerData: createRequire(import.meta.url).resolve('subset-font') })
  // After a failure the next font has another thread.
  thread = undefined
  asked.ref()
  let font = new Uint8Array()
  await ask<Uint8Array<ArrayBuffer>>(asked, args, (cut) => {
    font = cut
  })
  thread = asked
  asked.unref()
  ending = setTimeout(end, patience).unref()
  return Buffer.from(font.buffer, font.byteOffset, font.byteLength)
}

function end(): void {
  thread?.terminate()
  thread = undefined
}
