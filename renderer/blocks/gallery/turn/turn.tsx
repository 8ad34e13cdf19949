import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Gallery } from '../../../../schema/types'
import { adoptText } from '../../../parts/adopt'
import { fill } from '../../../parts/text'
import { loadFrames, nearestFrame } from './frames'
import styles from './turn.css?inline'

adoptText(styles)

export type TurnProps = {
  turn: NonNullable<Gallery['turn']>
  /** The gallery's words for one of several pictures. */
  image: string
  /** The picture of the gallery that is shown; when another is, the turn ends. */
  index: number
  /** Called when the visitor begins to turn. */
  onStart(): void
}

/**
 * Lets visitors turn what a gallery shows, over its picture. Nothing is fetched before they ask, and the picture stays
 * until the first frame is there. Left and right are those of the screen in every language: the thing follows the finger.
 * Behaviour: WAI-ARIA Authoring Practices, slider.
 */
export function Turn({ turn: { frames: addresses, labels }, image, index, onStart }: TurnProps) {
  const count = addresses.length
  const frames = useRef<(HTMLImageElement | undefined)[]>(addresses.map(() => undefined))
  const slider = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const dragged = useRef<{ x: number; at: number } | undefined>(undefined)
  const [isOn, setOn] = useState(false)
  const [at, setAt] = useState(0)
  // How many have been answered. Each may be nearer to the one that is wanted.
  const [answered, setAnswered] = useState(0)
  const [hasFailed, setFailed] = useState(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture ends it
  useEffect(() => setOn(false), [index])

  useEffect(() => {
    if (!isOn) return
    const ending = new AbortController()
    setFailed(false)
    setAnswered(there(frames.current))
    slider.current?.focus({ preventScroll: true })
    loadFrames(addresses, frames.current, () => setAnswered((before) => before + 1), ending.signal).then(() => {
      if (ending.signal.aborted) return
      const loaded = there(frames.current)
      setFailed(loaded < count)
      if (loaded > 0) return
      setOn(false)
      // What has the focus goes.
      if (button.current?.closest('.turn')?.matches(':focus-within')) button.current.focus({ preventScroll: true })
    })
    return () => ending.abort()
  }, [isOn, addresses, count])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what has come may be nearer
  useEffect(() => {
    const frame = nearestFrame(frames.current, at)
    if (canvas.current && frame) drawFrame(canvas.current, frame)
  }, [isOn, at, answered])

  const go = (to: number) => setAt(((to % count) + count) % count)
  const end = () => {
    setOn(false)
    button.current?.focus({ preventScroll: true })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOn) return
    const quarter = Math.round(count / 4)
    const goals: Record<string, number> = {
      ArrowLeft: at - 1,
      ArrowDown: at - 1,
      ArrowRight: at + 1,
      ArrowUp: at + 1,
      PageDown: at - quarter,
      PageUp: at + quarter,
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
      dragged.current = { x, at }
      currentTarget.setPointerCapture(pointerId)
    },
    // Once round is as far as the picture is wide.
    onPointerMove({ clientX, currentTarget }: PointerEvent<HTMLElement>) {
      const from = dragged.current
      if (from) go(from.at + Math.round(((clientX - from.x) / currentTarget.clientWidth) * count))
    },
    onPointerUp() {
      dragged.current = undefined
    },
    onPointerCancel() {
      dragged.current = undefined
    },
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of what is in it
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
          aria-valuenow={at + 1}
          aria-valuetext={fill(image, { n: at + 1, total: count })}
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
          <button type="button" className="icon-button" aria-label={labels.left} onClick={() => go(at - 1)}>
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
          <button type="button" className="icon-button" aria-label={labels.right} onClick={() => go(at + 1)}>
            <Arrow />
          </button>
        )}
      </div>
    </div>
  )
}

/** The near edge of a turntable, and where it goes. */
function Arrow({ isLeft = false }: { isLeft?: boolean }) {
  return (
    <svg className={isLeft ? 'icon turn-left' : 'icon'} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M3 9c0 4 4 7 9 7 3.5 0 6.6-1.4 8.1-3.6M21 17v-5h-5" />
    </svg>
  )
}

function there(frames: unknown[]): number {
  return frames.filter(Boolean).length
}

function drawFrame(canvas: HTMLCanvasElement, frame: HTMLImageElement): void {
  const { naturalWidth: width, naturalHeight: height } = frame
  // To set the size empties it, too.
  Object.assign(canvas, { width, height })
  canvas.getContext('2d')?.drawImage(frame, 0, 0)
  canvas.parentElement?.classList.add('turn-drawn')
}
