import type { Path } from '../../content/base/problem'
import { withoutWords, writeWords } from '../../content/json/edit-words'
import { isObject } from '../../content/json/json'
import { openText } from '../../content/json/open-text'
import { keySteps } from '../../content/read/read-page'
import { mergeTexts } from './merge'
import { type Edited, isShared, type Operation, sourceFile, type Texts, translationFile } from './operation'
import { rename } from './rename'
import { add, type ChangedTexts, duplicate, move, remove } from './structure'
import { readJson, stepsInOrder, withoutLost } from './translations'

/**
 * Applies an operation to the texts of a page. Text that the operation does not change keeps its formatting. The texts
 * are returned unchanged if the page is not valid JSON or a path does not exist.
 */
export function apply(originalTexts: Texts, operation: Operation, edited: Edited): ChangedTexts {
  const file = sourceFile(edited)
  // Creates a shared document that does not exist yet.
  const texts = isShared(edited.name) ? { ...originalTexts, [file]: originalTexts[file] ?? '{}\n' } : originalTexts
  if (!isObject(readJson(texts[file]))) return { texts: originalTexts }
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

/** Sets a field. If `value` is undefined, removes the field. Also removes the translations of deleted texts. */
function set(texts: Texts, edited: Edited, path: Path, value: unknown, order?: string[]): Texts {
  const file = sourceFile(edited)
  const text = texts[file] ?? ''
  const document = openText(text)
  const previousNode = document.node(path)
  if (value === undefined) document.remove(path)
  else document.set(path, value, order)
  if (document.text === text) return texts
  const newTexts = { ...texts, [file]: document.text }
  // Reworded text keeps its translations.
  if (isOwnText(previousNode?.value) && isOwnText(value)) return newTexts
  return withoutLost(newTexts, edited, document.json, keySteps(readJson(text), path))
}

/** Whether a value is one of the page's own texts, not a reference to a shared word ("t:…"). */
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

/** Undoes or redoes a step: replaces the texts `from` with the texts `to`, and keeps changes made since the step. */
export function withStep(texts: Texts, from: Texts, to: Texts): Texts {
  const files = Object.entries(to).map(([path, ours]) => {
    const [base, theirs] = [from[path], texts[path]]
    return [path, theirs === base ? ours : mergeTexts(path, { base, theirs, ours }, () => 'ours').text] as const
  })
  return { ...texts, ...Object.fromEntries(files) }
}
