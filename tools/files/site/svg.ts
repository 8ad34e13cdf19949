import type { Document, Element } from '@xmldom/xmldom'
import { type Said, say } from '../../content/say/say.js'
import { readXml } from './xml'

const svgNamespace = 'http://www.w3.org/2000/svg'
const htmlNamespace = 'http://www.w3.org/1999/xhtml'
const xmlnsNamespace = 'http://www.w3.org/2000/xmlns/'

const outside = say`an address outside this file`

/** Parses an SVG file. @returns undefined if the text is not a valid SVG document */
export function readSvg(text: string): Document | undefined {
  // Removes the byte order mark, which is not part of the document.
  const document = readXml(text.replace(/^\ufeff/, ''))
  const root = document?.documentElement
  return root?.localName === 'svg' && root.namespaceURI === svgNamespace ? document : undefined
}

/**
 * Describes the first unsafe part of an SVG file; undefined if there is none. A file with an unsafe part could run
 * scripts, redirect, or load files from other sites when visitors open it directly in a browser.
 */
export function unsafeInSvg(svg: Document): Said | undefined {
  const { doctype } = svg
  if (doctype?.internalSubset) return say`internal declarations (<!DOCTYPE … [ ]>)`
  // Browsers never load external DTDs. A reference to the W3C's DTD is allowed, because many programs write it.
  if (doctype?.systemId && !/^["']https?:\/\/www\.w3\.org\//.test(doctype.systemId)) return outside
  if ([...svg.childNodes].some(({ nodeName }) => nodeName === 'xml-stylesheet')) return say`<?xml-stylesheet?>`
  for (const element of svg.getElementsByTagNameNS('*', '*')) {
    const unsafe = unsafeElement(element)
    if (unsafe) return unsafe
  }
  return undefined
}

function unsafeElement(element: Element): Said | undefined {
  const name = element.localName?.toLowerCase()
  if (name === 'script') return say`<script>`
  if (name === 'foreignobject') return say`<foreignObject>`
  // Elements in other namespaces are allowed, because programs store data in them and browsers ignore them.
  if (element.namespaceURI === htmlNamespace) return say`an element of HTML`
  for (const { localName, namespaceURI, value } of element.attributes) {
    if (namespaceURI === xmlnsNamespace) continue
    if (namespaceURI === null && /^on/i.test(localName ?? '')) return say`an "on…" attribute, which runs a script`
    // Browsers ignore spaces and control characters in addresses.
    const address = value.replace(/[\0-\x20]/g, '')
    if (/javascript:/i.test(address)) return say`a "javascript:" address`
    const isAddress = localName === 'href' || localName === 'src'
    if (isAddress && /^(?!#|data:image\/)./i.test(address)) return outside
    const unsafe = unsafeStyle(value)
    if (unsafe) return unsafe
  }
  return name === 'style' ? unsafeStyle(element.textContent ?? '') : undefined
}

/** @param style text of a style sheet or of an attribute */
function unsafeStyle(style: string): Said | undefined {
  const code = style.replace(/\\(?:([0-9a-f]{1,6})\s?|(.))/gi, (_, code?: string, sign?: string) => {
    const point = Number(`0x${code}`)
    return sign ?? (point <= 0x10ffff ? String.fromCodePoint(point) : '')
  })
  if (/@import\b/i.test(code)) return say`"@import"`
  return /url\(\s*["']?\s*(?!#|data:|["')])\S/i.test(code) ? outside : undefined
}
