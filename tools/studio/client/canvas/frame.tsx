/** In the canvas: the real page, as the Studio hands it over on every key. */
import { Component, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { App } from '../../../../renderer/app'
import { addLate } from '../../../../renderer/blocks'
import { late } from '../../../../renderer/blocks/late'
import { createI18n } from '../../../../renderer/i18n'
import { themeClass } from '../../../content/theme-styles'
import type { Shown } from '../core'
import { type Canvas, type Host, hostName } from './api'
import { takeMarks, watchMarks } from './find-marks'
import css from './frame.css?inline'
import { isWriting, listen, whenWritten } from './hands'
import { lightUp } from './light'

const styles = import.meta.glob<string>(
  [
    '../../../../renderer/{styles,layout,parts}/*.css',
    '../../../../renderer/{layout/search,blocks/*,parts/table}/*.css',
    '!../../../../renderer/styles/print.css',
  ],
  { query: '?inline', import: 'default', eager: true },
)

/** Keeps the page as it last was where a component fails on what is being written. */
class Boundary extends Component<{ children: ReactNode; failed: (error: unknown) => void }, { page?: ReactNode }> {
  override state: { page?: ReactNode } = {}
  static getDerivedStateFromError() {
    return { page: null }
  }
  override componentDidCatch(error: unknown) {
    this.props.failed(error)
  }
  override componentDidUpdate(before: { children: ReactNode }) {
    if (this.state.page === null && before.children !== this.props.children) this.setState({ page: undefined })
  }
  override render() {
    return this.state.page === null ? null : this.props.children
  }
}

function start(host: Host): void {
  addLate(late)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(Object.values(styles).join('') + css)
  document.adoptedStyleSheets.push(sheet)
  // Nothing moves by itself while somebody writes.
  const ask = window.matchMedia.bind(window)
  window.matchMedia = (query) => ask(query.includes('prefers-reduced-motion') ? 'all' : query)
  const place = document.getElementById('_app') ?? document.body.appendChild(document.createElement('div'))
  place.replaceChildren()
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
      const { words, language, view } = shown
      const failed = (error: unknown) => host.failed(error)
      flushSync(() =>
        root.render(
          <Boundary failed={failed}>
            <I18nextProvider i18n={i18nFor(language, words)}>
              <App view={view} />
            </I18nextProvider>
          </Boundary>,
        ),
      )
      takeMarks(place)
    },
    light: lightUp,
    focus: () => document.getElementById('_main')?.focus(),
  }
  whenWritten(() => waiting?.())
  listen(host, place)
  host.ready(canvas)
}

let known: { words: Shown['words']; i18n: ReturnType<typeof createI18n> } | undefined

function i18nFor(language: string, words: Shown['words']) {
  if (JSON.stringify(known?.words) !== JSON.stringify(words)) known = { words, i18n: createI18n(language, words) }
  return known?.i18n ?? createI18n(language, words)
}

/** What is outside of the page itself: language, direction, brand and theme. */
function dress(
  { language, view }: Shown,
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
