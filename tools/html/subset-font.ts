import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import type subset from 'subset-font'

type Task = Parameters<typeof subset>
type Answer = { task: number; font?: Uint8Array; failure?: string }
type Waiting = { done(font: Buffer): void; fail(error: Error): void }

/** What the thread runs, as it is: it has the package by its path, and needs nothing else. */
const code = `
  const { parentPort, workerData } = require('node:worker_threads')
  const subset = require(workerData)
  let last = Promise.resolve()
  parentPort.on('message', ({ task, args: [font, ...rest] }) => {
    last = last.then(() => subset(Buffer.from(font), ...rest)).then(
      (font) => parentPort.postMessage({ task, font }),
      (error) => parentPort.postMessage({ task, failure: String(error) }),
    )
  })`

/** How long the thread waits for another font, in milliseconds. */
const patience = 500

let thread: Worker | undefined
let tasks = 0
const waiting = new Map<number, Waiting>()

/**
 * Cuts a font, see the package of this name, in a thread that ends with the last font: WebAssembly keeps the memory that
 * it once took, 100 MB. Many may be asked for at once: they are cut one after the other.
 */
export function subsetFont(...args: Task): Promise<Buffer> {
  const asked = thread ?? begin()
  thread = asked
  const task = tasks++
  asked.ref()
  asked.postMessage({ task, args })
  return new Promise<Buffer>((done, fail) => waiting.set(task, { done, fail }))
}

function begin(): Worker {
  const begun = new Worker(code, { eval: true, workerData: createRequire(import.meta.url).resolve('subset-font') })
  begun.on('message', ({ task, font, failure }: Answer) => {
    const one = waiting.get(task)
    waiting.delete(task)
    if (font) one?.done(Buffer.from(font.buffer, font.byteOffset, font.byteLength))
    else one?.fail(new Error(failure))
    if (waiting.size > 0) return
    begun.unref()
    setTimeout(() => waiting.size === 0 && end(begun), patience).unref()
  })
  begun.on('error', (error) => {
    for (const one of waiting.values()) one.fail(error)
    waiting.clear()
    end(begun)
  })
  return begun
}

function end(one: Worker): void {
  if (thread === one) thread = undefined
  one.terminate()
}
