import { memoize } from '../base/memoize'
import type { Problem } from '../base/problem'
import { place, valueAt } from '../json/document'
import { isObject, parseJson } from '../json/json'
import { fold } from '../language/language'
import { latinFormat } from '../language/numbers'
import type { Site } from '../read/site'
import { createTranslator } from '../read/words'
import { say } from '../say/say.js'
import type { Kind } from './kind'
import { foldedProse, type Message, messagesOf, sharedMessagesOf } from './message'
import { escapePattern } from './pattern'

/** What a check of changes finds by comparing with what was there before; no rule does. */
export const formerWords: Kind = {
  code: 'former-words',
  about: say`Words still use a title or a figure that was changed elsewhere.`,
  why: say`A page got another title, or a figure changed, and words elsewhere still have the old one. "npm run check -- --changed" compares with what was there before.`,
}

/**
 * Places that a change forgot: those that still call a page by the title it had, and those that still say a figure in
 * words that its page has no more. Figures are looked for on that page and on those that link to it, in all languages.
 * @param before the documents of pages and translations that changed, as they were, by file; those that are no JSON are left out
 */
export function formerWordsIn(site: Site, before: Record<string, string>): Problem[] {
  const messages = [...site.pages.flatMap((page) => messagesOf(page, site)), ...sharedMessagesOf(site)].flatMap(
    ({ source, translations }) => [source, ...translations],
  )
  const documents = new Map(messages.map(({ document }) => [document.file, document]))
  return Object.entries(before).flatMap(([file, text]) => {
    const now = documents.get(file)?.json
    const old = parseJson(text)
    if (!now || !isObject(old)) return []
    return [...formerTitle(file, old.title, now.title, messages), ...formerFigures(site, file, old, now, messages)]
  })
}

function formerTitle(file: string, old: unknown, now: unknown, messages: Message[]): Problem[] {
  if (typeof old !== 'string' || typeof now !== 'string' || old === now || old.trim() === '') return []
  return messages.flatMap((message) => {
    // A page may say of itself what it was called.
    if (message.document.file === file || !says(message, old)) return []
    return {
      ...found(message),
      message: say`This still says "${old}". The title of ${file} is "${now}" now.`,
      hint: say`Write the new name here, too, unless the old one is meant.`,
    }
  })
}

/** Whether a text is a title, or has it in a sentence. One word alone can mean anything there. */
function says(message: Message, title: string): boolean {
  const looked = fold(title.trim(), message.lang)
  const text = foldedProse(message).trim()
  if (text === looked || !looked.includes(' ')) return text === looked
  return new RegExp(`(?<![\\p{L}\\p{N}])${escapePattern(looked)}(?![\\p{L}\\p{N}])`, 'u').test(text)
}

function formerFigures(site: Site, file: string, old: object, now: object, messages: Message[]): Problem[] {
  const own = site.index.pages.find((info) => info.file === file)
  const current = figuresIn(now)
  const gone = [...figuresIn(old).values()].filter(({ number, unit }) => !current.has(figureKey(number, unit)))
  if (!own || gone.length === 0) return []
  const near = new Set(
    site.index.pages.filter((info) => info === own || info.links.includes(own.address)).map((info) => info.file),
  )
  const translator = createTranslator(site)
  const patternsOf = memoize((lang: string) =>
    gone.map(({ number, unit }) => figurePattern(number, [unit, translator.unit(unit, lang)], lang)),
  )
  return messages.flatMap((message) => {
    const { page, prose, lang } = message
    if (!page || !near.has(page.file)) return []
    const [said] = patternsOf(lang).flatMap((pattern) => pattern.exec(prose)?.[0] ?? [])
    if (said === undefined) return []
    return {
      ...found(message),
      message: say`This still says "${said}". ${file} had this figure, and has another now.`,
      hint: say`Write the new figure here, too, unless the old one is meant.`,
    }
  })
}

/** A figure in a sentence, with its digits in groups or without: "12,400 kg". */
function figurePattern(number: number, units: string[], language: string): RegExp {
  const anyOf = (words: string[]) => `(?:${words.map(escapePattern).join('|')})`
  const digits = anyOf([latinFormat(language).format(number), String(number)])
  return new RegExp(`(?<![\\d.,])${digits}\\s?${anyOf(units)}(?![\\p{L}\\p{N}/])`, 'iu')
}

function found({ document, path }: Message): Pick<Problem, 'file' | 'line' | 'column' | 'code' | 'severity'> {
  return { file: document.file, ...place(document, path), code: formerWords.code, severity: 'warning' }
}

type Measured = { number: number; unit: string }

/** All numbers with a unit in a document. */
function figuresIn(value: unknown): Map<string, Measured> {
  if (typeof value !== 'object' || value === null) return new Map()
  const inner = Object.values(value).flatMap((one) => [...figuresIn(one)])
  const unit = valueAt(value, ['unit'])
  if (typeof unit !== 'string') return new Map(inner)
  const numbers = Object.values(value)
    .flat()
    .filter((one) => typeof one === 'number')
  return new Map([
    ...inner,
    ...numbers.map((number): [string, Measured] => [figureKey(number, unit), { number, unit }]),
  ])
}

function figureKey(number: number, unit: string): string {
  return `${number} ${unit}`
}
