import type { Host } from './api'
import { markName } from './find-marks'

/** The element that the user is editing on the canvas, with the nodes and the text that React rendered in it. */
let writing: { element: HTMLElement; nodes: ChildNode[]; text: string } | undefined
let onWritten = () => {}

export function isWriting(): boolean {
  return writing !== undefined
}

/** Registers a function that is called when editing on the canvas has ended, so that the page is rendered again. */
export function whenWritten(then: () => void): void {
  onWritten = then
}

/** Handles mouse and keyboard on the canvas: a click selects, a double click edits, and links do not navigate. */
export function listen(host: Host, root: HTMLElement): void {
  root.addEventListener('click', (event) => click(event, host), true)
  root.addEventListener('dblclick', (event) => {
    const element = markedElement(event.target)
    if (element) beginWriting(element, host)
  })
  document.addEventListener('keydown', (event) => keyDown(event, host))
  root.addEventListener('input', ({ target }) => {
    if (!writing || target !== writing.element) return
    host.written(markOf(writing.element), textOf(writing.element))
  })
  root.addEventListener('focusout', ({ target }) => target === writing?.element && endWriting())
  root.addEventListener('submit', (event) => event.preventDefault(), true)
}

function click(event: MouseEvent, host: Host): void {
  const target = event.target as Element
  if (writing?.element.contains(target)) return
  const link = target.closest('a')
  if (link) {
    event.preventDefault()
    const href = link.getAttribute('href') ?? ''
    if ((event.ctrlKey || event.metaKey || isNameOfOtherPage(link)) && host.follow(href)) return
    if (!target.closest('main')) {
      host.pickedShared(href)
      return
    }
  }
  const element = markedElement(target)
  // A click on a button of the page must not focus a form field, because such buttons open tabs and galleries.
  // Users click a picture to replace it, so the click must not enlarge the picture.
  const isPicture = target.tagName === 'IMG' && element === target
  if (isPicture) event.stopPropagation()
  const entersField = isPicture || !target.closest('button, summary')
  if (element?.closest('main')) host.picked({ mark: markOf(element), entersField })
  else host.picked({ block: blockOf(target), entersField: false })
}

/** Whether none of a link's text comes from the open page, which means that the text is the name of the target page. */
function isNameOfOtherPage(link: Element): boolean {
  return !link.closest(`header, footer, [${markName}]`) && !link.querySelector(`[${markName}]`)
}

function markedElement(target: EventTarget | null): HTMLElement | null {
  return (target as Element | null)?.closest<HTMLElement>(`[${markName}]`) ?? null
}

function markOf(element: Element): number {
  return Number(element.getAttribute(markName))
}

/** The id of the block that contains an element. */
function blockOf(element: Element): string | undefined {
  return element.closest('main [id]:not(#_main)')?.id.replace(/_.*$/, '')
}

/** Handles a key: arrows select the previous or next text, Enter edits that text, Escape ends editing. */
function keyDown(event: KeyboardEvent, host: Host): void {
  if (writing) {
    if (event.key === 'Escape' || (event.key === 'Enter' && !event.shiftKey)) {
      event.preventDefault()
      endWriting()
      document.getElementById('_main')?.focus()
    }
    return
  }
  const isHere = document.activeElement?.id === '_main' || document.activeElement === document.body
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const current = document.querySelector<HTMLElement>('.studio-lit')
  if (isHere && step && !event.altKey && !event.ctrlKey && !event.metaKey) {
    event.preventDefault()
    const markedElements = [...document.querySelectorAll<HTMLElement>(`main [${markName}]`)].filter(
      (element) => element.getClientRects().length,
    )
    const next = markedElements[current ? markedElements.indexOf(current) + step : 0]
    if (next) host.picked({ mark: markOf(next), entersField: false })
  } else if (isHere && event.key === 'Enter' && current) {
    event.preventDefault()
    if (!beginWriting(current, host)) host.picked({ mark: markOf(current), entersField: true })
  } else host.key(event)
}

/** Starts editing an element on the canvas if it has only plain text. @returns whether editing has started */
function beginWriting(element: HTMLElement, host: Host): boolean {
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

/** Ends editing. Restores the nodes that React rendered, so that React can render the new text itself. */
function endWriting(): void {
  if (!writing) return
  const { element, nodes, text } = writing
  writing = undefined
  element.removeAttribute('contenteditable')
  element.replaceChildren(...nodes)
  if (nodes.length === 1 && nodes[0]) nodes[0].textContent = text
  onWritten()
}

function textOf(element: HTMLElement): string {
  return (element.textContent ?? '').replace(/\s*\n\s*/g, ' ')
}
