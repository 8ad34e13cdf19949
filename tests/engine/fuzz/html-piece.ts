import type { DefaultTreeAdapterTypes } from 'parse5'

export type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

/** Findings in a fragment of HTML, its ids, the ids to which it refers, and its heading levels. */
export type Piece = { findings: string[]; ids: string[]; targets: string[]; headings: number[] }

/** Elements that must not be empty. */
const wordy = new Set(
  'h1 h2 h3 h4 h5 h6 a button li th p title summary caption figcaption label dt dd legend'.split(' '),
)

/** Attributes that screen readers speak in addition to text. */
const spoken = ['aria-label', 'title', 'placeholder', 'aria-roledescription']

/** Attributes that refer to other elements by their ids. */
const references = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for', 'popovertarget']

const voids = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))

/**
 * Characters that no page may contain, because they are invisible or reverse text. U+2066, U+2068 and U+2069 are
 * allowed: the engine puts them around English words and times in right-to-left text. Authors cannot use them
 * (`invisible-character`).
 */
const unreadable =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern searches for control characters.
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2067\ufffd\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/

const invisible = /[\s\p{Cf}\p{Cc}\u115f\u1160\u2800\u3164\uffa0]/gu

/** Matches fragments whose texts must be checked one by one, which is slow. Few fragments match. */
const suspicious = /©=1|undefined|NaN|\[object |>null<|[">]\s*t:|&amp;(?:amp|lt|gt|quot|#)|\{\w+\}/

/**
 * Checks a fragment of HTML.
 * @param html source text of the fragment; `root` is the tree that a browser builds from it
 * @param keys keys of interface texts, which must never appear on a page
 */
export function lookAt(root: Node, html: string, keys: ReadonlySet<string>): Piece {
  const piece: Piece = { findings: [], ids: [], targets: [], headings: [] }
  const isSuspicious = suspicious.test(html) || unreadable.test(html)
  const text = (words: string, where: string) => {
    if (keys.has(words)) piece.findings.push(`interface key "${words}" in ${where}`)
    if (isSuspicious) piece.findings.push(...unreadableIn(words).map((finding) => `${finding} in ${where}`))
  }
  const visit = (node: Node) => {
    if (node.nodeName === '#text') return text((node as DefaultTreeAdapterTypes.TextNode).value, tagOf(node.parentNode))
    if ('tagName' in node) element(node)
    // Browsers do not show the content of a script.
    if (node.nodeName === 'script') return
    if ('childNodes' in node) for (const child of node.childNodes) visit(child)
  }
  const element = (node: Element) => {
    const { tagName, attrs } = node
    const where = `<${tagName}>`
    for (const { name, value } of attrs) {
      text(value, `${name} of ${where}`)
      if (/["'<=]|^data-author$/.test(name)) piece.findings.push(`markup of an author: ${where}`)
      if (name === 'id') piece.ids.push(value)
      // The id of an answer or a choice is a path that begins with the id of its block: "find/broilers/feed".
      if (name === 'id' && !/^[\w-]+(\/[\w-]+)*$/.test(value)) piece.findings.push(`id "${short(value)}"`)
      if (spoken.includes(name) && isBlank(value)) piece.findings.push(`empty ${name} of ${where}`)
      if (references.includes(name)) piece.targets.push(...value.split(' '))
      if ((name === 'lang' || name === 'hreflang') && !isLanguage(value))
        piece.findings.push(`language "${value}" of ${where}`)
    }
    if (/^h[1-6]$/.test(tagName)) piece.headings.push(Number(tagName[1]))
    if (wordy.has(tagName) && isBlank(wordsOf(node)) && attribute(node, 'aria-hidden') !== 'true')
      piece.findings.push(`empty ${where}`)
    const href = attribute(node, 'href')
    if (href?.startsWith('#')) piece.targets.push(href.slice(1))
    if (href !== undefined && !isAddress(href)) piece.findings.push(`address "${short(href)}" of ${where}`)
    if (tagName === 'a' && href === undefined) piece.findings.push('<a> without address')
    if (tagName === 'img' && !/^\/assets\/[^\s"<>#?]+\.\w+$/.test(attribute(node, 'src') ?? ''))
      piece.findings.push('<img> without file')
    if (attribute(node, 'name') === 'description' && isBlank(attribute(node, 'content') ?? ''))
      piece.findings.push('empty description')
  }
  visit(root)
  const broken = misnested(root, html)
  if (broken) piece.findings.push(`broken nesting at <${broken}>`)
  return piece
}

/** Findings in a text: characters and words that no page may contain. */
function unreadableIn(words: string): string[] {
  const letter = unreadable.exec(words)?.[0]
  return [
    ...(letter ? [`unreadable letter U+${letter.charCodeAt(0).toString(16)}`] : []),
    ...(/\bundefined\b|\bNaN\b|\[object |^null$/.test(words) ? [`"${short(words)}"`] : []),
    ...(words.includes('©=1') ? ['letters that are not escaped'] : []),
    ...(/^t:[\w.-]+$/.test(words.trim()) ? [`raw "${short(words)}"`] : []),
    ...(/&(amp|lt|gt|quot|#x?\w+);/.test(words) ? [`letters escaped twice ("${short(words)}")`] : []),
    ...(/\{\{?\w+\}?\}/.test(words) ? [`"${short(words)}" not filled in`] : []),
  ]
}

/** The first tag in the source that a browser moves to a different place; undefined if there is none. */
function misnested(root: Node, html: string): string | undefined {
  const written: string[] = []
  let depth = 0
  for (const [, end, name = '', attributes = ''] of html.matchAll(/<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|[^">])*)>/g)) {
    if (end) depth--
    else written.push(`${name.toLowerCase()} ${depth}`)
    if (!end && !voids.has(name) && !attributes.endsWith('/')) depth++
  }
  const built: string[] = []
  const visit = (node: Node, level: number) => {
    if ('tagName' in node) built.push(`${node.tagName.toLowerCase()} ${level}`)
    if ('childNodes' in node) for (const child of node.childNodes) visit(child, 'tagName' in node ? level + 1 : level)
  }
  visit(root, 0)
  const first = Array.from({ length: Math.max(written.length, built.length) }).findIndex(
    (_, i) => written[i] !== built[i],
  )
  return first < 0 && depth === 0 ? undefined : (written[first] ?? 'the end')
}

function isAddress(href: string): boolean {
  if (/[\s"'<>\\`]/.test(href) || /^(tel:|mailto:|https:\/*|#)$/.test(href)) return false
  return /^(\/(?!\/)|#|https:\/\/|mailto:|tel:|data:image)/.test(href)
}

function isLanguage(code: string): boolean {
  try {
    return code === 'x-default' || Intl.getCanonicalLocales(code)[0] === code
  } catch {
    return false
  }
}

/** All text of an element that is either visible or spoken by screen readers. */
function wordsOf(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value
  const ownWords = 'attrs' in node ? `${attribute(node, 'aria-label') ?? ''}${attribute(node, 'alt') ?? ''}` : ''
  return 'childNodes' in node ? ownWords + node.childNodes.map(wordsOf).join('') : ownWords
}

function attribute({ attrs }: Element, wantedName: string): string | undefined {
  return attrs.find(({ name }) => name === wantedName)?.value
}

function tagOf(node: Node | null): string {
  return node ? `<${node.nodeName}>` : 'the document'
}

function isBlank(words: string): boolean {
  return words.replaceAll(invisible, '') === ''
}

function short(words: string): string {
  return words.trim().slice(0, 40)
}
