import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { isVector, mediaFolder, namedMedia } from '../content/media'
import type { Problem } from '../content/problem'
import type { Media, Site, Source } from '../content/site'
import { cacheFolder, keep, readKept, writeWhole } from '../host/cache'
import { readMedia } from '../host/media'
import { plural } from '../host/print'
import { averageColour, encodeAvif, encodeWebp, widthsOf } from './encode'
import { findVariant, newFolder, type Variant, variantsOf } from './variants'

/** One file to encode. */
type Task = { file: string; variant: Variant }

/**
 * Makes the pictures of a site ready: encodes those it names that were not encoded before, and says in
 * `site.source.media` what was found out about them.
 * @returns a problem for each picture that cannot be read
 */
export async function makePictures(site: Site): Promise<Problem[]> {
  const named = namedMedia(site)
  const media = structuredClone(site.source.media)
  for (const [file, one] of Object.entries(media))
    if (one.width && named.has(file) && !isVector(file)) one.widths = widthsOf(one.width)
  const tasks = Object.entries(media).flatMap(([file, one]) =>
    variantsOf(one).flatMap((variant) => (findVariant(variant.name) ? [] : [{ file, variant }])),
  )
  const damaged = await encodeAll(tasks)
  if (damaged.size === 0) await addColours(media)
  site.source.media = media
  return [...damaged].map(([file, reason]) => damagedPicture(file, reason))
}

/** Encodes as many at a time as the machine has cores. @returns what is wrong with files that cannot be read */
async function encodeAll(tasks: Task[]): Promise<Map<string, string>> {
  const damaged = new Map<string, string>()
  if (tasks.length === 0) return damaged
  console.log(`Encoding ${plural(new Set(tasks.map(({ file }) => file)).size, 'new picture')}, once …`)
  const queue = tasks.values()
  const work = async () => {
    for (const { file, variant } of queue) {
      if (damaged.has(file)) continue
      try {
        const content = readMedia(file)
        const encoded = variant.width === undefined ? encodeWebp(content) : encodeAvif(content, variant.width)
        writeWhole(join(newFolder, variant.name), await encoded)
      } catch (error) {
        damaged.set(file, error instanceof Error ? error.message : String(error))
      }
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return damaged
}

/** Finds colours in the smallest variants, once for each content. */
async function addColours(media: Source['media']): Promise<void> {
  const cacheFile = join(cacheFolder, 'colours.json')
  const known = readKept<Record<string, string | null>>(cacheFile) ?? {}
  let isNew = false
  const add = async (one: Media) => {
    const [smallest] = variantsOf(one)
    const file = smallest && findVariant(smallest.name)
    if (!file || !one.hash) return
    if (known[one.hash] === undefined) {
      known[one.hash] = (await averageColour(readFileSync(file))) ?? null
      isNew = true
    }
    one.colour = known[one.hash] ?? undefined
  }
  await Promise.all(Object.values(media).map(add))
  if (isNew) keep(cacheFile, known)
}

function damagedPicture(file: string, reason: string): Problem {
  return {
    file: `${mediaFolder}/${file}`,
    line: 1,
    column: 1,
    code: 'damaged-picture',
    severity: 'error',
    message: `The picture cannot be read: ${reason.trim().replace(/\.?$/, '.')}`,
    hint: 'Save it again from the program that made it.',
  }
}
