import type { Stage } from '../../cli/stage'
import { fileProblem, type Problem } from '../../content/base/problem'
import { isPicture, isVector, mediaFolder } from '../../content/read/media'
import type { Media } from '../../content/read/model'
import { namedMedia } from '../../content/read/named-media'
import type { Site } from '../../content/read/site'
import { say } from '../../content/say/say.js'
import { hashOf } from '../../files/files'
import { bytesMemo, type Memo } from '../../files/memo'
import { sideBySide } from '../../files/side-by-side'
import { readPublished } from '../../files/site/media'
import { findVariant, variantsOf, widthsOf } from './encode'

/** Name under which the memo (a cache file) stores, by content hash, whether a picture can be decoded. */
const soundStep = 'sound'

/** Number of pictures processed at a time. sharp decodes in other threads while this thread reads more files. */
const picturesAtOnce = 16

/**
 * Finds damaged pictures by decoding all pictures that a site uses. Identical files are decoded only once. Pictures
 * whose variants have been encoded are not decoded, because they are known to be undamaged.
 * @param memo cache that remembers the decoded pictures
 * @param begin called with the number of pictures to check, if there are any
 * @returns a problem for each picture that cannot be decoded completely
 */
export async function findDamaged(
  site: Site,
  memo: Memo = bytesMemo(),
  begin?: (count: number) => Stage,
): Promise<Problem[]> {
  const usedFiles = namedMedia(site)
  const pictures = Object.entries(site.source.media).flatMap(([file, media]) => {
    const { hash, fault } = media
    return hash && !fault && usedFiles.has(file) && isPicture(file) ? [{ file, hash, media }] : []
  })
  const unchecked = new Map(
    pictures
      .filter(({ hash }) => memo.find(soundStep, hash, '') === undefined)
      .map((picture) => [picture.hash, picture]),
  )
  if (unchecked.size > 0) {
    const stage = begin?.(unchecked.size)
    await sideBySide(unchecked.values(), picturesAtOnce, async ({ file, hash, media }) => {
      const wasEncoded = isEncoded(file, media)
      const content = wasEncoded ? undefined : bytesWith(hash, file)
      if (wasEncoded || content) memo.put(soundStep, hash, '', !content || (await isSound(file, content)))
      stage?.advance()
    })
    memo.save()
  }
  return pictures.flatMap(({ file, hash }) => (memo.find(soundStep, hash, '') === false ? [damaged(file)] : []))
}

function isEncoded(file: string, { hash, width, height }: Media): boolean {
  if (!hash || !width || isVector(file)) return false
  return variantsOf({ bytes: 0, hash, widths: widthsOf(width, height) }).every(
    ({ name }) => findVariant(name) !== undefined,
  )
}

/**
 * Reads the content of a listed file. Undefined if the file has since been changed or deleted, which the next listing
 * will detect.
 */
function bytesWith(hash: string, file: string): Buffer | undefined {
  try {
    const content = readPublished(file)
    return hashOf(content) === hash ? content : undefined
  } catch {
    return undefined
  }
}

/** Whether a picture can be decoded completely. */
async function isSound(file: string, content: Buffer): Promise<boolean> {
  // Loaded on demand, because pictures rarely have to be decoded.
  const { default: sharp } = await import('sharp')
  try {
    const picture = sharp(content)
    // Both calls read the whole file: `metadata` parses an SVG completely, and any other kind of picture is decoded
    // completely when it is resized to one pixel.
    await (isVector(file) ? picture.metadata() : picture.resize(1, 1, { fit: 'fill' }).raw().toBuffer())
    return true
  } catch {
    return false
  }
}

function damaged(file: string): Problem {
  const message = isVector(file) ? say`This drawing is not valid SVG.` : say`This picture is cut off or damaged.`
  const hint = say`Save it again from the program that made it.`
  return fileProblem(`${mediaFolder}/${file}`, 'damaged-media', message, hint)
}
