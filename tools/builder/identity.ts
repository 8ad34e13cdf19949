import { join } from 'node:path'
import { iconFile, icons } from '../content/read/icons'
import type { Source } from '../content/read/site'
import { readMedia } from '../files/site/media'
import { byPage, previewFolder } from '../html/previews'
import type { Shared } from '../html/shared'
import { manifestAddress, manifestFor } from '../html/web-manifest'
import type { Output } from './output'

/**
 * Writes the files that represent a brand outside its pages: web manifests, the two icons that browsers request at the
 * root by default, and link previews.
 * @param media the site's media files, with the dimensions of pictures
 * @param drawn paths of the existing link previews, in the form that `previewFile` returns
 */
export function writeIdentity(
  output: Output,
  { sites, brands, build: { palettes } }: Shared,
  media: Source['media'],
  drawn: string[],
): void {
  const previewsOf = byPage(drawn)
  for (const brand of brands) {
    const colours = palettes[brand.id]
    if (!colours) continue
    for (const site of Object.values(sites))
      output.write(
        brand.id + manifestAddress(site.language, site.defaultLanguage),
        JSON.stringify(manifestFor(site, brand, media, colours)),
      )
    for (const icon of ['favicon', 'touch'] as const) {
      const file = iconFile(brand.id, icon)
      if (media[file]) output.write(`${brand.id}/${icons[icon]}`, readMedia(file))
    }
    const excluded = new Set((brand.excludedPages ?? []).flatMap(previewsOf))
    for (const file of drawn.filter((file) => file.startsWith(`${brand.id}/`) && !excluded.has(file)))
      output.copy(file.replace(brand.id, `${brand.id}/previews`), join(previewFolder, file))
  }
}
