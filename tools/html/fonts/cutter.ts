import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type subset from 'subset-font'
import { cacheFolder, writeWhole } from '../../files/cache'
import { hashOf } from '../../files/files'
import { projectFolder } from '../../files/project.js'
import { ask } from '../../files/threads'
import { trace } from '../../files/trace'

/** Raised when the same letters give another file. */
export const cutVersion = 4

/** Tables that a page does without. */
export const unusedTables = 'HVAR MVAR STAT gasp prep'.split(' ')

/** Where what was cut is kept. */
export const fontFolder = join(cacheFolder, 'fonts')

/**
 * A font of the cache, made where it is not there or is damaged: its name ends with the hash of what it holds, so that a
 * single wrong byte is found.
 * @param stem its path, up to that hash
 */
export async function keptFont(stem: string, make: () => Promise<Buffer>): Promise<string> {
  const [folder, begin] = [dirname(stem), `${basename(stem)}.`]
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith(begin)) : []
  const nameOf = (content: Buffer) => `${begin}${hashOf(content)}.woff2`
  const whole = names.find((name) => name === nameOf(readFileSync(join(folder, name))))
  trace('font', basename(stem), whole && '')
  if (whole !== undefined) return join(folder, whole)
  for (const name of names) rmSync(join(folder, name), { force: true })
  const made = await make()
  writeWhole(join(folder, nameOf(made)), made)
  return join(folder, nameOf(made))
}

type Task = Parameters<typeof subset>

/** What the thread runs: plain JavaScript, since sources and the bundle start the same file. */
const threadModule = join(projectFolder, 'tools/html/fonts/cutter-thread.js')

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
  const asked = thread ?? new Worker(threadModule)
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
