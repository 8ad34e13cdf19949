import { type Host, hostName } from './api'

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
