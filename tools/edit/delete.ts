import { Refusal } from '../cli/errors.js'
import { positionOf } from '../content/json/document'
import { openText } from '../content/json/open-text'
import { publishedOn } from '../content/read/dates'
import { mediaFolder } from '../content/read/media'
import type { Page } from '../content/read/model'
import type { Site } from '../content/read/site'
import { joined, type Said, say } from '../content/say/say.js'
import { Draft, type Edit, filesOfPage, ownFolder } from './edit'
import { findPage, requireMovable, rowPageOf, rowsOf } from './find-page'
import { leadsTo, type Reference, referencesIn } from './references'

/**
 * Result of a deletion. `address` (for a media file, its path) redirects to `to`. `isHidden` is true if no brand
 * currently shows the page at `to`.
 */
export type Deleted = { edit: Edit; address: string; to?: string; isHidden: boolean }

/** Maximum number of places that the error message lists. */
const mostListedPlaces = 20

/**
 * Deletes a page (its file, or its row in a table), its translations, and its picture folder if no other page
 * shows a picture from that folder. Removes the page from "excludedPages" of brands, and entries in "related" that
 * would become duplicates. All other links to the page are changed to `replacement`.
 * @param pageQuery the page to delete, in any form that `findPage` accepts, or the path of a media file
 * @param replacement new target of the links, in any of these forms; if undefined, no links to the page may exist
 * @throws Refusal if the page cannot be deleted; the message lists the places that link to the page
 */
export function deletePage(site: Site, pageQuery: string, replacement?: string): Deleted {
  if (
    pageQuery.startsWith(`${mediaFolder}/`) &&
    Object.hasOwn(site.source.media, pageQuery.slice(mediaFolder.length + 1))
  )
    return { edit: { files: [], folders: [{ from: pageQuery }] }, address: pageQuery, isHidden: false }
  const page = findPage(site, pageQuery)
  requireMovable(page)
  const { address, document } = page
  const target = replacement === undefined ? undefined : findPage(site, replacement)
  const to = target?.address
  if (to === address) throw new Refusal(say`An address cannot redirect to the page that is deleted.`)
  const files = filesOfPage(page.name, Object.keys(site.source.documents))
  const ownFiles = new Set(files.map(({ file }) => file))
  const references = referencesIn(site).filter(({ file }) => !ownFiles.has(file))
  const leading = references.filter((reference) => leadsTo(reference, page, site))
  if (target && leading.some(({ kind, file, path }) => kind === 'parent' && path.length === 1 && file === target.file))
    throw new Refusal(
      say`Nothing was deleted: ${target.file} is below ${address}, so it cannot take its place. Give it another "parent" first.`,
    )
  const remaining = leading.filter(({ kind }) => kind !== 'excluded' && kind !== 'redirect')
  if (!target && remaining.length > 0) throw new Refusal(refusal(page, remaining, site))

  // A reference in "related" is removed instead of redirected if otherwise a page would list itself, or another page
  // twice.
  const isDouble = ({ kind, file }: Reference) =>
    kind === 'related' &&
    target !== undefined &&
    (file === target.file ||
      references.some((other) => other.kind === 'related' && other.file === file && leadsTo(other, target, site)))
  const draft = new Draft(site)
  draft.rewrite((reference) => {
    if (
      !target ||
      reference.kind === 'excluded' ||
      ownFiles.has(reference.file) ||
      !leadsTo(reference, page, site) ||
      isDouble(reference)
    )
      return undefined
    return reference.kind === 'parent' ? target.slug : target.address
  })
  for (const reference of leading.reverse())
    if (reference.kind === 'excluded' || isDouble(reference))
      draft.write(reference.file, openText(draft.text(reference.file)).removeWhole(reference.path).text)
  const obsoleteRedirects =
    to === undefined ? site.settings.redirects.filter((redirect) => redirect.to.replace(/#.*/, '') === address) : []
  const isLed = to !== undefined && document.json.draft !== true
  draft.redirect(
    obsoleteRedirects.map(({ from }) => from),
    isLed ? { from: address, to } : undefined,
  )
  for (const { file } of files) draft.remove(file)
  const rowPage = rowPageOf(site, page)
  for (const { file, withId } of rowPage ? rowsOf(site, rowPage) : []) draft.write(file, withId())
  const folder = ownFolder(page, site)
  const inFolder = ({ kind, named }: Reference) =>
    kind === 'media' && `${mediaFolder}/${named}`.startsWith(`${folder}/`)
  if (folder && !references.some(inFolder)) draft.folders.push({ from: folder })
  const visibleBrands = publishedOn(site, site.source.day ?? '').settings.brands
  const isHidden = to !== undefined && visibleBrands.every(({ excludedPages }) => excludedPages?.includes(to))
  return { edit: draft.edit, address, to: isLed ? to : undefined, isHidden }
}

function refusal({ address }: Page, references: Reference[], site: Site): Said {
  const documents = new Map(
    [...site.locales.values()].flatMap((names) => [...names.values()]).map((document) => [document.file, document]),
  )
  for (const { document } of site.marked) documents.set(document.file, document)
  const places = references.map(({ file, path }) => {
    const document = documents.get(file)
    const { line, column } = document ? positionOf(document, path) : { line: 1, column: 1 }
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
