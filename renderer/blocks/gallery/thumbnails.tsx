import { useEffect, useLayoutEffect, useRef } from 'react'
import type { Gallery } from '../../../schema/types'
import { Picture } from '../../parts/picture'
import { pictureName } from './picture-name'
import type { SlideShow } from './slide-show'

/** Thumbnails of the pictures: links to the slides at first, and buttons once the app shows one slide at a time. */
export function Thumbnails({ block, show }: { block: Gallery; show: SlideShow }) {
  const { id, images } = block
  const focused = useRef<Element | null>(null)
  useEffect(() => {
    focused.current = document.activeElement?.closest('.gallery-thumbnails > li') ?? null
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the focused link has become a button
  useLayoutEffect(() => focused.current?.querySelector('button')?.focus({ preventScroll: true }), [show.isLive])
  return (
    <ul className="gallery-thumbnails">
      {images.map((image, i) => {
        const name = pictureName(block, i)
        return (
          <li key={image.id}>
            {show.isLive ? (
              <button
                type="button"
                {...name}
                aria-current={i === show.index ? 'true' : undefined}
                onClick={() => show.go(i)}
              >
                <Picture file={image.src} />
              </button>
            ) : (
              <a href={`#${id}_${image.id}`} {...name}>
                <Picture file={image.src} />
              </a>
            )}
          </li>
        )
      })}
    </ul>
  )
}
