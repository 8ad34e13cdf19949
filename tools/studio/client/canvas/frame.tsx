import { Component, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { App } from '../../../../renderer/app'
import { addLate } from '../../../../renderer/blocks'
import { late } from '../../../../renderer/blocks/late'
import { loadOwn } from '../../../../renderer/blocks/own'
import { createI18n } from '../../../../renderer/i18n'
import { addIcons } from '../../../../renderer/more-icons'
import { shownOf } from '../../../../renderer/parts/brand-page'
import { langOf, plainWords } from '../../../../renderer/parts/text'
import { themeClass } from '../../../content/localize/theme-styles'
import type { CanvasContent } from '../core'
import { type Canvas, type Host, hostName } from './api'
import { extractMarks, markName, watchMarks } from './find-marks'
import css from './frame.css?inline'
import { isWriting, listen, whenWritten } from './hands'

/** Script of the canvas. It renders the page that the Studio passes on every keystroke. */

const styles = import.meta.glob<string>(
  [
    '../../../../renderer/{styles,layout,parts}/*.css',
    '../../../../renderer/boot/notice.css',
    '../../../../renderer/{layout/search,blocks/*,parts/table}/*.css',
    '!../../../../renderer/styles/print.css',
  ],
  { query: '?inline', import: 'default', eager: true },
)

async function start(host: Host): Promise<void> {
  addLate(late)
  addIcons()
  const { blocks }: { blocks?: string } = await (
    await fetch(`/data/${document.documentElement.lang}/_site.json`)
  ).json()
  if (blocks !== undefined) addLate(await loadOwn(blocks))
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(Object.values(styles).join('') + css)
  document.adoptedStyleSheets.push(sheet)
  // Pretends that reduced motion is preferred, so that nothing moves while the user writes.
  const originalMatchMedia = window.matchMedia.bind(window)
  window.matchMedia = (query) => originalMatchMedia(query.includes('prefers-reduced-motion') ? 'all' : query)
  const place = document.getElementById('_app') ?? document.body.appendChild(document.createElement('div'))
  place.replaceChildren()
  // Removes the saved notice, because the canvas renders the edited one.
  document.querySelector('.site-notice')?.remove()
  const root = createRoot(place)
  watchMarks(place)
  let waiting: (() => void) | undefined
  const canvas: Canvas = {
    show(shown, look) {
      if (isWriting()) {
        waiting = () => canvas.show(shown, look)
        return
      }
      waiting = undefined
      dress(shown, look)
      flushSync(() => root.render(<Boundary shown={shown} tell={host.shows} />))
      extractMarks(place)
    },
    light: lightUp,
  }
  whenWritten(() => waiting?.())
  listen(host, place)
  host.ready(canvas)
}

function draw({ words, language, view }: CanvasContent): ReactNode {
  return (
    <I18nextProvider i18n={i18nFor(language, words)}>
      <Notice view={view} />
      <App view={view} />
    </I18nextProvider>
  )
}

/** The site's notice. In published pages, the notice is outside of the app (`tools/html/notice.ts`). */
function Notice({ view: { site, brand } }: Pick<CanvasContent, 'view'>): ReactNode {
  const notice = shownOf(site.notice, brand)
  if (!notice) return null
  const { text, label, href } = notice
  return (
    <div className="site-notice">
      <aside>
        <p {...langOf(text)}>
          {plainWords(text)}{' '}
          {label && href && (
            <a href={href} {...langOf(label)}>
              {plainWords(label)}
            </a>
          )}
        </p>
      </aside>
    </div>
  )
}

let cachedI18n: { words: CanvasContent['words']; i18n: ReturnType<typeof createI18n> } | undefined

function i18nFor(language: string, words: CanvasContent['words']) {
  if (JSON.stringify(cachedI18n?.words) !== JSON.stringify(words))
    cachedI18n = { words, i18n: createI18n(language, words) }
  return cachedI18n?.i18n ?? createI18n(language, words)
}

/** Sets attributes on `<html>` and `<body>`: language, direction, brand and theme. */
function dress(
  { language, view }: CanvasContent,
  { isDark, dir, draft }: { isDark: boolean; dir: string; draft: boolean },
): void {
  const { documentElement: html, body } = document
  html.lang = language
  html.dir = dir
  html.classList.toggle('dark', isDark && view.brand.darkTheme === true)
  html.dataset.draft = String(draft)
  body.className = themeClass(view.brand.id)
}

const host: Host | undefined = Reflect.get(window, hostName)
if (host) start(host)

const markClass = 'studio-lit'
const blockClass = 'studio-block'

function lightUp(marks: number[], block: string | undefined, scrolls: boolean): void {
  for (const element of document.querySelectorAll(`.${markClass},.${blockClass}`))
    element.classList.remove(markClass, blockClass)
  const places = marks.flatMap((mark) => [...document.querySelectorAll(`main [${markName}="${mark}"]`)])
  for (const place of places) place.classList.add(markClass)
  const section = block === undefined ? null : document.getElementById(block)
  section?.classList.add(blockClass)
  const [first = section] = places
  if (!scrolls || !first) return
  open(first)
  const { top, bottom } = first.getBoundingClientRect()
  if (top < 72 || bottom > innerHeight - 24)
    first.scrollIntoView({ block: bottom - top > innerHeight ? 'start' : 'center' })
}

/** Opens the questions and tabs that hide an element. */
function open(element: Element): void {
  for (const details of ancestors(element)) {
    if (details instanceof HTMLDetailsElement) details.open = true
    if (details instanceof HTMLElement && details.hidden && details.id)
      document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(details.id)}"]`)?.click()
  }
}

function* ancestors(element: Element): Generator<Element> {
  for (let ancestor = element.parentElement; ancestor; ancestor = ancestor.parentElement) yield ancestor
}

type Props = {
  shown: CanvasContent
  /** See `Host.shows`. */
  tell(shown: CanvasContent | undefined): void
}

type State = { of: CanvasContent; hasFailed: boolean }

/** Error boundary: renders nothing if a component throws, and tries again with the next `shown`. */
class Boundary extends Component<Props, State> {
  override state: State = { of: this.props.shown, hasFailed: false }

  static getDerivedStateFromProps({ shown }: Props, { of }: State): State | null {
    return shown === of ? null : { of: shown, hasFailed: false }
  }

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true }
  }

  override componentDidMount() {
    this.#tell()
  }

  override componentDidUpdate() {
    this.#tell()
  }

  #tell() {
    this.props.tell(this.state.hasFailed ? undefined : this.props.shown)
  }

  override render() {
    return this.state.hasFailed ? null : draw(this.props.shown)
  }
}
