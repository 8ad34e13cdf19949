/**
 * Browser script of the page that shows all blocks: applies the chosen options to the examples, adjusts the height of
 * their frames, and copies JSON.
 */
import { liveWords } from './words-client'

const choice = (name: string) => document.querySelector<HTMLSelectElement>(`#${name}`)?.value ?? ''
const examples = [...document.querySelectorAll<HTMLIFrameElement>('iframe')]

/** Styles that hide everything around the blocks of a page. */
const blocksOnly = 'header,footer,.heading,.breadcrumb,.consent,.chat,.more{display:none!important}'

function showExamples(): void {
  const [brand, language, width] = ['brand', 'language', 'width'].map(choice)
  for (const frame of examples) {
    frame.style.inlineSize = width ? `${width}px` : ''
    frame.src = `${language}${frame.dataset.example}?brand=${brand}`
  }
}

/** Applies the chosen direction and theme to an example without reloading the frame. */
function dress(frame: HTMLIFrameElement): void {
  const page = frame.contentDocument
  if (!page?.body) return
  const root = page.documentElement
  const dir = choice('dir')
  const isDark = choice('theme') === 'dark'
  root.dataset.dir ??= root.dir
  const newDir = dir || root.dataset.dir
  // Only changed values are set, because the observer calls this function for every assignment.
  if (root.classList.contains('dark') !== isDark) root.classList.toggle('dark', isDark)
  if (root.dir !== newDir) root.dir = newDir
  for (const element of page.querySelectorAll('.content[dir]')) element.setAttribute('dir', root.dir)
}

for (const frame of examples)
  frame.addEventListener('load', () => {
    const page = frame.contentDocument
    if (!page?.body) return
    page.head.append(Object.assign(page.createElement('style'), { textContent: blocksOnly }))
    dress(frame)
    // Reapplies the choices when the app changes these attributes to apply the visitor's settings.
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
