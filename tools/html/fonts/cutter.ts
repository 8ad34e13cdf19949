import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type subset from 'subset-font'
import { cacheFolder, writeWhole } from '../../files/cache'
import { hashOf } from '../../files/files'
import { projectFolder } from '../../files/project.js'
import { ask } from '../../files/threads'
import { trace } from '../../files/trace'

/** Version in cache keys. Raise it when a code change produces different files from the same letters. */
export const cutVersion = 4

/** Font tables that pages do not need. */
export const unusedTables = 'HVAR MVAR STAT gasp prep'.split(' ')

/** Cache folder for subset fonts. */
export const fontFolder = join(cacheFolder, 'fonts')

/**
 * Returns the path of a cached font file. If the file is missing or damaged, it is made first. The file name contains a
 * hash of the content, so that even a single wrong byte is detected.
 * @param stem path of the file up to the hash
 */
export async function keptFont(stem: string, make: () => Promise<Buffer>): Promise<string> {
  const [folder, begin] = [dirname(stem), `${basename(stem)}.`]
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith(begin)) : []
  const nameOf = (content: Buffer) => `${begin}${hashOf(content)}.woff2`
  const undamaged = names.find((name) => name === nameOf(readFileSync(join(folder, name))))
  trace('font', basename(stem), undamaged && '')
  if (undamaged !== undefined) return join(folder, undamaged)
  for (const name of names) rmSync(join(folder, name), { force: true })
  const font = await make()
  writeWhole(join(folder, nameOf(font)), font)
  return join(folder, nameOf(font))
}

type Task = Parameters<typeof subset>

/**
 * Path of the worker thread's module, which is plain JavaScript because both the TypeScript sources and the bundle
 * start this file.
 */
const threadModule = join(projectFolder, 'tools/html/fonts/cutter-thread.js')

/** Idle time after which the thread ends, in ms. */
const idleTime = 500

let thread: Worker | undefined
let ending: NodeJS.Timeout | undefined
let last: Promise<unknown> = Promise.resolve()

/**
 * Subsets a font with the package `subset-font` in a worker thread. The thread ends after the last font, because
 * WebAssembly never frees its memory (100 MB). Concurrent calls are queued.
 */
export function subsetFont(...args: Task): Promise<Buffer> {
  const cut = last.then(() => cutNow(args))
  last = cut.catch(() => {})
  return cut
}

async function cutNow(args: Task): Promise<Buffer> {
  clearTimeout(ending)
  const worker = thread ?? new Worker(threadModule)
  // If this font fails, `thread` stays undefined, and the next font starts a new thread.
  thread = undefined
  worker.ref()
  let font = new Uint8Array()
  await ask<Uint8Array<ArrayBuffer>>(worker, args, (cut) => {
    font = cut
  })
  thread = worker
  worker.unref()
  ending = setTimeout(end, idleTime).unref()
  return Buffer.from(font.buffer, font.byteOffset, font.byteLength)
}

function end(): void {
  thread?.terminate()
  thread = undefined
}
