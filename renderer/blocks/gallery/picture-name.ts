import type { Gallery } from '../../../schema/types'
import { fill } from '../../parts/text'

/**
 * Accessible name of a picture: its number and description. If the description is in another language, only the bare
 * number precedes it, because words such as "Image 1 of 5" would be in the page's language.
 */
export function pictureName({ images, labels }: Gallery, i: number): { 'aria-label': string; lang?: string } {
  const alt = images[i]?.alt ?? ''
  if (typeof alt !== 'string') return { 'aria-label': `${i + 1}: ${alt.text}`, lang: alt.lang }
  return { 'aria-label': `${fill(labels.image, { n: i + 1, total: images.length })}: ${alt}` }
}
