import { numberOf, pictureMark, signs } from './marks'

/** Name of the attribute that contains the number of an element's mark. */
export const markName = 'data-mark'

/** Attributes that may contain words. */
const wordAttributes = ['alt', 'aria-label', 'title', 'content'] as const

/**
 * Removes the invisible characters that mark texts (see `marks.ts`) from the texts and attributes in an element, and
 * sets `data-mark` on the elements that contained them. This does not affect React, because React compares new content
 * with its virtual DOM, not with the document.
 */
export function extractMarks(root: Node): void {
  const { ownerDocument } = root
  if (!ownerDocument) return
  const walker = ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    if (node.nodeType === Node.TEXT_NODE) takeFromText(node as Text)
    else if (node.nodeType === Node.ELEMENT_NODE) takeFromElement(node as Element)
  }
}

function takeFromText(node: Text): void {
  const { data } = node
  if (!data.includes('\u200b')) return
  const owner = node.parentElement
  let last: number | undefined
  const plain = data.replace(signs, (_, sign: string) => {
    last = numberOf(sign)
    return ''
  })
  if (plain === data) return
  node.data = plain
  const element = owner?.closest('.prose') ?? owner
  if (last !== undefined) element?.setAttribute(markName, String(last))
}

function takeFromElement(element: Element): void {
  for (const name of wordAttributes) {
    const value = element.getAttribute(name)
    if (!value?.includes('\u200b')) continue
    const [, sign] = [...value.matchAll(signs)].at(-1) ?? []
    element.setAttribute(name, value.replace(signs, ''))
    if (sign && !element.hasAttribute(markName) && element.tagName !== 'IMG')
      element.setAttribute(markName, String(numberOf(sign)))
  }
  const [, picture] = pictureMark.exec(element.getAttribute('src') ?? '') ?? []
  if (picture !== undefined) element.setAttribute(markName, picture)
}

/**
 * Removes the signs of marks (`marks.ts`) from an element, and from each part of it that changes later, before the
 * browser paints.
 */
export function watchMarks(root: Element): void {
  extractMarks(root)
  const view = root.ownerDocument.defaultView as (Window & typeof globalThis) | null
  if (!view) return
  new view.MutationObserver((records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'childList') for (const node of addedNodes) extractMarks(node)
      else if (type === 'characterData') takeFromText(target as Text)
      else takeFromElement(target as Element)
    }
  }).observe(root, { subtree: true, childList: true, characterData: true, attributeFilter: [...wordAttributes, 'src'] })
}
