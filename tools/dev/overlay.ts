/** Browser script of live editing: shows problems in the saved content as an overlay on the last valid version of the page. */
import type { SpokenProblem, StudioWay } from './words'
import { liveWords, wordsLanguage } from './words-client'

const overlayName = 'content-problems'

/** Shows, updates or removes the list of problems. */
function showProblems(problems: SpokenProblem[]): void {
  const previousOverlay = document.querySelector(overlayName)
  // Keeps the scroll position when a save changes the list.
  const scrollTop = previousOverlay?.scrollTop ?? 0
  previousOverlay?.remove()
  if (problems.length === 0) return
  const host = document.createElement(overlayName)
  const root = host.attachShadow({ mode: 'open' })
  const style = document.createElement('style')
  style.textContent = overlayStyles
  const box = textElement('section', '')
  box.lang = wordsLanguage
  box.setAttribute('role', 'alert')
  box.append(
    textElement('h1', `${liveWords.problems}: ${problems.length}`),
    ...problems.map(problemElement),
    textElement('p', liveWords.behind, 'note'),
  )
  root.append(style, box)
  document.body.append(host)
  host.scrollTop = scrollTop
}

/**
 * Reloads the stylesheets with the brands' colours, which are content, if the colours have changed. Otherwise each
 * save would make the browser compute all styles twice.
 */
async function refreshThemes(): Promise<void> {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet][href*="/assets/themes."]')) {
    const answer = await fetch(link.href)
    const current = await new CSSStyleSheet().replace(await answer.text())
    if (rulesOf(current) !== rulesOf(link.sheet)) link.href = `${link.href.replace(/\?.*/, '')}?${Date.now()}`
  }
}

function rulesOf(sheet: CSSStyleSheet | null): string {
  return [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join()
}

function problemElement({ place, words, frame }: SpokenProblem): HTMLElement {
  const item = textElement('article', '')
  item.append(textElement('h2', place), textElement('p', words), textElement('pre', frame))
  return item
}

const overlayStyles = `
:host { position: fixed; inset: 0; z-index: 1000; overflow: auto; background: rgb(10 17 22 / .72); display: grid; place-items: start center; padding: 48px 16px }
section { inline-size: min(100%, 880px); background: #fff; color: #14202a; border-radius: 12px; padding: 24px 32px; font: 16px/1.5 system-ui, sans-serif; direction: ltr; border-block-start: 6px solid #f2a900 }
h1 { font-size: 20px; margin: 0 0 8px }
h2 { font: 600 14px/1.4 ui-monospace, monospace; margin: 20px 0 4px; color: #0b5468 }
p { margin: 0 }
pre { background: #eceFed; border-radius: 8px; padding: 12px; overflow: auto; font: 13px/1.5 ui-monospace, monospace; margin: 8px 0 0 }
.note { margin-block-start: 20px; color: #4d5b65; font-size: 14px }
`

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

const way = document.querySelector<HTMLElement>('script[data-studio]')?.dataset.studio
if (way) offerStudio(way as StudioWay)

// An error page already lists problems. It reloads when the problems or the content change.
const listed = document.body.dataset.problems

if (import.meta.hot) {
  import.meta.hot.on('content:problems', (problems: SpokenProblem[]) => {
    if (listed === undefined) showProblems(problems)
    else if (listed !== JSON.stringify(problems)) location.reload()
  })
  import.meta.hot.on('content:update', () => {
    // Keeps the current colours if the server has been stopped.
    if (listed === undefined) refreshThemes().catch(() => {})
    else location.reload()
  })
}

/** Adds a link to the Studio, or a button that shows the command to start it. */
function offerStudio(way: StudioWay): void {
  const host = document.createElement('studio-button')
  const root = host.attachShadow({ mode: 'open' })
  const style = document.createElement('style')
  style.textContent = buttonStyles
  const nav = document.createElement('nav')
  nav.lang = wordsLanguage
  nav.setAttribute('aria-label', liveWords.editing)
  nav.append(...(way === 'here' ? [studioLink()] : commandShown()))
  root.append(style, nav)
  document.body.append(host)
}

/** Link to the Studio. Its address is set just before use, because the app navigates without reloading the page. */
function studioLink(): HTMLElement {
  const link = textElement('a', 'Studio') as HTMLAnchorElement
  const updateAddress = () => {
    link.href = `/_studio/#${encodeURIComponent(location.pathname)}`
  }
  updateAddress()
  for (const event of ['pointerenter', 'focus', 'pointerdown', 'click']) link.addEventListener(event, updateAddress)
  return link
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
    await navigator.clipboard.writeText(command.textContent ?? '')
    copy.textContent = liveWords.copied
  })
  return [box, button]
}

/** Creates an element with text, so that content is never parsed as HTML. */
function textElement(tag: string, text: string, className = ''): HTMLElement {
  return Object.assign(document.createElement(tag), { textContent: text, className })
}
