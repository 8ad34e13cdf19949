import { Refusal } from '../cli/errors.js'
import { didYouMean } from '../content/base/nearest'
import type { Problem } from '../content/base/problem'
import { say } from '../content/say/say.js'
import { checkFolder } from '../site/check-folder'
import type { OpenSite } from '../site/open'
import { readState } from '../studio/server/page-files'

/**
 * Finds the name of a page or shared document.
 * @param query address ("/fan"), name with or without folders ("air/fan", "fan"), or file ("pages/air/fan.json")
 * @throws Refusal if the query matches no page, or several pages
 */
export function nameOf({ parts }: OpenSite, query: string): string {
  const { pages, unreadable, byAddress } = parts.base.index
  const name = query.replace(/^\/?(pages\/)?/, '').replace(/\.json$/, '')
  if (['_site', 'common', 'glossary'].includes(name)) return name
  const exactPage = byAddress.get(query) ?? [...pages, ...unreadable].find((page) => page.name === name)
  const alike = pages.filter((page) => page.slug === name || page.address === `/${name}`)
  const page = exactPage ?? (alike.length === 1 ? alike[0] : undefined)
  if (page) return page.name
  const names = pages.flatMap(({ address, name }) => [address, name])
  throw new Refusal([say`There is no page "${query}".`, didYouMean(query, names)])
}

/** Checks the site as it is on the disk, and records new translations, like "npm run check". @returns all problems */
export async function problemsNow(): Promise<Problem[]> {
  const { result, finish } = await checkFolder(false)
  await finish(() => {})
  return result.problems
}

/** Returns the text of a document, and adds it to `seen`. Returns an empty text if the document does not exist. */
export function textSeen(path: string, seen: Map<string, string>): string {
  const { text } = readState(path)
  if (text !== undefined) seen.set(path, text)
  return text ?? ''
}
