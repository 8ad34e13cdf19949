import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { messageText } from '../../cli/message-language'
import { plural } from '../../cli/print'
import { Stage } from '../../cli/stage'
import type { Problem } from '../../content/base/problem'
import type { Media } from '../../content/read/model'
import { variedPictures } from '../../content/read/named-media'
import type { Site, Source } from '../../content/read/site'
import { say } from '../../content/say/say.js'
import { writeWhole } from '../../files/cache'
import { bytesMemo, type Memo } from '../../files/memo'
import { sideBySide } from '../../files/side-by-side'
import { readMedia } from '../../files/site/media'
import { trace } from '../../files/trace'
import { findDamaged } from './damaged'
import { averageColour, encodeVariants, findVariant, newFolder, type Variant, variantsOf, widthsOf } from './encode'

/** A picture, and those of its variants that have to be encoded. */
type Task = { file: string; missing: Variant[] }

/**
 * Encodes the missing variants of all pictures that a site uses.
 * @returns the site with the widths and colours of its pictures, and a problem for each picture that cannot be decoded;
 *   if there are problems, nothing is encoded and the site is unchanged
 */
export async function makePictures(site: Site): Promise<{ site: Site; problems: Problem[] }> {
  const pictures = await beginPictures(site)
  const problems = await pictures.problems
  return { site: problems.length > 0 ? site : pictures.site, problems }
}

/**
 * Does the same as `makePictures`, but waits for the problems only if pictures have to be encoded. Otherwise pages can be
 * built while pictures are decoded.
 */
export async function beginPictures(site: Site): Promise<{ site: Site; problems: Promise<Problem[]> }> {
  const memo = bytesMemo()
  const problems = findDamaged(site, memo, (count) => new Stage(messageText(say`Decoding pictures`), count))
  const variedFiles = variedPictures(site)
  const media = structuredClone(site.source.media)
  for (const [file, picture] of Object.entries(media))
    if (picture.width && !picture.fault && variedFiles.has(file))
      picture.widths = widthsOf(picture.width, picture.height)
  const tasks = Object.entries(media).flatMap(([file, picture]) => {
    const missing = variantsOf(picture).filter(({ name }) => {
      const variant = findVariant(name)
      trace('picture', `${file} ${name}`, variant && '')
      return variant === undefined
    })
    return missing.length > 0 ? [{ file, missing }] : []
  })
  if (tasks.length > 0 && (await problems).length > 0) return { site, problems }
  await encodeAll(tasks)
  await addColours(media, memo)
  return { site: { ...site, source: { ...site.source, media } }, problems }
}

/** Encodes the missing variants, for as many pictures at a time as the machine has cores. */
async function encodeAll(tasks: Task[]): Promise<void> {
  const count = tasks.reduce((sum, { missing }) => sum + missing.length, 0)
  const stage = new Stage(messageText(say`Encoding ${plural(tasks.length, 'new picture')}, once`), count, true)
  await sideBySide(tasks, availableParallelism(), ({ file, missing }) =>
    encodeVariants(readMedia(file), missing, ({ name }, encoded) => {
      writeWhole(join(newFolder, name), encoded)
      stage.advance()
    }),
  )
}

/** Computes average colours from the smallest variants, once for each file content. */
async function addColours(media: Source['media'], memo: Memo): Promise<void> {
  const add = async (picture: Media) => {
    const [smallest] = variantsOf(picture)
    const file = smallest && findVariant(smallest.name)
    if (!file || !picture.hash) return
    const cachedColour = memo.find<string | null>('colour', picture.hash, '')
    const colour = cachedColour === undefined ? ((await averageColour(readFileSync(file))) ?? null) : cachedColour
    if (cachedColour === undefined) memo.put('colour', picture.hash, '', colour)
    picture.colour = colour ?? undefined
  }
  await Promise.all(Object.values(media).map(add))
  if (memo.isNew) memo.save()
}
