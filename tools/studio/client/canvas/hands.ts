import type { Host } from './api'
import { markName } from './find-marks'

/** The element whose words are being written in place, and its content as React left it. */
let writing: { element: HTMLElement; nodes: ChildNode[]; text: string } | undefined
let written = () => {}

export function isWriting(): boolean {
  return writing !== undefined
}

/** @param then called when words were written in place, and the page can be shown again */
export function whenWritten(then: () => void): void {
  written = then
}

/** Lets the page answer mouse and keyboard as a canvas: what is chosen is written, and no link leads away. */
export function listen(host: Host, root: HTMLElement): void {
  root.addEventListener('click', (event) => click(event, host), true)
  root.addEventListener('dblclick', (event) => {
    const element = marked(event.target)
    if (element) begin(element, host)
  })
  document.addEventListener('keydown', (event) => keyDown(event, host))
  root.addEventListener('input', ({ target }) => {
    if (!writing || target !== writing.element) return
    host.written(markOf(writing.element), textOf(writing.element))
  })
  root.addEventListener('focusout', ({ target }) => target === writing?.element && end())
  root.addEventListener('submit', (event) => event.preventDefault(), true)
}

function click(event: MouseEvent, host: Host): void {
  const target = event.target as Element
  if (writing?.element.contains(target)) return
  const link = target.closest('a')
  if (link) {
    event.preventDefault()
    const href = link.getAttribute('href') ?? ''
    if ((event.ctrlKey || event.metaKey || isOfAnother(link)) && host.follow(href)) return
    if (!target.closest('main')) {
      host.pickedShared(href)
      return
    }
  }
  const element = marked(target)
  // Buttons of the page do what they do: tabs and galleries open by them.
  const entersField = !target.closest('button, summary')
  if (element?.closest('main')) host.picked({ mark: markOf(element), entersField })
  else host.picked({ block: blockOf(target), entersField: false })
}

/** Whether a link shows nothing that is written on the open page: it has the name of the page that it leads to. */
function isOfAnother(link: Element): boolean {
  return !link.closest(`header, footer, [${markName}]`) && !link.querySelector(`[${markName}]`)
}

function marked(target: EventTarget | null): HTMLElement | null {
  return (target as Element | null)?.closest<HTMLElement>(`[${markName}]`) ?? null
}

function markOf(element: Element): number {
  return Number(element.getAttribute(markName))
}

/** The id of the block around an element. */
function blockOf(element: Element): string | undefined {
  return element.closest('main [id]:not(#_main)')?.id.replace(/_.*$/, '')
}

/** Arrows go from word to word; Enter writes in place; Escape ends that. */
function keyDown(event: KeyboardEvent, host: Host): void {
  if (writing) {
    if (event.key === 'Escape' || (event.key === 'Enter' && !event.shiftKey)) {
      event.preventDefault()
      end()
      document.getElementById('_main')?.focus()
    }
    return
  }
  const isHere = document.activeElement?.id === '_main' || document.activeElement === document.body
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const current = document.querySelector<HTMLElement>('.studio-lit')
  if (isHere && step && !event.altKey && !event.ctrlKey && !event.metaKey) {
    event.preventDefault()
    const all = [...document.querySelectorAll<HTMLElement>(`main [${markName}]`)].filter(
      (one) => one.getClientRects().length,
    )
    const next = all[current ? all.indexOf(current) + step : 0]
    if (next) host.picked({ mark: markOf(next), entersField: false })
  } else if (isHere && event.key === 'Enter' && current) {
    event.preventDefault()
    if (!begin(current, host)) host.picked({ mark: markOf(current), entersField: true })
  } else host.key(event)
}

/** Lets plain words be written where they stand. @returns whether they can be */
function begin(element: HTMLElement, host: Host): boolean {
  const isPlain =
    element.tagName !== 'IMG' && [...element.childNodes].every(({ nodeType }) => nodeType === Node.TEXT_NODE)
  if (writing || !isPlain || !host.isPlain(markOf(element))) return false
  writing = { element, nodes: [...element.childNodes], text: element.textContent ?? '' }
  element.setAttribute('contenteditable', 'plaintext-only')
  element.focus()
  getSelection()?.selectAllChildren(element)
  getSelection()?.collapseToEnd()
  return true
}

/** Puts back what React left, so that it can write the new words itself. */
function end(): void {
  if (!writing) return
  const { element, nodes, text } = writing
  writing = undefined
  element.removeAttribute('contenteditable')
  element.replaceChildren(...nodes)
  if (nodes.length === 1 && nodes[0]) nodes[0].textContent = text
  written()
}

function textOf(element: HTMLElement): string {
  return (element.textContent ?? '').replace(/\s*\n\s*/g, ' ')
}
