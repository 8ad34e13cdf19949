import { memoize } from '../../content/base/memoize'
import type { Check } from '../../content/check/check'
import type { Message } from '../../content/check/message'
import { unspacedLetters } from '../../content/language/language'
import { common } from '../../content/read/words'
import { type Said, say } from '../../content/say/say.js'
import { sharedKeys } from '../shared/translated'
import { withoutHtml } from '../shared/without-html'

type Fault = { what: string; hint: Said }

/** Plain text contains no HTML, Markdown, placeholders or word keys, because visitors would see them as written. */
export const plainText: Check = {
  code: 'plain-text',
  about: say`Words contain HTML, Markdown, a {placeholder} or a key, which visitors would see as it is written.`,
  why: say`Visitors would read these characters as they are written. Markdown belongs in the "text" of a block, HTML nowhere.`,
  wrong: { 'pages/fan.json': { title: 'Wall <b>fan</b>' } },
  right: { 'pages/fan.json': { title: 'Wall fan' } },
  create(site, report) {
    const keys = clearKeys(sharedKeys(site))
    return {
      message(message) {
        const fault = markupFault(message, keys)
        // A mistake that a translation repeats from its source is reported only at the source.
        if (!fault || fault.what === (message.source && markupFault(message.source, keys)?.what)) return
        const { document, path, text } = message
        const words = tag.test(text) ? withoutHtml(text, true) : ''
        report(document, path, say`${fault.what} would be shown as it is written.`, {
          hint: fault.hint,
          guess: words === '' ? undefined : [{ file: document.file, kind: 'set', path, value: words }],
        })
      },
    }
  },
}

/** Keys with a dot or a hyphen. The others are not searched for, because they may also be ordinary words. */
const clearKeys = memoize((keys: ReadonlySet<string>) => new Set([...keys].filter((key) => /[.-]/.test(key))))

const tag = /<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>/i
const entity = /&(?:#\d+|#x[\da-f]+|[a-z]{2,8}\d?);/i
/** Class of characters next to which * is not Markdown, as in 2*3*4. Excludes scripts without spaces between words. */
const next = `[[\\p{L}\\p{N}*]--${unspacedLetters}]`
const markdown = new RegExp(
  String.raw`\*\*[^\s*][^*]*\*\*|(?<!${next})\*[^\s*][^*]*(?<!\s)\*(?!${next})|!?\[[^\[\]]*\]\([^\(\)]*\)|^#{1,6} |(?<![\p{L}\p{N}_])__[^\s_][^_]*__(?![\p{L}\p{N}_])|\x60[^\x60\s][^\x60]*\x60`,
  'v',
)
const placeholder = /\{\{?[\w.-]*\}?\}/
const nesting = /\$t\(/

/**
 * Every pattern above requires at least one of these characters. Testing for them first saves time, because most texts
 * contain none.
 */
const suspicious = /[<&*[#{_`]|\$t\(/

function markupFault({ text, rich, document, path, prose }: Message, keys: Set<string>): Fault | undefined {
  if (!suspicious.test(text) && !keys.has(text)) return undefined
  const find = (pattern: RegExp) => pattern.exec(rich ? prose : text)?.[0]
  // Interface words may have placeholders, and so may a brand's versions of these words.
  const isShared = document.file.endsWith(`/${common}.json`) || (path[0] === 'brands' && path[2] === 'words')
  const html = rich ? undefined : (find(tag) ?? find(entity))
  if (html !== undefined)
    return { what: `"${html}"`, hint: say`Write plain words, and characters such as & as they are.` }
  const marks = rich ? undefined : find(markdown)
  if (marks !== undefined)
    return { what: `"${marks}"`, hint: say`This is plain text. Markdown belongs in the "text" of a block.` }
  const filled = isShared ? undefined : find(placeholder)
  if (filled !== undefined)
    return { what: `"${filled}"`, hint: say`Nothing fills it in here. Write the words themselves.` }
  if (find(nesting) !== undefined) return { what: '"$t("', hint: say`Write the words themselves.` }
  if (!isShared && keys.has(text)) return { what: `"${text}"`, hint: say`For the shared word write "t:${text}".` }
  return undefined
}
