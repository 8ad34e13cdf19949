import { po } from 'gettext-parser'
import { Refusal } from '../../cli/errors.js'
import type { Exchange, ExchangedWord } from '../../content/exchange'

/** What tells where a text belongs: its page and its key. */
const separator = ' '

/**
 * As GNU gettext has it: page and key are the context, what is outdated is fuzzy, with the text it was made from.
 * https://www.gnu.org/software/gettext/manual/html_node/PO-Files.html
 */
export function writePo({ from, to, words }: Exchange): string {
  const translations: Record<string, Record<string, object>> = {}
  for (const { page, key, source, translation, state, said } of words) {
    const msgctxt = `${page}${separator}${key}`
    const isFuzzy = state === 'outdated' || state === 'unknown'
    const previous = said === undefined ? undefined : `msgid ${JSON.stringify(said)}`
    const comments = isFuzzy ? { flag: 'fuzzy', ...(previous ? { previous } : {}) } : {}
    translations[msgctxt] = { [source]: { msgctxt, msgid: source, msgstr: [translation], comments } }
  }
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', Language: to, 'X-Source-Language': from }
  return po.compile({ charset: 'utf-8', headers, translations }, { foldLength: 0 }).toString('utf8')
}

/** @throws Refusal for what does not say its languages, or is damaged */
export function readPo(text: string): Exchange {
  let read: ReturnType<typeof po.parse>
  try {
    read = po.parse(text)
  } catch {
    throw new Refusal('The file is not a PO file.')
  }
  const { headers, translations } = read
  const [from, to] = [headers['X-Source-Language'], headers.Language]
  if (!from || !to) throw new Refusal('The header of the file does not say "Language" and "X-Source-Language".')
  const entries = Object.values(translations).flatMap((texts) => Object.values(texts))
  const words = entries.flatMap(({ msgctxt = '', msgid, msgstr, comments }): ExchangedWord[] => {
    const [page = '', key = ''] = msgctxt.split(separator)
    const isFuzzy = comments?.flag?.split(/,\s*/).includes('fuzzy')
    if (msgctxt === '') return []
    return [{ page, key, source: msgid, translation: msgstr[0] ?? '', state: isFuzzy ? 'outdated' : 'done' }]
  })
  return { from, to, words }
}
