import type { Document, Element } from '@xmldom/xmldom'
import type { Media } from '../../content/read/model'
import { type Said, say } from '../../content/say/say.js'
import { readXml } from './xml'

export const saveAgain = say`Save it again from the program that made it.`

const svgNamespace = 'http://www.w3.org/2000/svg'
const htmlNamespace = 'http://www.w3.org/1999/xhtml'
const xmlnsNamespace = 'http://www.w3.org/2000/xmlns/'

const outside = say`an address outside this file`

const declarations = say`internal declarations (<!DOCTYPE … [ ]>)`
const foreignObject = say`<foreignObject>`

/** An SVG file without faults, or the fault that prevents its publication. */
type Drawing = { document: Document; fault?: undefined } | { document?: undefined; fault: Fault }
type Fault = NonNullable<Media['fault']>

/** Parses an SVG file, and tests whether it is valid and safe. */
export function readSvg(text: string): Drawing {
  // Removes the byte order mark, which is not part of the document.
  const document = readXml(text.replace(/^\ufeff/, ''))
  const root = document?.documentElement
  if (document && root?.localName === 'svg' && root.namespaceURI === svgNamespace) {
    const unsafe = unsafeInSvg(document)
    return unsafe ? { fault: unsafeFault(unsafe, text) } : { document }
  }
  // Declarations within the doctype can define entities, which the parser does not know.
  if (/<!DOCTYPE[^>[]*\[/i.test(text)) return { fault: unsafeFault(declarations, text) }
  return { fault: { message: say`This drawing is not valid SVG.`, hint: saveAgain } }
}

/** The fault of a drawing with an unsafe part. The hint tells authors how to save the drawing without this part. */
function unsafeFault(unsafe: Said, text: string): Fault {
  if (/adobe_illustrator_pgf|ns\.adobe\.com\/AdobeIllustrator/i.test(text))
    return {
      message: say`This drawing has the editing data of Illustrator.`,
      hint: say`Save it again as SVG, and turn off "Preserve Illustrator Editing Capabilities" in the dialog "SVG Options".`,
    }
  const message = say`This drawing has ${unsafe}.`
  if (unsafe === declarations)
    return { message, hint: say`Save it again as plain SVG, without editing data of the program.` }
  if (unsafe !== foreignObject || !/\bmxfile|drawio|draw\.io|diagrams\.net|mxgraph/i.test(text))
    return { message, hint: say`Remove it: a picture may not run scripts or load other files.` }
  return {
    message,
    hint: say`In draw.io, turn off "Word Wrap" and "Formatted Text" for all texts, and export the drawing again.`,
  }
}

/**
 * Describes the first unsafe part of an SVG file; undefined if there is none. A file with an unsafe part could run
 * scripts, redirect, or load files from other sites when visitors open it directly in a browser.
 */
function unsafeInSvg(svg: Document): Said | undefined {
  const { doctype } = svg
  if (doctype?.internalSubset) return declarations
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
  if (name === 'foreignobject') return foreignObject
  // Apart from HTML, elements in other namespaces are allowed: programs store data in such elements, and browsers
  // ignore them.
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

/** Lengths of CSS units in pixels. */
const units: Record<string, number> = {
  '': 1,
  px: 1,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
  q: 96 / 101.6,
  pt: 96 / 72,
  pc: 16,
  em: 16,
  rem: 16,
  ex: 8,
}

/** Width and height of a drawing in pixels, as browsers compute them; undefined if it does not specify them. */
export function sizeOfSvg({ documentElement: root }: Document): { width: number; height: number } | undefined {
  const style = root?.getAttribute('style') ?? ''
  const lengthOf = (name: string) => {
    const inStyle = new RegExp(String.raw`(?:^|;)\s*${name}\s*:([^;]*)`, 'i').exec(style)?.[1]
    return pixelsIn(inStyle ?? root?.getAttribute(name) ?? '')
  }
  const [left, top, boxWidth, boxHeight] = (root?.getAttribute('viewBox') ?? '')
    .trim()
    .split(/\s*,\s*|\s+/)
    .map(Number)
  const hasBox = [left, top].every(Number.isFinite) && isPositive(boxWidth) && isPositive(boxHeight)
  const ratio = hasBox ? boxWidth / boxHeight : undefined
  const [givenWidth, givenHeight] = [lengthOf('width'), lengthOf('height')]
  const width = givenWidth ?? (ratio ? (givenHeight ? givenHeight * ratio : boxWidth) : undefined)
  const height = givenHeight ?? (ratio && width ? width / ratio : undefined)
  if (!isPositive(width) || !isPositive(height)) return undefined
  // Multiplies the size of a tiny drawing, because rounding it to whole pixels would change the aspect ratio.
  const isTiny = Math.min(width, height) < 10 && !(Number.isInteger(width) && Number.isInteger(height))
  const factor = isTiny ? 100 : 1
  return { width: Math.round(factor * width), height: Math.round(factor * height) }
}

function isPositive(number: number | undefined): number is number {
  return number !== undefined && number > 0 && Number.isFinite(number)
}

/** Converts an absolute CSS length to pixels; undefined for percentages and all other values. */
function pixelsIn(length: string): number | undefined {
  const [, number, unit = ''] = /^\s*(\+?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([a-z]*)\s*$/i.exec(length) ?? []
  const pixels = Number(number) * (units[unit.toLowerCase()] ?? Number.NaN)
  return isPositive(pixels) ? pixels : undefined
}
