import { Refusal } from '../cli/errors.js'
import { didYouMean } from '../content/base/nearest'
import type { Problem } from '../content/base/problem'
import { say } from '../content/say/say.js'
import { checkFolder } from '../site/check-folder'
import type { OpenSite } from '../site/open'
import { readState } from '../studio/server/page-files'

/**
 * The name of a page or shared document.
 * @param query address ("/fan"), name with or without folders ("air/fan", "fan"), or file ("pages/air/fan.json")
 * @throws Refusal if no page, or more than one, has the name
 */
export function nameOf({ parts }: OpenSite, query: string): string {
  const { pages, unreadable, byAddress } = parts.base.index
  const name = query.replace(/^\/?(pages\/)?/, '').replace(/\.json$/, '')
  if (['_site', 'common', 'glossary'].includes(name)) return name
  const known = byAddress.get(query) ?? [...pages, ...unreadable].find((page) => page.name === name)
  const alike = pages.filter((page) => page.slug === name || page.address === `/${name}`)
  const page = known ?? (alike.length === 1 ? alike[0] : undefined)
  if (page) return page.name
  const names = pages.flatMap(({ address, name }) => [address, name])
  throw new Refusal([say`There is no page "${query}".`, didYouMean(query, names)])
}

/** All problems of the site as it is on the disk. New translations are recorded, as by "npm run check". */
export async function problemsNow(): Promise<Problem[]> {
  const { result, finish } = await checkFolder(false)
  await finish(() => {})
  return result.problems
}

/** The text of a document, which is kept as the one that the assistant has seen. Empty if there is no document. */
export function textSeen(path: string, seen: Map<string, string>): string {
  const { text } = readState(path)
  if (text !== undefined) seen.set(path, text)
  return text ?? ''
}
