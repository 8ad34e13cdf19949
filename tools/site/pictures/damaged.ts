import type { Stage } from '../../cli/stage'
import { fileProblem, type Problem } from '../../content/base/problem'
import { isPicture, isVector, mediaFolder } from '../../content/read/media'
import type { Media } from '../../content/read/model'
import { namedMedia } from '../../content/read/named-media'
import type { Site } from '../../content/read/site'
import { say } from '../../content/say/say.js'
import { hashOf } from '../../files/files'
import { bytesMemo } from '../../files/memo'
import { sideBySide } from '../../files/side-by-side'
import { readMedia } from '../../files/site/media'
import { findVariant, variantsOf, widthsOf } from './encode'

/** The step of the memo that has whether pictures can be decoded, by the hash of their content. */
const sound = 'sound'

/** So many are read before they are decoded: the threads that do it have work while this one does something else. */
const picturesAtOnce = 16

/**
 * Decodes the pictures that a site names, each content once; those that were encoded before are sound.
 * @param begin is called where there is something to decode
 * @returns a problem for each that cannot be decoded whole
 */
export async function findDamaged(site: Site, begin?: (count: number) => Stage): Promise<Problem[]> {
  const memo = bytesMemo()
  const named = namedMedia(site)
  const pictures = Object.entries(site.source.media).flatMap(([file, media]) => {
    const { hash, fault } = media
    return hash && !fault && named.has(file) && isPicture(file) ? [{ file, hash, media }] : []
  })
  const unknown = new Map(
    pictures.filter(({ hash }) => memo.find(sound, hash, '') === undefined).map((one) => [one.hash, one]),
  )
  if (unknown.size > 0) {
    const stage = begin?.(unknown.size)
    await sideBySide(unknown.values(), picturesAtOnce, async ({ file, hash, media }) => {
      const isKnown = isEncoded(file, media)
      const content = isKnown ? undefined : bytesWith(hash, file)
      if (isKnown || content) memo.put(sound, hash, '', !content || (await isSound(file, content)))
      stage?.advance()
    })
    memo.save()
  }
  return pictures.flatMap(({ file, hash }) => (memo.find(sound, hash, '') === false ? [damaged(file)] : []))
}

function isEncoded(file: string, { hash, width }: Media): boolean {
  if (!hash || !width || isVector(file)) return false
  return variantsOf({ bytes: 0, hash, widths: widthsOf(width) }).every(({ name }) => findVariant(name) !== undefined)
}

/** The bytes that were listed; undefined where the file was saved again or went since: it is listed again. */
function bytesWith(hash: string, file: string): Buffer | undefined {
  try {
    const content = readMedia(file)
    return hashOf(content) === hash ? content : undefined
  } catch {
    return undefined
  }
}

/** Whether a picture can be decoded whole. */
async function isSound(file: string, content: Buffer): Promise<boolean> {
  // Loaded when there is something to decode, which is rare.
  const { default: sharp } = await import('sharp')
  try {
    const picture = sharp(content)
    // A drawing is parsed whole before anything is known of it. Of others, one pixel is made of all.
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
