/**
 * Undoes what programs do to a source and its translation on their way: line ends of Windows, indented lines, non-breaking spaces made plain,
 * spaces and line breaks at the end, and an apostrophe against formulas.
 * @param current the source text of the site, which says how the text was exported
 */
export function restored<Texts extends { source: string; translation: string }>(texts: Texts, current: string): Texts {
  const source = unixLines(texts.source)
  const plainCurrent = plainSpaces(current)
  const change = changes.find(({ read, isOneLine }) => {
    return read(source) === plainCurrent && !(isOneLine && current.includes('\n'))
  })
  const translation = (change?.undo ?? same)(unixLines(texts.translation))
  return {
    ...texts,
    source: change ? current : source,
    translation: withoutApostrophes(trimmed(translation, current), current),
  }
}

/** Whether two texts differ only in spaces, line breaks and signs. */
export function hasSameLetters(text: string, other: string): boolean {
  const letters = (of: string) => of.replace(/[^\p{L}\p{M}\p{N}]/gu, '')
  return letters(text) === letters(other) && letters(text) !== ''
}

/** Changes by programs: how a source is read, and how the change is undone in its translation. */
const changes: { read(source: string): string; undo(translation: string): string; isOneLine?: boolean }[] = [
  { read: plainSpaces, undo: same },
  { read: (source) => unindented(plainSpaces(source)), undo: unindented },
  { read: (source) => plainSpaces(oneLine(source)), undo: oneLine, isOneLine: true },
]

function same(text: string): string {
  return text
}

function unixLines(text: string): string {
  return text.replace(/\r\n?/g, '\n')
}

/** Makes all spaces plain: programs lose the difference between these and others. */
function plainSpaces(text: string): string {
  return text.replace(/[^\S\n]/g, ' ')
}

function unindented(text: string): string {
  return text.replace(/[ \t]*\n[ \t]*/g, '\n').trim()
}

function oneLine(text: string): string {
  return text.replace(/[ \t\n]+/g, ' ').trim()
}

/** A text without spaces and line breaks around it, unless its source has them. */
function trimmed(text: string, source: string): string {
  return source === source.trim() ? text.trim() : text
}

/** Matches an apostrophe that spreadsheets need before a sign that begins a formula; it closes no quotation. */
const apostrophes = /^'+(?=\s*[=+\-@][^'\n]*$)/gm

function withoutApostrophes(text: string, source: string): string {
  return source.match(apostrophes) ? text : text.replace(apostrophes, '')
}
