import { type ComponentType, lazy, type MouseEvent, Suspense } from 'react'
import type { Gallery as GalleryBlock } from '../../../schema/types'
import { Caption } from '../../parts/caption'
import { Icon } from '../../parts/icon'
import { Picture } from '../../parts/picture'
import { Coming, expectSoon } from '../../parts/settled'
import { Controls } from './controls'
import { pictureName } from './picture-name'
import { useSlideShow } from './slide-show'
import { Thumbnails } from './thumbnails'
import type { TurnProps } from './turn/turn'

/**
 * The turnable view. Its code is fetched only on pages with such a view. If the code cannot be loaded, the gallery
 * works without the view.
 */
const Turn = lazy<ComponentType<TurnProps>>(() =>
  import('./turn/turn').then(
    (late) => ({ default: late.Turn }),
    () => ({ default: () => null }),
  ),
)

/**
 * Pictures of one subject. Without scripts, they form a row that scrolls and snaps; with scripts, one is shown at a
 * time. Follows the carousel pattern of the WAI-ARIA Authoring Practices, and WCAG 2.2.2 for the pause button.
 */
export default function Gallery({ block }: { block: GalleryBlock }) {
  const { id, images, caption, labels, turn } = block
  const show = useSlideShow(images.length, block.autoAdvance, block.autoStart)
  const isSingle = images.length === 1
  const zoom = ({ nativeEvent }: MouseEvent) => {
    show.rest()
    expectSoon(import('./zoom').then(({ toggleZoom }) => toggleZoom(nativeEvent)))
  }
  const slides = images.map((image, i) => (
    <div
      key={image.id}
      id={`${id}_${image.id}`}
      className="stage"
      hidden={show.isLive && i !== show.index}
      {...(isSingle ? {} : { role: 'group', ...pictureName(block, i) })}
    >
      <Picture
        file={image.src}
        alt={image.alt}
        sizes="(min-width:900px) 672px,100vw"
        first={i === 0}
        soon={show.isLive && i === (show.index + 1) % images.length}
      />
    </div>
  ))
  return (
    <div
      id={id}
      className={show.isLive ? 'gallery gallery-live' : 'gallery'}
      {...(isSingle
        ? {}
        : { role: 'group', 'aria-label': labels.label, 'aria-roledescription': labels.role, ...show.handlers })}
    >
      {!isSingle && <Controls block={block} show={show} />}
      <div
        className="gallery-slides"
        aria-live={show.isLive && !isSingle ? (show.isRunning ? 'off' : 'polite') : undefined}
        {...(isSingle ? {} : show.swipe)}
        {...(show.isLive ? { onClick: zoom } : {})}
      >
        {slides}
      </div>
      {show.isLive && (
        <button type="button" className="icon-button gallery-zoom" aria-label={labels.zoom} onClick={zoom}>
          <Icon name="search" />
          <Icon name="x" />
        </button>
      )}
      {show.isLive && turn && (
        <Suspense fallback={<Coming />}>
          <Turn turn={turn} image={labels.image} index={show.index} onStart={show.rest} />
        </Suspense>
      )}
      {!isSingle && block.thumbnails && <Thumbnails block={block} show={show} />}
      <Caption text={caption} />
    </div>
  )
}
