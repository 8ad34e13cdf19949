import type { Path } from '../../content/base/problem'
import { withoutWords, writeWords } from '../../content/json/edit-words'
import { isObject } from '../../content/json/json'
import { openText } from '../../content/json/open-text'
import { keySteps } from '../../content/read/read-page'
import { mergeTexts } from './merge'
import { type Edited, isShared, type Operation, sourceFile, type Texts, translationFile } from './operation'
import { rename } from './rename'
import { add, type Changed, duplicate, move, remove } from './structure'
import { readJson, stepsInOrder, withoutLost } from './translations'

/**
 * Does to the texts of a page what an operation says, and nothing else: all that is not meant stays as it is written.
 * Where the page is no JSON, or a path leads nowhere, nothing does.
 */
export function apply(given: Texts, operation: Operation, edited: Edited): Changed {
  const file = sourceFile(edited)
  // What all pages share need not be there yet.
  const texts = isShared(edited.name) ? { ...given, [file]: given[file] ?? '{}\n' } : given
  if (!isObject(readJson(texts[file]))) return { texts: given }
  switch (operation.kind) {
    case 'set':
      return { texts: set(texts, edited, operation.path, operation.value, operation.order) }
    case 'word':
      return { texts: setWord(texts, edited, operation) }
    case 'add':
      return add(texts, edited, operation.list, operation.at, operation.value)
    case 'duplicate':
      return duplicate(texts, edited, operation.path)
    case 'move':
      return move(texts, edited, operation.path, operation.at)
    case 'remove':
      return remove(texts, edited, operation.path)
    case 'hide': {
      const visible = operation.hidden ? false : undefined
      return { texts: set(texts, edited, [...operation.path, 'visible'], visible, ['type', 'id', 'visible']) }
    }
    case 'rename':
      return rename(texts, edited, operation.path, operation.id)
  }
}

/** Sets a field, or takes it away; translations of words that are there no more go, too. */
function set(texts: Texts, edited: Edited, path: Path, value: unknown, order?: string[]): Texts {
  const file = sourceFile(edited)
  const text = texts[file] ?? ''
  const document = openText(text)
  const before = document.node(path)
  if (value === undefined) document.remove(path)
  else document.set(path, value, order)
  if (document.text === text) return texts
  const after = { ...texts, [file]: document.text }
  // Other words are still the same to translate.
  if (isOwnText(before?.value) && isOwnText(value)) return after
  return withoutLost(after, edited, document.json, keySteps(readJson(text), path))
}

/** Whether a value is a text of its own, and no shared word. */
function isOwnText(value: unknown): boolean {
  return typeof value === 'string' && !value.startsWith('t:')
}

function setWord(texts: Texts, edited: Edited, { lang, steps, value }: Extract<Operation, { kind: 'word' }>): Texts {
  const file = translationFile(edited.name, lang)
  const text = texts[file]
  if (text !== undefined && !isObject(readJson(text))) return texts
  if (value !== '')
    return { ...texts, [file]: writeWords(text, [{ steps, value }], stepsInOrder(readJson(texts[sourceFile(edited)]))) }
  return text === undefined ? texts : { ...texts, [file]: withoutWords(text, steps) }
}

/** Texts with one version of some files in place of another: a step taken back, or done again. What others changed since stays. */
export function turned(texts: Texts, from: Texts, to: Texts): Texts {
  const files = Object.entries(to).map(([path, ours]) => {
    const [base, theirs] = [from[path], texts[path]]
    return [path, theirs === base ? ours : mergeTexts(path, { base, theirs, ours }, () => 'ours').text] as const
  })
  return { ...texts, ...Object.fromEntries(files) }
}
