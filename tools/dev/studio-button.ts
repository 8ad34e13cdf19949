/** In the browser, while editing: the way to the Studio, at the page that is looked at. */

import type { StudioWay } from './words'
import { liveWords, wordsLanguage } from './words-client'

const buttonStyles = `
:host { position: fixed; inset-block-end: 12px; inset-inline-start: 12px; z-index: 900; direction: ltr; font: 15px/1.5 system-ui, sans-serif }
@media print { :host { display: none } }
a, button { display: inline-flex; align-items: center; min-block-size: 44px; box-sizing: border-box; padding: 0 16px; color: #fff; background: #9c0060; border: 2px solid #fff; border-radius: 22px; font: 600 15px/1 system-ui, sans-serif; text-decoration: none; cursor: pointer }
:is(a, button):focus-visible { outline: 3px solid #9c0060; outline-offset: 2px }
section { inline-size: min(460px, calc(100vw - 56px)); margin-block-end: 8px; padding: 16px; color: #14202a; background: #fff; border: 1px solid #9c0060; border-radius: 12px }
section[hidden] { display: none }
p { margin: 0 0 8px }
code { display: block; margin-block-end: 12px; padding: 8px 12px; overflow-wrap: anywhere; background: #eceFed; border-radius: 8px; user-select: all }
`

/** Shows the button that leads to the Studio; where the server has none, it says what to run. */
export function offerStudio(way: StudioWay): void {
  const host = document.createElement('studio-button')
  const root = host.attachShadow({ mode: 'open' })
  const style = document.createElement('style')
  style.textContent = buttonStyles
  const place = document.createElement('nav')
  place.lang = wordsLanguage
  place.setAttribute('aria-label', liveWords.editing)
  place.append(...(way === 'here' ? [studioLink()] : commandShown()))
  root.append(style, place)
  document.body.append(host)
}

/** A link that knows the page when it is followed: pages change without being loaded. */
function studioLink(): HTMLElement {
  const made = textElement('a', 'Studio') as HTMLAnchorElement
  const lead = () => {
    made.href = `/_studio/#${encodeURIComponent(location.pathname)}`
  }
  lead()
  for (const event of ['pointerenter', 'focus', 'pointerdown', 'click']) made.addEventListener(event, lead)
  return made
}

function commandShown(): HTMLElement[] {
  const box = textElement('section', '')
  const [command, copy, button] = [
    textElement('code', ''),
    textElement('button', liveWords.copy),
    textElement('button', 'Studio'),
  ]
  box.hidden = true
  box.append(textElement('p', liveWords.studio))
  box.append(command, copy)
  button.setAttribute('aria-expanded', 'false')
  button.addEventListener('click', () => {
    command.textContent = `npm run studio -- ${decodeURI(location.pathname)}`
    box.hidden = !box.hidden
    button.setAttribute('aria-expanded', String(!box.hidden))
  })
  copy.addEventListener('click', async () => {
    await navigator.clipboard?.writeText(command.textContent ?? '')
    copy.textContent = liveWords.copied
  })
  return [box, button]
}

/** An element with words only: nothing an author wrote is ever taken as HTML. */
export function textElement(tag: string, text: string, className = ''): HTMLElement {
  return Object.assign(document.createElement(tag), { textContent: text, className })
}
