import { DOMImplementation, type Element, XMLSerializer } from '@xmldom/xmldom'
import { longest } from '../../../checks/seo-length'
import { codesIn, type Inline, type InlineCode, inlinesOf } from '../../../content/language/inline-codes'
import type { State } from '../../../content/read/model'
import type { Exchange, ExchangedWord } from '../../../content/translation/exchange'
import { sharedNames } from '../../../content/translation/translatable'

/** XML namespace of XLIFF 2.0: https://docs.oasis-open.org/xliff/xliff-core/v2.0/xliff-core-v2.0.html */
const namespace = 'urn:oasis:names:tc:xliff:document:2.0'

/**
 * Writes XLIFF 2.0: a `file` for each page, and a `unit` for each text. Notes describe each text, and contain its
 * previous source. Bold words, italics, links and placeholders are inline codes, which translation tools protect.
 */
export function writeXliff({ from, to, words }: Exchange): string {
  const document = new DOMImplementation().createDocument(namespace, 'xliff')
  const root = document.documentElement
  if (!root) throw new Error('The document has no root.')
  const append = (parent: Element, name: string, attributes: Record<string, string>) => {
    const element = document.createElementNS(namespace, name)
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value)
    parent.appendChild(element)
    return element
  }
  const addText = (parent: Element, text: string) => parent.appendChild(document.createTextNode(text))
  const end = (element: Element, depth: number) => addText(element, `\n${'  '.repeat(depth)}`)
  const add = (parent: Element, name: string, attributes: Record<string, string>, depth: number) => {
    end(parent, depth)
    return append(parent, name, attributes)
  }
  const addUnit = (file: Element, id: string, word: ExchangedWord) => {
    const unit = add(file, 'unit', { id, name: word.key, canResegment: 'no' }, 2)
    const noted = notesOf(word)
    if (noted.length > 0) {
      const notes = add(unit, 'notes', {}, 3)
      for (const { category, text } of noted) addText(add(notes, 'note', { category }, 4), text)
      end(notes, 3)
    }
    const source = inlinesOf(word.source, word.isMarkdown === true)
    const codes = codesIn(source)
    const marks = [...new Set(codes.flatMap(({ open, close }) => [open, close ?? open]))]
    const dataId = (mark: string) => `d${marks.indexOf(mark) + 1}`
    if (marks.length > 0) {
      const data = add(unit, 'originalData', {}, 3)
      for (const mark of marks) addText(add(data, 'data', { id: dataId(mark) }, 4), mark)
      end(data, 3)
    }
    /** Adds the pieces of a text to an element. Codes without a number in `ids` are added as text. */
    const addPieces = (parent: Element, pieces: Inline[], ids: Map<InlineCode, number>) => {
      for (const piece of pieces) {
        if (typeof piece === 'string') {
          addText(parent, piece)
          continue
        }
        const { kind, open, close, children } = piece
        const id = ids.get(piece)
        if (id === undefined) {
          addText(parent, open)
          addPieces(parent, children, ids)
          addText(parent, close ?? '')
        } else if (close === undefined)
          append(parent, 'ph', { id: `${id}`, dataRef: dataId(open), equiv: open, disp: open, ...codeKinds[kind] })
        else {
          const data = { dataRefStart: dataId(open), dataRefEnd: dataId(close), dispStart: open, dispEnd: close }
          addPieces(append(parent, 'pc', { id: `${id}`, ...data, ...codeKinds[kind] }), children, ids)
        }
      }
    }
    const segment = add(unit, 'segment', { state: isOpen(word.state) ? 'initial' : 'final' }, 3)
    const preserve = { 'xml:space': 'preserve' }
    addPieces(add(segment, 'source', preserve, 4), source, new Map(codes.map((code, i) => [code, i + 1])))
    if (word.translation !== '') {
      const target = inlinesOf(word.translation, word.isMarkdown === true)
      addPieces(add(segment, 'target', preserve, 4), target, numbersOf(codesIn(target), codes))
    }
    end(segment, 3)
    end(unit, 2)
  }
  for (const [name, value] of Object.entries({ version: '2.0', srcLang: from, trgLang: to }))
    root.setAttribute(name, value)
  for (const [i, page] of [...new Set(words.map(({ page }) => page))].entries()) {
    const file = add(root, 'file', { id: `f${i + 1}`, original: page }, 1)
    for (const [j, word] of words.filter((word) => word.page === page).entries()) addUnit(file, `u${j + 1}`, word)
    end(file, 1)
  }
  end(root, 0)
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(document)}\n`
}

/** Attributes of inline codes. A link or placeholder must be in the translation exactly as often as in the source. */
const codeKinds: Record<InlineCode['kind'], Record<string, string>> = {
  strong: { type: 'fmt', subType: 'xlf:b' },
  emphasis: { type: 'fmt', subType: 'xlf:i' },
  link: { type: 'link', canCopy: 'no', canDelete: 'no' },
  placeholder: { type: 'ui', subType: 'xlf:var', canCopy: 'no', canDelete: 'no' },
}

/**
 * Numbers for the codes of a translation. Each code gets the number of a source code with the same marks. Each number
 * is used once.
 */
function numbersOf(codes: InlineCode[], sourceCodes: InlineCode[]): Map<InlineCode, number> {
  const used = new Set<number>()
  return new Map(
    codes.flatMap((code): [InlineCode, number][] => {
      const index = sourceCodes.findIndex(
        ({ open, close }, i) => !used.has(i) && open === code.open && close === code.close,
      )
      if (index < 0) return []
      used.add(index)
      return [[code, index + 1]]
    }),
  )
}

const button = 'The label of a button.'

/** Descriptions of texts, by the last part of the key. In English, because translators into all languages read them. */
const aboutFields: Record<string, string> = {
  alt: 'Alternative text: describes a picture for people who cannot see it.',
  label: 'A short label, for example of a link, a menu entry or a table row.',
  action: 'The text of a link.',
  caption: 'The line below a picture, film or drawing.',
  question: 'A question that visitors ask or answer.',
  accept: button,
  reject: button,
  reopen: button,
}

/** Descriptions of the texts at the top of a page. */
const aboutHeads: Record<string, string> = {
  title: `The name of the page, also in search results: at most ${longest.title} letters.`,
  description: `Describes the page below its name and in search results: at most ${longest.description} letters.`,
}

function notesOf({ page, key, said }: ExchangedWord): { category: string; text: string }[] {
  const about = (sharedNames.includes(page) ? undefined : aboutHeads[key]) ?? aboutFields[key.split('.').at(-1) ?? '']
  return Object.entries({ about, said }).flatMap(([category, text]) => (text === undefined ? [] : { category, text }))
}

function isOpen(state: State): boolean {
  return state !== 'done' && state !== 'meant'
}
