import type { Gallery } from '../../../schema/types'
import { Picture } from '../../parts/picture'
import { fill, plain } from '../../parts/text'
import type { SlideShow } from './slide-show'

/** Small pictures to choose from: links to their slides at first, and buttons as soon as one slide is shown at a time. */
export function Thumbnails({ block: { id, images, labels }, show }: { block: Gallery; show: SlideShow }) {
  return (
    <ul className="gallery-thumbnails">
      {images.map((image, i) => {
        const name = `${fill(labels.image, { n: i + 1, total: images.length })}: ${plain(image.alt)}`
        return (
          <li key={image.id}>
            {show.isLive ? (
              <button
                type="button"
                aria-label={name}
                aria-current={i === show.index ? 'true' : undefined}
                onClick={() => show.go(i)}
              >
                <Picture file={image.src} />
              </button>
            ) : (
              <a href={`#${id}_${image.id}`} aria-label={name}>
                <Picture file={image.src} />
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}
