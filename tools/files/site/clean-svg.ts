import { createRequire } from 'node:module'
import type { Document, Element, Node } from '@xmldom/xmldom'

const require = createRequire(import.meta.url)

const svgNamespace = 'http://www.w3.org/2000/svg'

/** Namespaces of the elements that browsers draw. Programs store their own data in other namespaces. */
const drawnNamespaces = [svgNamespace, 'http://www.w3.org/1999/xlink', 'http://www.w3.org/XML/1998/namespace']
const xmlnsNamespace = 'http://www.w3.org/2000/xmlns/'

/**
 * Removes the invisible parts of a drawing, which may name its author, folders and customers: comments, metadata, and
 * the editing data of programs. A comment that begins with "!" stays, because such comments contain licences.
 * @returns the same text if there is nothing to remove
 */
export function cleanSvg(svg: Document, text: string): string {
  const isStyled = svg.getElementsByTagNameNS(svgNamespace, 'style').length > 0
  if (!removeUnseen(svg, isStyled)) return text
  const { XMLSerializer }: typeof import('@xmldom/xmldom') = require('@xmldom/xmldom')
  return new XMLSerializer().serializeToString(svg)
}

/**
 * Removes unseen nodes and attributes below a node.
 * @param isStyled whether the drawing has a style sheet. Its selectors may depend on the positions of elements, so each
 * removed element is then replaced with an empty element
 * @returns whether anything was removed
 */
function removeUnseen(node: Node, isStyled: boolean): boolean {
  let isChanged = false
  for (const child of [...node.childNodes]) {
    const isElement = child.nodeType === child.ELEMENT_NODE
    if (isUnseen(child)) {
      const empty = isStyled && isElement && child.ownerDocument?.createElementNS(svgNamespace, 'metadata')
      if (empty) node.replaceChild(empty, child)
      else node.removeChild(child)
      isChanged = true
    } else if (isElement) {
      const isStripped = removeAttributes(child as Element)
      isChanged = removeUnseen(child, isStyled) || isStripped || isChanged
    }
  }
  return isChanged
}

function isUnseen(node: Node): boolean {
  if (node.nodeType === node.COMMENT_NODE) return !node.nodeValue?.startsWith('!')
  if (node.nodeType === node.PROCESSING_INSTRUCTION_NODE) return node.nodeName !== 'xml'
  if (node.nodeType !== node.ELEMENT_NODE) return false
  return node.localName === 'metadata' || !drawnNamespaces.includes(node.namespaceURI ?? '')
}

function removeAttributes(element: Element): boolean {
  const unseen = [...element.attributes].filter(({ name, namespaceURI, value }) =>
    namespaceURI === xmlnsNamespace
      ? name !== 'xmlns' && !drawnNamespaces.includes(value)
      : namespaceURI !== null
        ? !drawnNamespaces.includes(namespaceURI)
        : // draw.io keeps the whole diagram in this attribute, with the pages that are not shown.
          name === 'content' && element.localName === 'svg',
  )
  for (const attribute of unseen) element.removeAttributeNode(attribute)
  return unseen.length > 0
}
