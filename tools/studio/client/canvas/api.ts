import type { Shown } from '../core'

/** What the Studio asks of the canvas. */
export type Canvas = {
  /** Shows a page. While words are written in place it waits until that ends. */
  show(shown: Shown, look: { isDark: boolean; dir: 'ltr' | 'rtl'; draft: boolean }): void
  /** Lights the places of marks up, and those of blocks by their ids; the first comes into sight. */
  light(marks: number[], block: string | undefined, scrolls: boolean): void
}

/** What the canvas says to the Studio. */
export type Host = {
  ready(canvas: Canvas): void
  /** Something was chosen: by the number of its mark, or the id of the block that it is in. */
  picked(place: { mark?: number; block?: string; entersField: boolean }): void
  /** A link that all pages share was chosen, in the header or the footer. */
  pickedShared(href: string): void
  /** Words were written in place. */
  written(mark: number, text: string): void
  /** Whether words of a mark can be written in place: plain words that are the page's own. */
  isPlain(mark: number): boolean
  /** A link is followed, by its address. @returns whether it leads to another page */
  follow(href: string): boolean
  key(event: KeyboardEvent): void
  /** What is on the canvas now; nothing if a component failed on it. */
  shows(shown: Shown | undefined): void
}

/** Under this name the Studio puts itself into the window of the canvas. */
export const hostName = 'studioHost'

/** How wide the page is: on a desktop as wide as there is room, and at least this; then it is shown smaller. */
export const widths = { full: 1280, tablet: 820, phone: 390 }

/**
 * Makes a frame that has `/_frame/` a canvas.
 * @returns a function that no longer waits for it to load
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
