/** The page of all blocks: shows the examples as they are chosen, at their own height, and copies their JSON. */
import { liveWords } from './words-client'

const choice = (name: string) => document.querySelector<HTMLSelectElement>(`#${name}`)?.value ?? ''
const examples = [...document.querySelectorAll<HTMLIFrameElement>('iframe')]

/** Blocks alone, without what is around every page. */
const alone = 'header,footer,.heading,.breadcrumb,.consent,.chat,.more{display:none!important}'

function showExamples(): void {
  const [brand, language, width] = ['brand', 'language', 'width'].map(choice)
  for (const frame of examples) {
    frame.style.inlineSize = width ? `${width}px` : ''
    frame.src = `${language}${frame.dataset.example}?brand=${brand}`
  }
}

/** What another choice changes without loading the page again. */
function dress(frame: HTMLIFrameElement): void {
  const page = frame.contentDocument
  if (!page?.body) return
  const root = page.documentElement
  const dir = choice('dir')
  const isDark = choice('theme') === 'dark'
  root.dataset.dir ??= root.dir
  const wanted = dir || root.dataset.dir
  // Only what differs: each change is heard.
  if (root.classList.contains('dark') !== isDark) root.classList.toggle('dark', isDark)
  if (root.dir !== wanted) root.dir = wanted
  for (const element of page.querySelectorAll('.content[dir]')) element.setAttribute('dir', root.dir)
}

for (const frame of examples)
  frame.addEventListener('load', () => {
    const page = frame.contentDocument
    if (!page?.body) return
    page.head.append(Object.assign(page.createElement('style'), { textContent: alone }))
    dress(frame)
    // The app, too, sets what the visitor chose.
    new MutationObserver(() => dress(frame)).observe(page.documentElement, { attributeFilter: ['class', 'dir'] })
    const grow = () => {
      frame.style.blockSize = `${Math.max(80, Math.ceil(page.querySelector('main')?.getBoundingClientRect().height ?? 0) + 32)}px`
    }
    new ResizeObserver(grow).observe(page.querySelector('main') ?? page.body)
    grow()
  })

for (const name of ['brand', 'language', 'width'])
  document.querySelector(`#${name}`)?.addEventListener('change', showExamples)
for (const name of ['dir', 'theme'])
  document.querySelector(`#${name}`)?.addEventListener('change', () => examples.forEach(dress))
for (const button of document.querySelectorAll('button')) {
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.nextElementSibling?.textContent ?? '')
    button.textContent = liveWords.copied
  })
}
showExamples()
