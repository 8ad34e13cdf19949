import { Refusal } from '../../../cli/errors.js'
import { isObject, parseJson } from '../../../content/json/json'
import { say } from '../../../content/say/say.js'
import { type Exchange, type ExchangedWord, stateNamed } from '../../../content/translation/exchange'

/** Texts to translate as JSON: by page and key the source, what it said before, and room for the translation. */
export function writeTodo({ from, to, words }: Exchange): string {
  const pages: Record<string, Record<string, Record<string, string>>> = {}
  for (const { page, key, source, translation, state, said } of words) {
    pages[page] ??= {}
    const before: Record<string, string> = said === undefined ? {} : { said, state }
    pages[page][key] = { ...before, [from]: source, [to]: translation }
  }
  return `${JSON.stringify({ from, to, pages }, null, 2)}\n`
}

/** @throws Refusal for what is no such file */
export function readTodo(text: string): Exchange {
  const json = parseJson(text)
  if (json === undefined) throw new Refusal(say`The file is not valid JSON.`)
  if (!isObject(json) || typeof json.from !== 'string' || typeof json.to !== 'string' || !isObject(json.pages))
    throw new Refusal(say`The file is none that "npm run translations -- todo" has written.`)
  const { from, to, pages } = json
  const words = Object.entries(pages).flatMap(([page, texts]) =>
    Object.entries(isObject(texts) ? texts : {}).map(([key, word]): ExchangedWord => {
      const at = (name: string) => (isObject(word) && typeof word[name] === 'string' ? word[name] : '')
      return { page, key, source: at(from), translation: at(to), state: stateNamed(at('state')) }
    }),
  )
  return { from, to, words }
}
