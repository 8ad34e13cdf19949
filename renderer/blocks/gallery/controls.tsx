import type { Gallery } from '../../../schema/types'
import { Icon } from '../../parts/icon'
import { fill } from '../../parts/text'
import type { SlideShow } from './slide-show'

/** Pause, previous and next buttons, and a counter. Without scripts, all of them are hidden. */
export function Controls({
  block: { images, labels, autoAdvance, counter },
  show,
}: {
  block: Gallery
  show: SlideShow
}) {
  return (
    <div className="gallery-controls needs-script">
      {autoAdvance !== undefined && (
        <button
          type="button"
          className="icon-button"
          onClick={show.toggle}
          aria-label={show.isWanted ? labels.stop : labels.start}
        >
          <Icon name={show.isWanted ? 'pause' : 'play'} />
        </button>
      )}
      <button
        type="button"
        className="icon-button"
        onClick={() => show.go(show.index - 1)}
        aria-label={labels.previous}
      >
        <Icon name="chevron-left" />
      </button>
      {counter && (
        <span className="gallery-counter" aria-hidden="true">
          {fill(labels.counter, { n: show.index + 1, total: images.length })}
        </span>
      )}
      <button type="button" className="icon-button" onClick={() => show.go(show.index + 1)} aria-label={labels.next}>
        <Icon name="chevron-right" />
      </button>
    </div>
  )
}
