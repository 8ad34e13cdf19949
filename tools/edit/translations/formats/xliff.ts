import { DOMImplementation, type Element, XMLSerializer } from '@xmldom/xmldom'
import { Refusal } from '../../../cli/errors.js'
import type { State } from '../../../content/read/model'
import { say } from '../../../content/say/say.js'
import type { Exchange, ExchangedWord } from '../../../content/translation/exchange'
import { readXml } from '../../../files/site/xml'

/** XML namespace of XLIFF 2.0: https://docs.oasis-open.org/xliff/xliff-core/v2.0/xliff-core-v2.0.html */
const namespace = 'urn:oasis:names:tc:xliff:document:2.0'

/** State of texts to translate; other texts are "final". Translators may also return "translated" or "reviewed". */
const initial = 'initial'

/** Writes XLIFF 2.0: a `file` for each page, and a `unit` for each text. The previous source text is a note. */
export function writeXliff({ from, to, words }: Exchange): string {
  const document = new DOMImplementation().createDocument(namespace, 'xliff')
  const root = document.documentElement
  if (!root) throw new Error('The document has no root.')
  const add = (parent: Element, name: string, attributes: Record<string, string>, depth: number) => {
    parent.appendChild(document.createTextNode(`\n${'  '.repeat(depth)}`))
    const element = document.createElementNS(namespace, name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    parent.appendChild(element)
    return element
  }
  const end = (element: Element, depth: number) =>
    element.appendChild(document.createTextNode(`\n${'  '.repeat(depth)}`))
  for (const [name, value] of Object.entries({ version: '2.0', srcLang: from, trgLang: to }))
    root.setAttribute(name, value)
  const pages = [...new Set(words.map(({ page }) => page))]
  pages.forEach((page, i) => {
    const file = add(root, 'file', { id: `f${i + 1}`, original: page }, 1)
    const pageWords = words.filter((word) => word.page === page)
    pageWords.forEach(({ key, source, translation, state, said }, j) => {
      const unit = add(file, 'unit', { id: `u${j + 1}`, name: key }, 2)
      if (said !== undefined) {
        const notes = add(unit, 'notes', {}, 3)
        add(notes, 'note', { category: 'said' }, 4).appendChild(document.createTextNode(said))
        end(notes, 3)
      }
      const segment = add(unit, 'segment', { state: isOpen(state) ? initial : 'final' }, 3)
      const text = (name: string, value: string) => {
        const element = add(segment, name, { 'xml:space': 'preserve' }, 4)
        element.appendChild(document.createTextNode(value))
      }
      text('source', source)
      if (translation !== '') text('target', translation)
      end(segment, 3)
      end(unit, 2)
    })
    end(file, 1)
  })
  end(root, 0)
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(document)}\n`
}

function isOpen(state: State): boolean {
  return state !== 'done' && state !== 'meant'
}

/** Reads XLIFF. @throws Refusal if the text is not XLIFF 2 */
export function readXliff(text: string): Exchange {
  const document = readXml(text)
  if (!document) throw new Refusal(say`The file is not well-formed XML.`)
  const root = document.documentElement
  const [from, to] = [root?.getAttribute('srcLang'), root?.getAttribute('trgLang')]
  if (root?.localName !== 'xliff' || !root.getAttribute('version')?.startsWith('2.') || !from || !to)
    throw new Refusal(say`The file is not an XLIFF 2 file with "srcLang" and "trgLang".`)
  const words = [...root.getElementsByTagNameNS('*', 'unit')].map((unit): ExchangedWord => {
    // A tool may split a text into several segments, and put the spaces between sentences into "ignorable" elements.
    const parts = [...unit.getElementsByTagNameNS('*', '*')].filter(({ localName }) =>
      ['segment', 'ignorable'].includes(localName ?? ''),
    )
    const segments = parts.filter(({ localName }) => localName === 'segment')
    const read = (part: Element, name: string) => part.getElementsByTagNameNS('*', name)[0]?.textContent ?? ''
    const translated = (part: Element) => read(part, 'target') || (segments.includes(part) ? '' : read(part, 'source'))
    // If a segment is not translated, the text counts as untranslated: an incomplete translation must not be imported.
    const isWhole = segments.every((segment) => translated(segment) !== '')
    const isDone = segments.every((segment) => (segment.getAttribute('state') ?? initial) !== initial)
    return {
      page: fileAround(unit)?.getAttribute('original') ?? '',
      key: unit.getAttribute('name') ?? '',
      source: parts.map((part) => read(part, 'source')).join(''),
      translation: isWhole ? parts.map(translated).join('') : '',
      state: isDone ? 'done' : 'outdated',
    }
  })
  return { from, to, words }
}

/** The `file` element that contains a unit, directly or inside groups. */
function fileAround(unit: Element): Element | undefined {
  for (let element = unit.parentElement; element; element = element.parentElement)
    if (element.localName === 'file') return element
  return undefined
}
