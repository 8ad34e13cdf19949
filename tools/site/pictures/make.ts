import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { plural } from '../../cli/print'
import { spoken } from '../../cli/spoken'
import { Stage } from '../../cli/stage'
import type { Problem } from '../../content/base/problem'
import type { Media } from '../../content/read/model'
import { variedPictures } from '../../content/read/named-media'
import type { Site, Source } from '../../content/read/site'
import { say } from '../../content/say/say.js'
import { writeWhole } from '../../files/cache'
import { bytesMemo } from '../../files/memo'
import { sideBySide } from '../../files/side-by-side'
import { readMedia } from '../../files/site/media'
import { trace } from '../../files/trace'
import { findDamaged } from './damaged'
import { averageColour, encodeVariants, findVariant, newFolder, type Variant, variantsOf, widthsOf } from './encode'

/** A picture, and which of its files are to be encoded. */
type Task = { file: string; missing: Variant[] }

/**
 * Makes the pictures of a site ready: encodes those it names that were not encoded before.
 * @returns the site with what was found out about them, and a problem for each picture that cannot be decoded; then
 *   nothing is encoded
 */
export async function makePictures(site: Site): Promise<{ site: Site; problems: Problem[] }> {
  const problems = await findDamaged(site, (count) => new Stage(spoken(say`Decoding pictures`), count))
  if (problems.length > 0) return { site, problems }
  const varied = variedPictures(site)
  const media = structuredClone(site.source.media)
  for (const [file, one] of Object.entries(media))
    if (one.width && !one.fault && varied.has(file)) one.widths = widthsOf(one.width)
  const tasks = Object.entries(media).flatMap(([file, one]) => {
    const missing = variantsOf(one).filter(({ name }) => {
      const variant = findVariant(name)
      trace('picture', `${file} ${name}`, variant && '')
      return variant === undefined
    })
    return missing.length > 0 ? [{ file, missing }] : []
  })
  await encodeAll(tasks)
  await addColours(media)
  return { site: { ...site, source: { ...site.source, media } }, problems }
}

/** Encodes as many pictures at a time as the machine has cores. */
async function encodeAll(tasks: Task[]): Promise<void> {
  const count = tasks.reduce((sum, { missing }) => sum + missing.length, 0)
  const stage = new Stage(spoken(say`Encoding ${plural(tasks.length, 'new picture')}, once`), count, true)
  await sideBySide(tasks, availableParallelism(), ({ file, missing }) =>
    encodeVariants(readMedia(file), missing, ({ name }, encoded) => {
      writeWhole(join(newFolder, name), encoded)
      stage.advance()
    }),
  )
}

/** Finds colours in the smallest variants, once for each content. */
async function addColours(media: Source['media']): Promise<void> {
  const memo = bytesMemo()
  const add = async (one: Media) => {
    const [smallest] = variantsOf(one)
    const file = smallest && findVariant(smallest.name)
    if (!file || !one.hash) return
    const known = memo.find<string | null>('colour', one.hash, '')
    const colour = known === undefined ? ((await averageColour(readFileSync(file))) ?? null) : known
    if (known === undefined) memo.put('colour', one.hash, '', colour)
    one.colour = colour ?? undefined
  }
  await Promise.all(Object.values(media).map(add))
  if (memo.isNew) memo.save()
}
