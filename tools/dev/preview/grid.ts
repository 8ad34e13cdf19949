/**
 * Browser script: shows one page in all languages, brands and themes side by side, in frames that load when they become
 * visible and reload after every save. The filters are in the address, so that a grid can be shared as a link.
 */
import { liveWords } from '../words-client'
import type { Choices } from './grid-page'

/** Viewports of the frames in CSS px, and the scale at which frames are shown. */
const windows = {
  phone: { width: 390, height: 844, scale: 0.75, name: liveWords.phone },
  desktop: { width: 1280, height: 900, scale: 0.45, name: liveWords.desktop },
}

/** One variant of a page. */
type Look = { language: string; brand: string; theme: 'light' | 'dark'; width: keyof typeof windows }

const elementById = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind
const choices: Choices = JSON.parse(elementById('choices').textContent ?? '')
const { address, languages, brands, base } = choices
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

/** Frames that are visible, and frames with outdated content, which reload when they become visible. */
const inView = new WeakSet<Element>()
const outdated = new WeakSet<Element>()
const watch = new IntersectionObserver((changes) => {
  for (const { target, isIntersecting } of changes) {
    if (isIntersecting) inView.add(target)
    else inView.delete(target)
    // Reloads the frame instead of setting its address again, because a reload keeps the scroll position.
    if (isIntersecting && outdated.delete(target)) (target as HTMLIFrameElement).contentWindow?.location.reload()
  }
})

function makeElement<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  fields: Partial<HTMLElementTagNameMap[Tag]>,
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), fields)
  element.append(...children)
  return element
}

function showFilters() {
  const search = new URLSearchParams(location.search)
  filterForm.replaceChildren(
    ...filters.map(({ name, title, options }) => {
      const chosen = search.get(name)?.split(',')
      const labels = options.map(({ value, name: label, isOn }) =>
        makeElement(
          'label',
          {},
          makeElement('input', { type: 'checkbox', name, value, checked: chosen ? chosen.includes(value) : isOn }),
          label,
        ),
      )
      return makeElement('fieldset', {}, makeElement('legend', { textContent: title }), ...labels)
    }),
  )
}

/** Variants that match the filters. */
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
  const pageAddress = base + (language === choices.defaultLanguage ? address : `/${language}${tail}`)
  const heading = makeElement('h2', {}, makeElement('a', { href: `${pageAddress}?brand=${brand}`, textContent: title }))
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

/** When a link in a frame is clicked, shows the linked page in all frames of the grid. */
function leadGrid(frame: HTMLIFrameElement) {
  const frameDocument = frame.contentDocument
  if (!frameDocument) return
  frameDocument.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest('a')
    if (!link || event.defaultPrevented) return
    const target = new URL(link.href, location.href)
    if (target.origin === location.origin && target.pathname === new URL(frame.src).pathname) return
    event.preventDefault()
    if (target.origin !== location.origin) open(target.href, '_blank', 'noopener')
    else if (!target.pathname.startsWith(`${base}/assets/`))
      location.assign(`/_preview${withoutLanguage(target.pathname.slice(base.length))}${location.search}`)
  })
}

function withoutLanguage(path: string): string {
  const [, first = '', ...rest] = path.split('/')
  return languages.some(({ code }) => code === first) ? `/${rest.join('/')}` : path
}

function showFrames() {
  const visibleLooks = looks()
  watch.disconnect()
  elementById('grid').replaceChildren(...visibleLooks.map(frameFor))
  elementById('count').textContent = `${liveWords.views}: ${visibleLooks.length}`
}

function choose() {
  const data = new FormData(filterForm)
  const search = new URLSearchParams(filters.map(({ name }) => [name, data.getAll(name).join(',')]))
  history.replaceState(null, '', `?${search.toString().replaceAll('%2C', ',')}`)
  showFrames()
}

const pageLink = elementById<HTMLAnchorElement>('page')
pageLink.href = base + address
pageLink.textContent = address
showFilters()
showFrames()
filterForm.addEventListener('change', choose)
filterForm.addEventListener('submit', (event) => event.preventDefault())

if (import.meta.hot) {
  import.meta.hot.on('content:update', () => {
    for (const frame of document.querySelectorAll('iframe')) {
      // Skips frames that have not loaded yet, because they were never visible.
      if (frame.contentDocument?.URL === 'about:blank') continue
      if (inView.has(frame)) frame.contentWindow?.location.reload()
      else outdated.add(frame)
    }
  })
}
