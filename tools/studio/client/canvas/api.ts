import type { CanvasContent } from '../core'

/** Functions of the canvas that the Studio calls. */
export type Canvas = {
  /** Shows a page. While the user is typing on the canvas, the update is delayed. `dir` is the writing direction. */
  show(shown: CanvasContent, look: { isDark: boolean; dir: 'ltr' | 'rtl'; draft: boolean }): void
  /**
   * Highlights the elements with the given marks, and the block with the given id. If `scrolls`, also scrolls to the
   * first of these elements.
   */
  light(marks: number[], block: string | undefined, scrolls: boolean): void
}

/** Functions of the Studio that the canvas calls. */
export type Host = {
  ready(canvas: Canvas): void
  /** Selects a value by its mark's number, or a block by its id. `entersField`: whether to focus the form field. */
  picked(place: { mark?: number; block?: string; entersField: boolean }): void
  /** Selects a link in the header or footer, which all pages share. */
  pickedShared(href: string): void
  /** Writes the text that the user typed on the canvas for a marked value. */
  written(mark: number, text: string): void
  /** Whether a marked value is plain text that can be edited on the canvas. */
  isPlain(mark: number): boolean
  /** Opens the page that a link leads to. @returns false if the target is not a page, or is already open */
  follow(href: string): boolean
  key(event: KeyboardEvent): void
  /** Reports the content that the canvas shows; undefined if a component has thrown an exception. */
  shows(shown: CanvasContent | undefined): void
}

/** Property of the canvas window that holds the `Host`. */
export const hostName = 'studioHost'

/** Widths of the page in CSS px. `full` is a minimum: if there is less room, the page is scaled down. */
export const widths = { full: 1280, tablet: 820, phone: 390 }

/**
 * Loads the script of the canvas into a frame that shows `/_frame/`.
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
