/**
 * In the browser: one page in all languages, brands and themes next to each other, in frames that load when they come
 * into view and again after every save. What is chosen is in the address, so that a grid can be sent as a link.
 */
import { liveWords } from '../words-client'
import type { Choices } from './grid-page'

/** The windows a page is shown in: in pixels, and how much of them is shown. */
const windows = {
  phone: { width: 390, height: 844, scale: 0.75, name: liveWords.phone },
  desktop: { width: 1280, height: 900, scale: 0.45, name: liveWords.desktop },
}

/** One look of a page. */
type Look = { language: string; brand: string; theme: 'light' | 'dark'; width: keyof typeof windows }

const elementById = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind
const choices: Choices = JSON.parse(elementById('choices').textContent ?? '')
const { address, languages, brands } = choices
const filterForm = elementById<HTMLFormElement>('filters')

const filters = [
  {
    name: 'language',
    title: liveWords.language,
    options: languages.map(({ code, name }) => ({ value: code, name, isOn: true })),
  },
  { name: 'brand', title: liveWords.brand, options: brands.map(({ id, name }) => ({ value: id, name, isOn: true })) },
  {
    name: 'theme',
    title: liveWords.theme,
    options: (['light', 'dark'] as const).map((value) => ({ value, name: liveWords[value], isOn: true })),
  },
  {
    name: 'width',
    title: liveWords.width,
    options: Object.entries(windows).map(([value, { name }]) => ({ value, name, isOn: value === 'phone' })),
  },
]

/** Frames that are in view, and those that show what was before the last save: they load again when they come into view. */
const inView = new WeakSet<Element>()
const outdated = new WeakSet<Element>()
const watch = new IntersectionObserver((changes) => {
  for (const { target, isIntersecting } of changes) {
    if (isIntersecting) inView.add(target)
    else inView.delete(target)
    // A frame keeps its place when it loads again.
    if (isIntersecting && outdated.delete(target)) (target as HTMLIFrameElement).contentWindow?.location.reload()
  }
})

function makeElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  fields: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), fields)
  made.append(...children)
  return made
}

function showFilters() {
  const wanted = new URLSearchParams(location.search)
  filterForm.replaceChildren(
    ...filters.map(({ name, title, options }) => {
      const given = wanted.get(name)?.split(',')
      const labels = options.map(({ value, name: label, isOn }) =>
        makeElement(
          'label',
          {},
          makeElement('input', { type: 'checkbox', name, value, checked: given ? given.includes(value) : isOn }),
          label,
        ),
      )
      return makeElement('fieldset', {}, makeElement('legend', { textContent: title }), ...labels)
    }),
  )
}

/** All looks that are chosen. */
function looks(): Look[] {
  const data = new FormData(filterForm)
  const chosen = (name: string) => data.getAll(name).map(String)
  return chosen('language').flatMap((language) =>
    brands
      .filter(({ id }) => chosen('brand').includes(id))
      .flatMap(({ id, themes }) =>
        themes
          .filter((theme) => chosen('theme').includes(theme))
          .flatMap((theme) =>
            (chosen('width') as Look['width'][]).map((width) => ({ language, brand: id, theme, width })),
          ),
      ),
  )
}

function frameFor({ language, brand, theme, width }: Look): HTMLElement {
  const window = windows[width]
  const { name: languageName = '' } = languages.find(({ code }) => code === language) ?? {}
  const brandName = brands.find(({ id }) => id === brand)?.name ?? ''
  const title = [languageName, brandName, liveWords[theme], window.name].join(' · ')
  const tail = address === '/' ? '' : address
  const own = language === choices.defaultLanguage ? address : `/${language}${tail}`
  const heading = makeElement('h2', {}, makeElement('a', { href: `${own}?brand=${brand}`, textContent: title }))
  const frame = makeElement('iframe', {
    title,
    loading: 'lazy',
    src: `/_frame/${language}${tail}?brand=${brand}&theme=${theme}`,
  })
  frame.addEventListener('load', () => leadGrid(frame))
  watch.observe(frame)
  const article = makeElement('article', {}, heading, makeElement('div', { className: 'frame' }, frame))
  for (const [name, value] of Object.entries(window)) article.style.setProperty(`--${name}`, `${value}`)
  return article
}

/** Makes a link in a frame lead the whole grid to its page. */
function leadGrid(frame: HTMLIFrameElement) {
  const inside = frame.contentDocument
  if (!inside) return
  inside.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest('a')
    if (!link || event.defaultPrevented) return
    const to = new URL(link.href, location.href)
    if (to.origin === location.origin && to.pathname === new URL(frame.src).pathname) return
    event.preventDefault()
    if (to.origin !== location.origin) open(to.href, '_blank', 'noopener')
    else if (!to.pathname.startsWith('/assets/'))
      location.assign(`/_preview${withoutLanguage(to.pathname)}${location.search}`)
  })
}

function withoutLanguage(path: string): string {
  const [, first = '', ...rest] = path.split('/')
  return languages.some(({ code }) => code === first) ? `/${rest.join('/')}` : path
}

function showFrames() {
  const shown = looks()
  watch.disconnect()
  elementById('grid').replaceChildren(...shown.map(frameFor))
  elementById('count').textContent = `${liveWords.views}: ${shown.length}`
}

function choose() {
  const data = new FormData(filterForm)
  const search = new URLSearchParams(filters.map(({ name }) => [name, data.getAll(name).join(',')]))
  history.replaceState(null, '', `?${search.toString().replaceAll('%2C', ',')}`)
  showFrames()
}

const pageLink = elementById<HTMLAnchorElement>('page')
pageLink.href = address
pageLink.textContent = address
showFilters()
showFrames()
filterForm.addEventListener('change', choose)
filterForm.addEventListener('submit', (event) => event.preventDefault())

if (import.meta.hot) {
  import.meta.hot.on('content:update', () => {
    for (const frame of document.querySelectorAll('iframe')) {
      // Those that were never in view load by themselves when they are.
      if (frame.contentDocument?.URL === 'about:blank') continue
      if (inView.has(frame)) frame.contentWindow?.location.reload()
      else outdated.add(frame)
    }
  })
}
