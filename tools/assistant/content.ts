import { Refusal } from '../cli/errors.js'
import { didYouMean } from '../content/base/nearest'
import type { Problem } from '../content/base/problem'
import { say } from '../content/say/say.js'
import { checkFolder } from '../site/check-folder'
import type { OpenSite } from '../site/open'
import { readState } from '../studio/server/page-files'

/** Documents that are no pages, but can be read and written like pages. */
const shared = ['_site', 'common', 'glossary']

/**
 * The name of a page or shared document.
 * @param query address ("/fan"), name with or without folders ("air/fan", "fan"), or file ("pages/air/fan.json")
 * @throws Refusal if no page, or more than one, has the name
 */
export function nameOf({ parts }: OpenSite, query: string): string {
  const { pages, unreadable, byAddress, byName } = parts.base.index
  const name = query.replace(/^\/?(pages\/)?/, '').replace(/\.json$/, '')
  const known = byAddress.get(query) ?? byName.get(name) ?? [...pages, ...unreadable].find((page) => page.name === name)
  if (known) return known.name
  if (shared.includes(name)) return name
  const alike = pages.filter((page) => page.slug === name || page.address === `/${name}`)
  if (alike.length === 1 && alike[0]) return alike[0].name
  const names = pages.flatMap(({ address, name }) => [address, name])
  throw new Refusal([say`There is no page "${query.slice(0, 100)}".`, didYouMean(query.slice(0, 100), names)])
}

/** All problems of the site as it is on the disk. New translations are recorded, as by "npm run check". */
export async function problemsNow(): Promise<Problem[]> {
  const { result, finish } = await checkFolder(false)
  await finish(() => {})
  return result.problems
}

/** Reads a document for the assistant, and keeps the text as the one that the assistant has seen. */
export function read(path: string, seen: Map<string, string>): { path: string; text: string }[] {
  const { text } = readState(path)
  if (text === undefined) return []
  seen.set(path, text)
  return [{ path, text }]
}

/** Addresses of all pages, with titles and anchors. */
export function addressesIn({ parts }: OpenSite): string[] {
  return parts.base.index.pages.map(({ address, names, lang, anchors }) => {
    const places = anchors.length > 0 ? ` #${anchors.join(' #')}` : ''
    return `${address} ${names[lang]?.text ?? ''}${places}`
  })
}
