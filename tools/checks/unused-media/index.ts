import { nearest } from '../../content/base/nearest'
import type { Check } from '../../content/check/check'
import { iconFiles } from '../../content/read/icons'
import { mediaFolder } from '../../content/read/media'
import { namedMedia } from '../../content/read/named-media'
import { say } from '../../content/say/say.js'

/** Every file in `pages/_media` is used by a page or the site file. */
export const unusedMedia: Check = {
  code: 'unused-media',
  severity: 'warning',
  about: say`No page uses a file of pages/_media.`,
  why: say`No page shows this file. Use it somewhere, or delete it.`,
  wrong: { 'pages/_media/old.svg': { bytes: 900, width: 960, height: 720 } },
  right: { 'pages/_media/old.svg': null },
  create(site, report) {
    return {
      site() {
        // If a page is unreadable or invalid, nothing is reported, because that page may use any file.
        if (site.unreadable.size > 0 || [...site.index.pages, ...site.printed].some(({ valid }) => !valid)) return
        const usedFiles = new Set([...namedMedia(site), ...iconFiles(site.settings)])
        const missing = [...usedFiles].filter((file) => !Object.hasOwn(site.source.media, file))
        for (const file of Object.keys(site.source.media)) {
          if (usedFiles.has(file) || site.source.media[file]?.fault) continue
          // Skips a file if a page uses a missing file with a similar name: the page probably means this file, and the
          // missing name is already reported.
          if (missing.some((name) => nearest(name, [file]))) continue
          report({ file: `${mediaFolder}/${file}` }, [], say`No page uses this file.`, {
            hint: say`Use it on a page, or delete it.`,
          })
        }
      },
    }
  },
}
