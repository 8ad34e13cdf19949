import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checks } from '../checks'
import { missingMedia } from '../checks/missing-media'
import { localizePage } from '../content/localize'
import { mediaFolder } from '../content/media'
import { hashOf } from '../files/files'
import { contentKey, type Edition, editionsOf, marks } from './editions'
import { finish, markOf } from './pdf'
import { openPress, type Press } from './press'
import { openWorkshop, sheetOf, type Workshop } from './workshop'

/**
 * Prints the documents that changed since they were printed, or were never printed, into `pages/_media/documents`.
 * @param report called after each
 * @returns the editions and which of them were printed; undefined when the content has errors, which are printed
 */
export async function printDocuments(
  report: (edition: Edition) => void,
): Promise<{ all: Edition[]; printed: Edition[] } | undefined> {
  // Pages may name a document that is about to be printed.
  const workshop = await openWorkshop(checks.filter((check) => check !== missingMedia))
  if (!workshop) return undefined
  const all = editionsOf(workshop.site, workshop.translator)
  const printed: Edition[] = []
  let press: Press | undefined
  try {
    for (const edition of all) {
      const sheet = documentSheet(workshop, edition)
      const key = hashOf(sheet.html + printStyles(workshop))
      const path = join(mediaFolder, edition.file)
      if (existsSync(path) && (await markOf(readFileSync(path), marks.print)) === key) continue
      press ??= await openPress(workshop.files)
      const content = contentKey(workshop.site, edition, workshop.translator)
      const pdf = await finish(await press.print(sheet), {
        author: String(workshop.site.settings.document.json.name),
        marks: { [marks.content]: content, [marks.print]: key },
      })
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, pdf)
      printed.push(edition)
      report(edition)
    }
  } finally {
    await press?.close()
  }
  return { all, printed }
}

function documentSheet(workshop: Workshop, { page, language, file }: Edition) {
  const { site, translator, shared } = workshop
  const brand = shared.sites[language]?.brands[0]
  if (!brand) throw new Error(`There is no language "${language}" or no brand.`)
  const localized = localizePage(site, page, language, translator, { brand: site.settings.brands[0] })
  return sheetOf(workshop, localized, { language, brand, address: `/assets/${file}` })
}

function printStyles({ bundle, files }: Workshop): string {
  return readFileSync(files.get(`/${bundle.app.print}`) ?? '', 'utf8')
}
