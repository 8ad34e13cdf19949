import { Refusal } from '../cli/errors.js'
import { place } from '../content/json/document'
import { openText } from '../content/json/open-text'
import { publishedOn } from '../content/read/dates'
import { mediaFolder } from '../content/read/media'
import type { Page } from '../content/read/model'
import type { Site } from '../content/read/site'
import { joined, type Said, say } from '../content/say/say.js'
import { Draft, type Edit, filesOfPage, ownFolder } from './edit'
import { findPage, requireMovable } from './find-page'
import { leadsTo, type Reference, referencesIn } from './references'

/** The edit, the address the page had, where its visitors are led, and whether they do not have that page today. */
export type Deleted = { edit: Edit; address: string; to?: string; isHidden: boolean }

/** How many places are listed. */
const mostListedPlaces = 20

/**
 * Deletes a page, its translations, and its folder of pictures when no other page shows one. An entry that only says
 * that a brand does not have it goes with it, and so does one under "related" that would be there twice. Links to it
 * lead to another page instead; without one there must be no links left.
 * @param named the page, see `findPage`
 * @param instead the page that its visitors and all links to it are led to, if any
 * @throws Refusal when that cannot be, with the places that lead to the page
 */
export function deletePage(site: Site, named: string, instead?: string): Deleted {
  const page = findPage(site, named)
  requireMovable(page)
  const { address, document } = page
  const target = instead === undefined ? undefined : findPage(site, instead)
  const to = target?.address
  if (to === address) throw new Refusal(say`An address cannot redirect to the page that is deleted.`)
  const files = filesOfPage(page.name, Object.keys(site.source.documents))
  const own = new Set(files.map(({ file }) => file))
  const references = referencesIn(site).filter(({ file }) => !own.has(file))
  const leading = references.filter((one) => leadsTo(one, page, site))
  if (target && leading.some(({ kind, file }) => kind === 'parent' && file === target.file))
    throw new Refusal(
      say`Nothing was deleted: ${target.file} is below ${address}, so it cannot take its place. Give it another "parent" first.`,
    )
  const left = leading.filter(({ kind }) => kind !== 'excluded' && kind !== 'redirect')
  if (!target && left.length > 0) throw new Refusal(refusal(page, left, site))

  // A page names no page twice as related, and never itself.
  const isDouble = ({ kind, file }: Reference) =>
    kind === 'related' &&
    target !== undefined &&
    (file === target.file ||
      references.some((one) => one.kind === 'related' && one.file === file && leadsTo(one, target, site)))
  const draft = new Draft(site)
  draft.rewrite((one) => {
    if (!target || one.kind === 'excluded' || own.has(one.file) || !leadsTo(one, page, site) || isDouble(one))
      return undefined
    return one.kind === 'parent' ? target.slug : target.address
  })
  for (const one of leading.reverse())
    if (one.kind === 'excluded' || isDouble(one))
      draft.write(one.file, openText(draft.text(one.file)).removeWhole(one.path).text)
  const gone = to === undefined ? site.settings.redirects.filter((one) => one.to === address) : []
  const isLed = to !== undefined && document.json.draft !== true
  draft.redirect(
    gone.map(({ from }) => from),
    isLed ? { from: address, to } : undefined,
  )
  for (const { file } of files) draft.remove(file)
  const folder = ownFolder(page, site)
  const inFolder = ({ kind, named }: Reference) =>
    kind === 'media' && `${mediaFolder}/${named}`.startsWith(`${folder}/`)
  if (folder && !references.some(inFolder)) draft.folders.push({ from: folder })
  const shown = publishedOn(site, site.source.day ?? '').settings.brands
  const isHidden = to !== undefined && shown.every(({ excludedPages }) => excludedPages?.includes(to))
  return { edit: draft.edit, address, to: isLed ? to : undefined, isHidden }
}

function refusal({ address }: Page, left: Reference[], site: Site): Said {
  const documents = new Map(
    [...site.locales.values()].flatMap((names) => [...names.values()]).map((one) => [one.file, one]),
  )
  for (const { document } of site.marked) documents.set(document.file, document)
  const places = left.map(({ file, path }) => {
    const document = documents.get(file)
    const { line, column } = document ? place(document, path) : { line: 1, column: 1 }
    return `  ${file}:${line}:${column}`
  })
  const more = places.length > mostListedPlaces ? say`  and ${places.length - mostListedPlaces} more` : undefined
  return joined(
    [
      say`Nothing was deleted: these places link to ${address}. Remove the links, change them, or use "--to" to give them all another page.`,
      ...places.slice(0, mostListedPlaces),
      more,
    ],
    '\n',
  )
}
