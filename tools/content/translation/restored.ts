/**
 * Undoes changes that programs made to an exported source and its translation: Windows line ends, indented or joined
 * lines, plain instead of non-breaking spaces, spaces and line breaks at the ends, and apostrophes that prevent
 * formulas.
 * @param current the source text in the site, used to recognize the change
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

/** Whether two texts contain letters or digits, and differ only in spaces, line breaks and punctuation. */
export function hasSameLetters(text: string, other: string): boolean {
  const letters = (of: string) => of.replace(/[^\p{L}\p{M}\p{N}]/gu, '')
  return letters(text) === letters(other) && letters(text) !== ''
}

/** Changes that programs make to texts. `read` undoes a change in the source, and `undo` in the translation. */
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

/** Replaces all other kinds of spaces with plain spaces, because some programs do not preserve the difference. */
function plainSpaces(text: string): string {
  return text.replace(/[^\S\n]/g, ' ')
}

function unindented(text: string): string {
  return text.replace(/[ \t]*\n[ \t]*/g, '\n').trim()
}

function oneLine(text: string): string {
  return text.replace(/[ \t\n]+/g, ' ').trim()
}

/** Removes spaces and line breaks at the ends of a text, unless its source has them. */
function trimmed(text: string, source: string): string {
  return source === source.trim() ? text.trim() : text
}

/** Matches an apostrophe that keeps a spreadsheet from reading a line as a formula, and does not open a quotation. */
const apostrophes = /^'+(?=\s*[=+\-@][^'\n]*$)/gm

function withoutApostrophes(text: string, source: string): string {
  return source.match(apostrophes) ? text : text.replace(apostrophes, '')
}
