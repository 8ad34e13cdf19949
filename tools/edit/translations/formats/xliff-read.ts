import type { Element, Node } from '@xmldom/xmldom'
import { Refusal } from '../../../cli/errors.js'
import { codesIn, type InlineCode, inlinesOf } from '../../../content/language/inline-codes'
import { say } from '../../../content/say/say.js'
import type { Exchange, ExchangedWord } from '../../../content/translation/exchange'
import type { SourceWord } from '../../../content/translation/translatable'
import { readXml } from '../../../files/site/xml'

/** Finds a source text of the site, by page and key. */
export type FindSource = (page: string, key: string) => Pick<SourceWord, 'value' | 'markdown'> | undefined

/**
 * Reads XLIFF 2 or 1.2.
 * @param findSource finds source texts; their inline codes are used if the file identifies its codes only by number
 * @throws Refusal if the text is not XLIFF
 */
export function readXliff(text: string, findSource: FindSource = () => undefined): Exchange {
  const document = readXml(text)
  if (!document) throw new Refusal(say`The file is not well-formed XML.`)
  const root = document.documentElement
  const version = root?.localName === 'xliff' ? root.getAttribute('version') : undefined
  const file = root?.getElementsByTagNameNS('*', 'file')[0]
  const isOld = version?.startsWith('1.') === true
  const [from, to] = isOld
    ? [file?.getAttribute('source-language'), file?.getAttribute('target-language')]
    : [root?.getAttribute('srcLang'), root?.getAttribute('trgLang')]
  if (!root || (!isOld && !version?.startsWith('2.')) || !from || !to)
    throw new Refusal(say`The file is not an XLIFF file that names its two languages.`)
  const units = [...root.getElementsByTagNameNS('*', isOld ? 'trans-unit' : 'unit')]
  return { from, to, words: units.map((unit) => (isOld ? readOldUnit : readUnit)(unit, findSource)) }
}

/** State of texts to translate; other texts are "final". Translators may also return "translated" or "reviewed". */
const initial = 'initial'

/** Reads a unit of XLIFF 2. */
function readUnit(unit: Element, findSource: FindSource): ExchangedWord {
  const [page, key] = [pageOf(unit), unit.getAttribute('name') ?? '']
  const codes = codeReader(unit, findSource(page, key))
  // A tool may split a text into several segments, and put the spaces between sentences into "ignorable" elements.
  const parts = childrenOf(unit, 'segment', 'ignorable').map((part, i) => {
    const [source] = childrenOf(part, 'source')
    const [target] = childrenOf(part, 'target')
    const isSegment = part.localName === 'segment'
    const [sourceText, targetText] = [codes.textOf(source), codes.textOf(target)]
    return {
      source: sourceText,
      target: targetText || (isSegment ? '' : sourceText),
      // "order" is set if the parts of the translation have a different order.
      order: Number(target?.getAttribute('order') ?? i + 1),
      // If a segment is not translated, the text counts as untranslated, so that no incomplete translation is imported.
      isTranslated: !isSegment || targetText.trim() !== '' || sourceText.trim() === '',
      isDone: !isSegment || (part.getAttribute('state') ?? initial) !== initial,
    }
  })
  const isWhole = parts.length === 1 || parts.every(({ isTranslated }) => isTranslated)
  const ordered = [...parts].sort((a, b) => a.order - b.order)
  if (new Set(parts.map(({ order }) => order)).size < parts.length)
    codes.problems.push(say`Two parts of the translation have the same "order".`)
  return {
    page,
    key,
    source: parts.map(({ source }) => source).join(''),
    translation: isWhole ? ordered.map(({ target }) => target).join('') : '',
    state: parts.every(({ isDone }) => isDone) ? 'done' : 'outdated',
    ...codes.problem(),
  }
}

/** Reads a unit of XLIFF 1.2. */
function readOldUnit(unit: Element, findSource: FindSource): ExchangedWord {
  const [page, key] = [pageOf(unit), unit.getAttribute('resname') || (unit.getAttribute('id') ?? '')]
  const codes = codeReader(unit, findSource(page, key))
  const [target] = childrenOf(unit, 'target')
  const state = target?.getAttribute('state')
  const isDone = unit.getAttribute('approved') === 'yes' || (state ? !/^(new|needs-)/.test(state) : false)
  return {
    page,
    key,
    source: codes.textOf(childrenOf(unit, 'source')[0]),
    translation: codes.textOf(target),
    state: isDone ? 'done' : 'outdated',
    ...codes.problem(),
  }
}

/** The page of a unit: the "original" attribute of the `file` element around the unit. */
function pageOf(unit: Element): string {
  for (let element = unit.parentElement; element; element = element.parentElement)
    if (element.localName === 'file') return element.getAttribute('original') ?? ''
  return ''
}

function childrenOf(element: Element, ...names: string[]): Element[] {
  return [...element.childNodes].filter(isElement).filter(({ localName }) => names.includes(localName ?? ''))
}

function isElement(node: Node): node is Element {
  return node.nodeType === node.ELEMENT_NODE
}

function isText(node: Node): boolean {
  return node.nodeType === node.TEXT_NODE || node.nodeType === node.CDATA_SECTION_NODE
}

/**
 * XLIFF 2 and 1.2 elements that stand for a single mark, and whether the mark opens a code, closes a code, or can do
 * either.
 */
const singleCodes: Record<string, 'open' | 'close' | 'either'> = {
  ...{ sc: 'open', ec: 'close', bx: 'open', ex: 'close', bpt: 'open', ept: 'close' },
  ...{ ph: 'open', x: 'open', it: 'either' },
}

/** Creates a reader for the texts of a unit. The reader replaces inline codes with the marks that they stand for. */
function codeReader(unit: Element, known: ReturnType<FindSource>) {
  const problems: NonNullable<ExchangedWord['problem']>[] = []
  const data = new Map(
    childrenOf(unit, 'originalData')
      .flatMap((list) => childrenOf(list, 'data'))
      .map((element) => [element.getAttribute('id'), element.textContent ?? '']),
  )
  const knownCodes = known ? codesIn(inlinesOf(known.value, known.markdown)) : []
  const first = (element: Element, names: string[]) =>
    names.map((name) => element.getAttribute(name) ?? '').find((value) => value !== '')
  /** Returns the inline code of the site's source text to which the number of an element refers. */
  const knownCode = (element: Element, isPair: boolean): InlineCode | undefined => {
    const code = knownCodes[Number(first(element, ['copyOf', 'startRef', 'rid', 'id'])) - 1]
    return code && (code.close !== undefined) === isPair ? code : undefined
  }
  const unknown = (element: Element) => {
    const name = first(element, ['disp', 'dispStart', 'equiv', 'id']) ?? ''
    problems.push(say`The file does not say what its code "${name}" stands for. Use only the codes of the source.`)
    return ''
  }
  const textOf = (element: Element | undefined): string =>
    [...(element?.childNodes ?? [])]
      .map((node) => (isElement(node) ? markOf(node) : isText(node) ? (node.nodeValue ?? '') : ''))
      .join('')
  const markOf = (element: Element): string => {
    const name = element.localName ?? ''
    if (name === 'cp') return String.fromCharCode(Number.parseInt(element.getAttribute('hex') ?? '', 16))
    if (name === 'pc' || name === 'g') {
      const code = knownCode(element, true)
      const open = data.get(element.getAttribute('dataRefStart')) ?? code?.open ?? first(element, ['equivStart'])
      const close = data.get(element.getAttribute('dataRefEnd')) ?? code?.close ?? first(element, ['equivEnd'])
      return marked(open ?? unknown(element), textOf(element), close ?? '')
    }
    const side = singleCodes[name]
    if (!side) return textOf(element)
    // Uses the content of the element first, because some XLIFF 1.2 elements contain their marks.
    const marks = element.textContent || data.get(element.getAttribute('dataRef')) || first(element, ['equiv-text'])
    const code = knownCode(element, name !== 'ph' && name !== 'x')
    return marks || (side === 'close' ? code?.close : code?.open) || first(element, ['equiv']) || unknown(element)
  }
  const problem = () => (problems[0] === undefined ? {} : { problem: problems[0] })
  return { textOf, problems, problem }
}

/** Puts marks around words. Spaces at the ends of bold or italic words stay outside, as Markdown requires. */
function marked(open: string, words: string, close: string): string {
  if (!/^[*_]+$/.test(open)) return open + words + close
  const core = words.trim()
  if (core === '') return words
  const start = words.indexOf(core)
  return words.slice(0, start) + open + core + close + words.slice(start + core.length)
}
