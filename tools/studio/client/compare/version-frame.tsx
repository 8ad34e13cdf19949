import { useEffect, useRef } from 'react'
import type { Canvas, Host } from '../canvas/api'
import { mountCanvas } from '../canvas/mount'
import type { Shown } from '../core'

type VersionFrameProps = {
  title: string
  shown: Shown
  look: Parameters<Canvas['show']>[1]
  /** How wide the page is, and how much smaller it is shown. */
  wide: number
  scale: number
  ready(frame: Window, canvas: Canvas): void
}

/** A version of a page as visitors see it, drawn by the canvas. It is looked at, and changes nothing. */
export function VersionFrame({ title, shown, look, wide, scale, ready }: VersionFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null)
  const canvas = useRef<Canvas | undefined>(undefined)
  const wanted = useRef({ shown, look, ready })
  wanted.current = { shown, look, ready }
  useEffect(() => {
    const { current: element } = frame
    if (!element) return
    const host: Host = {
      ready(made) {
        canvas.current = made
        made.show(wanted.current.shown, wanted.current.look)
        if (element.contentWindow) wanted.current.ready(element.contentWindow, made)
      },
      isPlain: () => false,
      // From the page back to what is around it, whence Escape closes the dialog.
      key: ({ key }) => key === 'Escape' && element.closest('dialog')?.querySelector('button')?.focus(),
      picked() {},
      pickedShared() {},
      pickedOther: () => false,
      written() {},
      follow() {},
      shows() {},
    }
    return mountCanvas(element, host)
  }, [])
  useEffect(() => canvas.current?.show(shown, look), [shown, look])
  return (
    <iframe
      ref={frame}
      title={title}
      src="/_frame/"
      style={{ inlineSize: wide, blockSize: `${100 / scale}%`, transform: `scale(${scale})` }}
    />
  )
}
