import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type subset from 'subset-font'
import { type Face, faceOf, facesOf, lettersWithin } from '../content/language/faces'
import { cacheFolder, writeWhole } from '../files/cache'
import { hashOf } from '../files/files'
import { installed, type Slice } from '../files/site/faces'
import { ask } from '../files/threads'
import { trace } from '../files/trace'
import { type Font, familyOf, rubikFonts } from './fonts'
import type { Letters } from './letters'
import { mergeFonts } from './merge-fonts'

/** Raised when the same letters give another file. */
const cutVersion = 1

/** Where what was cut is kept. */
export const fontFolder = join(cacheFolder, 'fonts')

/**
 * The fonts of a site: Rubik as it is, and of each further face the letters that are used, with all weights. What was
 * cut before is kept.
 */
export async function cutFonts(letters: Letters, folder = fontFolder): Promise<Font[]> {
  const further: Font[] = []
  for (const { face, name, key, slices, wanted } of cutsFor(letters)) {
    const file = await keptFont(join(folder, `${name}-${key}`), () => cutLetters(slices, wanted))
    const address = `/assets/fonts/${name}.${hashOf(readFileSync(file))}.woff2`
    further.push({ ...familyOf(face), file, address, ranges: rangesOf(wanted, slices.length > 1 ? coarse : 1) })
  }
  return [...rubikFonts([...letters.keys()]), ...further]
}

/** The faces of a site apart from Rubik, each in some weights, not variable. */
export async function cutStatic(letters: Letters, weights: number[]): Promise<Font[]> {
  const fonts: Font[] = []
  for (const { face, name, key, slices, wanted } of cutsFor(letters)) {
    for (const weight of weights) {
      const cut = () => cutLetters(slices, wanted, { wght: weight })
      const file = await keptFont(join(fontFolder, `${name}-${weight}-${key}`), cut)
      const address = `/assets/fonts/${basename(file)}`
      fonts.push({ family: face.family, weights: `${weight}`, file, address, ranges: rangesOf(wanted, 1) })
    }
  }
  return fonts
}

/** The files to make for a site, each with the key of all that it is made from. */
function cutsFor(letters: Letters): (Cut & { face: Face; key: string })[] {
  return facesOf([...letters.keys()]).flatMap((face) =>
    cutsOf(face, letters).map((cut) => {
      const key = hashOf(JSON.stringify([cutVersion, cut.name, installed(face)?.version, cut.wanted]))
      return { ...cut, face, key }
    }),
  )
}

/** A file to make: the slices it comes from, and its letters. */
type Cut = { name: string; slices: Slice[]; wanted: string }

/** Numbered slices are of one font, and become one again; others are of one script each, with rules of how letters join. */
function cutsOf(face: Face, letters: Letters): Cut[] {
  const own = [...letters].flatMap(([code, some]) => (faceOf(code)?.package === face.package ? [...some] : []))
  let rest = [...new Set(own)].sort().join('')
  const cuts: Cut[] = []
  const numbered: Cut = { name: face.package.slice(face.package.indexOf('/') + 1), slices: [], wanted: '' }
  for (const slice of installed(face)?.slices ?? []) {
    const found = rest.match(lettersWithin(slice.ranges))
    if (!found) continue
    rest = rest.replace(lettersWithin(slice.ranges), '')
    if (slice.numbered) {
      numbered.slices.push(slice)
      numbered.wanted += found.join('')
    } else {
      // Signs between letters decide how they join.
      const signs = '\u200c\u200d\u25cc'.match(lettersWithin(slice.ranges)) ?? []
      cuts.push({ name: slice.name, slices: [slice], wanted: [...found, ...signs].join('') })
    }
  }
  if (numbered.slices.length > 0) cuts.unshift({ ...numbered, wanted: [...numbered.wanted].sort().join('') })
  return cuts
}

/** Tables that a merged font cannot have, since they name glyphs by their numbers, or does without. */
const dropped = 'BASE GDEF GPOS GSUB HVAR MVAR STAT VORG VVAR gasp prep vhea vmtx'.split(' ')

async function cutLetters(slices: Slice[], letters: string, variationAxes?: Record<string, number>): Promise<Buffer> {
  const [first] = slices
  const read = ({ file }: Slice) => readFileSync(file)
  if (first && !first.numbered) return subsetFont(read(first), letters, { targetFormat: 'woff2', variationAxes })
  const options = { targetFormat: 'sfnt', noHinting: true, dropTables: dropped } as const
  const parts = await Promise.all(slices.map((slice) => subsetFont(read(slice), letters, options)))
  return subsetFont(mergeFonts(parts), letters, { targetFormat: 'woff2', variationAxes })
}

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

/** So far apart may letters be in one range of a font that is alone in its family: a list of each would be long. */
const coarse = 0x400

/** Letters as ranges of code points. @param gap how far apart two in one range may be */
function rangesOf(letters: string, gap: number): string {
  const ranges: [first: number, last: number][] = []
  for (const point of [...letters].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b)) {
    const range = ranges.at(-1)
    if (range && point - range[1] <= gap) range[1] = point
    else ranges.push([point, point])
  }
  const hex = (point: number) => point.toString(16).toUpperCase()
  return ranges.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join()
}

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
