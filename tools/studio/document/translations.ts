import { valueAt } from '../../content/json/document'
import { withoutWords } from '../../content/json/edit-words'
import { isObject, textsIn } from '../../content/json/json'
import { openText } from '../../content/json/open-text'
import { keySteps } from '../../content/read/read-page'
import { type Edited, type Texts, translationFiles } from './operation'

/** Parses the text of a document. Undefined if the text is missing or not valid JSON. */
export function readJson(text: string | undefined): unknown {
  return text === undefined ? undefined : openText(text).json
}

/** Translation keys of all texts in a document, each as steps, in document order. @param steps prefix of each key */
export function stepsInOrder(json: unknown, steps: string[] = []): string[][] {
  return textsIn(json).map(([path]) => [...steps, ...keySteps(json, path)])
}

/** Changes all translations of the edited document, except those that are not valid JSON. */
export function inEach(
  texts: Texts,
  edited: Edited,
  change: (text: string, json: object) => string | undefined,
): Texts {
  const changedFiles = translationFiles(edited, texts).flatMap((path) => {
    const text = texts[path] ?? ''
    const json = readJson(text)
    return isObject(json) ? [[path, change(text, json)] as const] : []
  })
  return { ...texts, ...Object.fromEntries(changedFiles) }
}

/** Removes the translations of all texts at or below the given steps. */
export function withoutTranslations(texts: Texts, edited: Edited, steps: string[]): Texts {
  return inEach(texts, edited, (text) => withoutWords(text, steps))
}

/** Removes translations at or below the given steps whose source text is deleted or now refers to a shared word. */
export function withoutLost(texts: Texts, edited: Edited, json: unknown, steps: string[]): Texts {
  const ownKeys = new Set(
    stepsInOrder(json).flatMap((textSteps) => {
      const text = textAt(json, textSteps)
      return text === undefined || text.startsWith('t:') ? [] : [textSteps.join('.')]
    }),
  )
  return inEach(texts, edited, (text, translation) =>
    stepsInOrder(valueAt(translation, steps), steps)
      .filter((textSteps) => !ownKeys.has(textSteps.join('.')))
      .reduce<string | undefined>(
        (remainingText, textSteps) => remainingText && withoutWords(remainingText, textSteps),
        text,
      ),
  )
}

/** The text at the given steps of a document; undefined if there is none. */
function textAt(json: unknown, steps: string[]): string | undefined {
  let value = json
  for (const step of steps)
    value = Array.isArray(value)
      ? (value.find((item) => valueAt(item, ['id']) === step) ?? value[Number(step)])
      : valueAt(value, [step])
  return typeof value === 'string' ? value : undefined
}

/** Changes the id of a block or an item in the keys of its translations. @param steps steps of the old key */
export function renameTranslations(texts: Texts, edited: Edited, steps: string[], to: string): Texts {
  return inEach(texts, edited, (text) => openText(text).rename(steps, to).text)
}

/**
 * Copies the translations of a block or an item that is duplicated, with their formatting.
 * @param keys steps to the original and to the copy
 * @param renamed the ids that differ in the copy, the innermost last: `steps` leads from the copy to the old id, and
 *   `to` is the new id
 */
export function copyTranslations(
  texts: Texts,
  edited: Edited,
  { from, to }: { from: string[]; to: string[] },
  renamed: { steps: string[]; to: string }[],
): Texts {
  return inEach(texts, edited, (text, translation) => {
    const document = openText(text)
    const [node, value] = [document.node(from), valueAt(translation, from)]
    if (!node) return text
    const place = document.names(from.slice(0, -1)).indexOf(from.at(-1) ?? '') + 1
    document.insert(to, value, place, new Map([[value, document.raw(node)]]))
    for (const renaming of [...renamed].reverse()) document.rename([...to, ...renaming.steps], renaming.to)
    return document.text
  })
}
