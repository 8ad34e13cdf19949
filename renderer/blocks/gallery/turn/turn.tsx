import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Gallery } from '../../../../schema/types'
import { adoptText } from '../../../parts/adopt'
import { fill } from '../../../parts/text'
import { loadFrames, nearestFrame } from './frames'
import styles from './turn.css?inline'

adoptText(styles)

export type TurnProps = {
  turn: NonNullable<Gallery['turn']>
  /** Label for one of several pictures, with placeholders for its number and the total. */
  image: string
  /** Index of the gallery's current picture. A new index closes the turnable view. */
  index: number
  /** Called when the visitor opens the turnable view. */
  onStart(): void
}

/**
 * Lets visitors rotate the object that a gallery shows. The turnable view covers the gallery's picture. Frames are
 * fetched only on request, and the picture stays visible until the first frame has loaded. The view is never mirrored,
 * even on right-to-left pages, so that the object follows the finger. Follows the slider pattern of the WAI-ARIA
 * Authoring Practices.
 */
export function Turn({ turn: { frames: addresses, labels }, image, index, onStart }: TurnProps) {
  const count = addresses.length
  const frames = useRef<(HTMLImageElement | undefined)[]>(addresses.map(() => undefined))
  const slider = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const dragged = useRef<{ x: number; position: number } | undefined>(undefined)
  const [isOn, setOn] = useState(false)
  const [position, setPosition] = useState(0)
  // Number of frames that have loaded or failed. A change redraws the view, because a nearer frame may have loaded.
  const [answered, setAnswered] = useState(0)
  const [hasFailed, setFailed] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the picture ends the turning
  useEffect(() => setOn(false), [index])

  useEffect(() => {
    if (!isOn) return
    const ending = new AbortController()
    setFailed(false)
    setAnswered(loadedCount(frames.current))
    slider.current?.focus({ preventScroll: true })
    loadFrames(addresses, frames.current, () => setAnswered((previous) => previous + 1), ending.signal).then(() => {
      if (ending.signal.aborted) return
      const loaded = loadedCount(frames.current)
      setFailed(loaded < count)
      if (loaded > 0) return
      setOn(false)
      // Moves the focus to the button, because the slider that had the focus is removed.
      if (button.current?.closest('.turn')?.matches(':focus-within')) button.current.focus({ preventScroll: true })
    })
    return () => ending.abort()
  }, [isOn, addresses, count])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new frame may be nearer
  useEffect(() => {
    const frame = nearestFrame(frames.current, position)
    if (canvas.current && frame) drawFrame(canvas.current, frame)
  }, [isOn, position, answered])

  const go = (to: number) => setPosition(((to % count) + count) % count)
  const end = () => {
    setOn(false)
    button.current?.focus({ preventScroll: true })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOn) return
    const quarter = Math.round(count / 4)
    const goals: Record<string, number> = {
      ArrowLeft: position - 1,
      ArrowDown: position - 1,
      ArrowRight: position + 1,
      ArrowUp: position + 1,
      PageDown: position - quarter,
      PageUp: position + quarter,
      Home: 0,
      End: count - 1,
    }
    const goal = goals[event.key]
    if (event.key === 'Escape') end()
    if (goal === undefined) return
    event.preventDefault()
    go(goal)
  }
  const drag = {
    onPointerDown({ clientX: x, button, currentTarget, pointerId }: PointerEvent<HTMLElement>) {
      if (button !== 0) return
      dragged.current = { x, position }
      currentTarget.setPointerCapture(pointerId)
    },
    // Dragging across the width of the picture turns the object once.
    onPointerMove({ clientX, currentTarget }: PointerEvent<HTMLElement>) {
      const from = dragged.current
      if (from) go(from.position + Math.round(((clientX - from.x) / currentTarget.clientWidth) * count))
    },
    onPointerUp() {
      dragged.current = undefined
    },
    onPointerCancel() {
      dragged.current = undefined
    },
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the controls inside
    <div className={isOn ? 'turn turn-on' : 'turn'} dir="ltr" onKeyDown={onKeyDown}>
      {isOn && (
        <div
          ref={slider}
          className="turn-stage"
          role="slider"
          tabIndex={0}
          aria-label={labels.turn}
          aria-valuemin={1}
          aria-valuemax={count}
          aria-valuenow={position + 1}
          aria-valuetext={fill(image, { n: position + 1, total: count })}
          {...drag}
        >
          <canvas ref={canvas} />
        </div>
      )}
      <p className="turn-failed" role="status" dir="auto">
        {hasFailed && labels.failed}
      </p>
      {isOn && answered < count && <progress aria-label={labels.turn} value={answered} max={count} />}
      <div className="turn-buttons">
        {isOn && (
          <button type="button" className="icon-button" aria-label={labels.left} onClick={() => go(position - 1)}>
            <Arrow isLeft />
          </button>
        )}
        <button
          ref={button}
          type="button"
          className="turn-button"
          aria-pressed={isOn}
          onClick={() => {
            if (isOn) return setOn(false)
            onStart()
            setOn(true)
          }}
        >
          {labels.turn}
        </button>
        {isOn && (
          <button type="button" className="icon-button" aria-label={labels.right} onClick={() => go(position + 1)}>
            <Arrow />
          </button>
        )}
      </div>
    </div>
  )
}

/** Icon: an arrow along the front edge of a turntable. */
function Arrow({ isLeft = false }: { isLeft?: boolean }) {
  return (
    <svg className={isLeft ? 'icon turn-left' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 9c0 4 4 7 9 7 3.5 0 6.6-1.4 8.1-3.6M21 17v-5h-5" />
    </svg>
  )
}

function loadedCount(frames: unknown[]): number {
  return frames.filter(Boolean).length
}

function drawFrame(canvas: HTMLCanvasElement, frame: HTMLImageElement): void {
  const { naturalWidth: width, naturalHeight: height } = frame
  // Setting the size also clears the canvas.
  Object.assign(canvas, { width, height })
  canvas.getContext('2d')?.drawImage(frame, 0, 0)
  canvas.parentElement?.classList.add('turn-drawn')
}
