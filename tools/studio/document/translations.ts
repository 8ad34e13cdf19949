import { valueAt } from '../../content/json/document'
import { withoutWords } from '../../content/json/edit-words'
import { isObject, textsIn } from '../../content/json/json'
import { openText } from '../../content/json/open-text'
import { keySteps } from '../../content/read/read-page'
import { type Edited, type Texts, translationFiles } from './operation'

/** The value of a document's text; undefined for one that is no JSON. */
export function readJson(text: string | undefined): unknown {
  return text === undefined ? undefined : openText(text).json
}

/** The steps of all texts of a document, in its order. */
export function stepsInOrder(json: unknown, steps: string[] = []): string[][] {
  return textsIn(json).map(([path]) => [...steps, ...keySteps(json, path)])
}

/** Changes each translation of what is edited. Those that are no JSON stay as they are. */
function inEach(texts: Texts, edited: Edited, change: (text: string, json: object) => string | undefined): Texts {
  const changed = translationFiles(edited, texts).flatMap((path) => {
    const text = texts[path] ?? ''
    const json = readJson(text)
    return isObject(json) ? [[path, change(text, json)] as const] : []
  })
  return { ...texts, ...Object.fromEntries(changed) }
}

/** Takes away the translations of all that was at some steps. */
export function withoutTranslations(texts: Texts, edited: Edited, steps: string[]): Texts {
  return inEach(texts, edited, (text) => withoutWords(text, steps))
}

/** Takes away the translations of texts at or below some steps that are there no more, or are shared words now. */
export function withoutLost(texts: Texts, edited: Edited, json: unknown, steps: string[]): Texts {
  const own = new Set(
    stepsInOrder(json).flatMap((known) => {
      const text = textAt(json, known)
      return text === undefined || text.startsWith('t:') ? [] : [known.join('.')]
    }),
  )
  return inEach(texts, edited, (text, translation) =>
    stepsInOrder(valueAt(translation, steps), steps)
      .filter((known) => !own.has(known.join('.')))
      .reduce<string | undefined>((left, known) => left && withoutWords(left, known), text),
  )
}

/** The text at some steps of a document. */
function textAt(json: unknown, steps: string[]): string | undefined {
  let value = json
  for (const step of steps)
    value = Array.isArray(value)
      ? (value.find((item) => valueAt(item, ['id']) === step) ?? value[Number(step)])
      : valueAt(value, [step])
  return typeof value === 'string' ? value : undefined
}

/** Gives the translations of a block or an item another key. */
export function renameTranslations(texts: Texts, edited: Edited, steps: string[], to: string): Texts {
  return inEach(texts, edited, (text) => openText(text).rename(steps, to).text)
}

/**
 * Copies the translations of a block or an item for its copy, as they are written.
 * @param keys the steps of both
 * @param renamed the keys within it that are others there, deepest last
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
    for (const one of [...renamed].reverse()) document.rename([...to, ...one.steps], one.to)
    return document.text
  })
}
