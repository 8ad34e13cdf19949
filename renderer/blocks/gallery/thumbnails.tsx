import type { MouseEvent } from 'react'
import type { Gallery } from '../../../schema/types'
import { Picture } from '../../parts/picture'
import { fill, plain } from '../../parts/text'
import type { SlideShow } from './slide-show'

/** Small pictures to choose from: links to their slides, which scripts turn into a choice. */
export function Thumbnails({ block: { id, images, labels }, show }: { block: Gallery; show: SlideShow }) {
  const choose = (event: MouseEvent, i: number) => {
    event.preventDefault()
    show.go(i)
  }
  return (
    <ul className="gallery-thumbnails">
      {images.map((image, i) => (
        <li key={image.id}>
          <a
            href={`#${id}-${image.id}`}
            aria-current={show.isLive && i === show.index ? 'true' : undefined}
            aria-label={`${fill(labels.image, { n: i + 1, total: images.length })}: ${plain(image.alt)}`}
            onClick={(event) => choose(event, i)}
          >
            <Picture file={image.src} />
          </a>
        </li>
      ))}
    </ul>
  )
}
