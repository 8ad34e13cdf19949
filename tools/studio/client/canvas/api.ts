import type { Shown } from '../core'

/** Interface of the canvas for the Studio. */
export type Canvas = {
  /** Shows a page; while the user types on the canvas, only after that. `dir` is the writing direction. */
  show(shown: Shown, look: { isDark: boolean; dir: 'ltr' | 'rtl'; draft: boolean }): void
  /** Highlights the elements of marks, and a block by its id. If `scrolls`, brings the first into view. */
  light(marks: number[], block: string | undefined, scrolls: boolean): void
}

/** Interface of the Studio for the canvas. */
export type Host = {
  ready(canvas: Canvas): void
  /** Selects a place, by the number of its mark or by the id of its block. */
  picked(place: { mark?: number; block?: string; entersField: boolean }): void
  /** Selects a shared link, in the header or the footer. */
  pickedShared(href: string): void
  /** Writes words that the user typed on the canvas. */
  written(mark: number, text: string): void
  /** Whether a mark's words can be edited on the canvas: only the page's own plain text. */
  isPlain(mark: number): boolean
  /** Opens the page that a link leads to. @returns false if the target is not a page, or is already open */
  follow(href: string): boolean
  key(event: KeyboardEvent): void
  /** Reports what the canvas shows; undefined if a component threw an exception. */
  shows(shown: Shown | undefined): void
}

/** Property of the canvas window that holds the `Host`. */
export const hostName = 'studioHost'

/** Widths of the page in CSS px. `full` is a minimum: in less room the page is scaled down. */
export const widths = { full: 1280, tablet: 820, phone: 390 }

/**
 * Loads the canvas into a frame that shows `/_frame/`.
 * @returns a function that stops listening for the frame's load event
 */
export function mountCanvas(frame: HTMLIFrameElement, host: Host): () => void {
  const load = () => {
    const { contentWindow, contentDocument } = frame
    if (!contentWindow || !contentDocument) return
    Reflect.set(contentWindow, hostName, host)
    const script = contentDocument.createElement('script')
    script.type = 'module'
    script.src = document.querySelector<HTMLMetaElement>('meta[name=canvas]')?.content ?? ''
    const themes = contentDocument.createElement('link')
    themes.rel = 'stylesheet'
    themes.href = '/assets/themes.0.css'
    contentDocument.head.append(themes, script)
  }
  frame.addEventListener('load', load)
  const { contentDocument } = frame
  if (contentDocument?.readyState === 'complete' && contentDocument.body.childElementCount > 0) load()
  return () => frame.removeEventListener('load', load)
}
