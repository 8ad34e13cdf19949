import { useEffect, useRef, useState } from 'react'
import type { Hero } from '../../../schema/types'
import { isSlow, savesData } from '../../parts/connection'
import { Icon } from '../../parts/icon'

/**
 * A film that covers a picture of its first frame. The film loads and starts once the app runs. Visitors who prefer
 * reduced motion, save data or have a slow connection start it with a button. Without scripts, only the picture is
 * shown.
 */
export function Film({
  video: { src, webm, phone },
  labels,
}: {
  video: NonNullable<Hero['video']>
  labels: Hero['labels']
}) {
  const film = useRef<HTMLVideoElement>(null)
  const [isPlaying, setPlaying] = useState(false)
  const [hasStarted, setStarted] = useState(false)

  useEffect(() => {
    if (!sparesMotionAndData()) playFilm(film.current)
  }, [])

  return (
    <>
      <video
        ref={film}
        className={hasStarted ? 'hero-film hero-film-started' : 'hero-film'}
        muted
        playsInline
        loop
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        onPlaying={() => setStarted(true)}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        {phone && <source src={phone} type="video/mp4" media="(max-width:767px)" />}
        <source src={src} type="video/mp4" />
        {webm && <source src={webm} type="video/webm" />}
      </video>
      <button
        type="button"
        className="icon-button hero-film-button needs-script"
        aria-label={isPlaying ? labels.pause : labels.play}
        onClick={() => (isPlaying ? film.current?.pause() : playFilm(film.current))}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </button>
    </>
  )
}

/** Starts the film. If the browser refuses, for example to save battery, the picture and the play button stay. */
function playFilm(film: HTMLVideoElement | null): void {
  film?.play().catch(() => {})
}

function sparesMotionAndData(): boolean {
  return savesData() || isSlow() || matchMedia('(prefers-reduced-motion: reduce)').matches
}
