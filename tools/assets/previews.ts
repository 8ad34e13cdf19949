import { rmSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { isExcluded } from '../../renderer/parts/brand'
import { localizePage } from '../content/localize/localize'
import { publishedOn } from '../content/read/dates'
import type { Site } from '../content/read/site'
import { createTranslator } from '../content/read/words'
import { writeWhole } from '../files/cache'
import { today } from '../files/day'
import { sideBySide } from '../files/side-by-side'
import { lettersOf, pictureFonts } from '../html/fonts'
import { designOf, drawnPreviews, hasPreview, previewFile, previewFolder, previewWords } from '../html/previews'
import { PreviewArtist, type PreviewContent } from './preview'

/** Result of drawing: numbers of previews, total and largest size of the current previews in bytes, and time in ms. */
type Done = { drawn: number; kept: number; removed: number; bytes: number; largest: number; ms: number }

/**
 * Draws the missing link previews of a site into a folder, and deletes unused previews from that folder.
 * @param site a site without errors, with the dimensions of its pictures
 */
export async function drawPreviews(site: Site, folder = previewFolder): Promise<Done> {
  const start = performance.now()
  const previews = previewsOf(site)
  const existingFiles = new Set(drawnPreviews(folder))

  const artist = new PreviewArtist(await pictureFonts(lettersOf(site, createTranslator(site))))
  const missing = [...previews].filter(([file]) => !existingFiles.has(file))
  // Several previews are drawn at a time, because drawing and compressing run in other threads.
  await sideBySide(missing, availableParallelism(), async ([file, content]) =>
    writeWhole(join(folder, file), await artist.draw(content)),
  )

  const unused = [...existingFiles].filter((file) => !previews.has(file))
  for (const file of unused) rmSync(join(folder, file))
  const sizes = [...previews.keys()].map((file) => statSync(join(folder, file)).size)
  return {
    drawn: missing.length,
    kept: previews.size - missing.length,
    removed: unused.length,
    bytes: sizes.reduce((sum, size) => sum + size, 0),
    largest: Math.max(0, ...sizes),
    ms: performance.now() - start,
  }
}

/**
 * Collects the contents of a site's previews, by file. An untranslated page has the same preview as in its fallback
 * language.
 */
function previewsOf(site: Site): Map<string, PreviewContent> {
  const translator = createTranslator(site)
  const design = designOf(site)
  const { brands } = publishedOn(site, today()).settings
  const previews = new Map<string, PreviewContent>()
  const brandsWith = (address: string) =>
    brands.flatMap((brand) => {
      const look = design.looks[brand.id]
      return look && !isExcluded(brand, address) ? [{ id: brand.id, look }] : []
    })
  for (const page of site.pages) {
    const picture = site.index.byName.get(page.name)?.picture
    for (const { code } of site.settings.languages) {
      const localized = localizePage(site, page, code, translator)
      if (!hasPreview(localized)) continue
      for (const { id, look } of brandsWith(page.address))
        previews.set(previewFile(id, localized, design), { ...previewWords(localized), ...look, picture })
    }
  }
  return previews
}
