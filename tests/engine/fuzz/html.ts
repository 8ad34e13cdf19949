import { parse, parseFragment } from 'parse5'
import { lookAt, type Node, type Piece } from './html-piece'

/** Function that checks an HTML document for unreadable text and ambiguous markup. Returns each finding once. */
export type Inspect = (html: string, address: string) => string[]

/**
 * Creates a function that checks a whole document, given the address of its page without a language prefix.
 * @param keys keys of interface texts, which must never appear on a page
 */
export function createInspector(keys: ReadonlySet<string>): Inspect {
  // Caches of fragments that have already been checked: pages share frames (everything except the content), and brands
  // share contents.
  const frames = new Map<string, Piece>()
  const contents = new Map<string, Piece>()
  const look = (html: string, parser: (html: string) => Node, knownPieces: Map<string, Piece>): Piece => {
    const piece = knownPieces.get(html) ?? lookAt(parser(html), html, keys)
    if (knownPieces.size > 2000) knownPieces.clear()
    knownPieces.set(html, piece)
    return piece
  }
  return (html, address) => {
    const body = html.indexOf('</head>')
    const start = html.indexOf('<main', body)
    const begin = html.indexOf('>', start) + 1
    const end = html.indexOf('</main>', begin)
    if (body < 0 || start < 0 || end < 0 || end !== html.lastIndexOf('</main>')) return ['not one <head> and <main>']
    if (contents.size > 100) contents.clear()
    // Skips styles, because they are long and come from the engine. In the frame's language links, replaces the page's
    // address, so that all pages share one frame.
    const head = html.slice(0, body).replaceAll(/<style>[^<]*<\/style>/g, '')
    const frame = `<!doctype html><html><head>${html.slice(body, begin)}${html.slice(end)}`
    const main = look(html.slice(begin, end), parseFragment, contents)
    return [
      ...findingsIn([
        look(`${head}</head><body></body></html>`, parse, contents),
        look(address.length > 1 ? frame.replaceAll(`${address}"`, '/-"') : frame, parse, frames),
        main,
      ]),
    ]
  }
}

/** Findings in the fragments of a document, and in the document as a whole. */
function findingsIn(pieces: Piece[]): Set<string> {
  const findings = new Set(pieces.flatMap((piece) => piece.findings))
  const ids = pieces.flatMap((piece) => piece.ids)
  const allIds = new Set(ids)
  if (allIds.size < ids.length) findings.add(`twice: id "${ids.find((id, i) => ids.indexOf(id) < i)}"`)
  for (const { targets } of pieces)
    for (const target of targets) if (!allIds.has(target)) findings.add(`no id "${target}"`)
  const headings = pieces.flatMap((piece) => piece.headings)
  if (headings.filter((level) => level === 1).length !== 1) findings.add('not one <h1>')
  let last = 0
  for (const level of pieces.at(-1)?.headings ?? []) {
    if (level > last + 1) findings.add(`<h${level}> after <h${last}>`)
    last = level
  }
  return findings
}
