import { nearest } from '../../content/base/nearest'
import type { Check } from '../../content/check/check'
import { iconFiles } from '../../content/read/icons'
import { mediaFolder } from '../../content/read/media'
import { namedMedia } from '../../content/read/named-media'
import { say } from '../../content/say/say.js'

/** Every file of `pages/_media` is shown somewhere: others are published for no one. */
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
        // A page that cannot be read, or only in parts, may name it.
        if (site.unreadable.size > 0 || [...site.index.pages, ...site.printed].some(({ valid }) => !valid)) return
        const named = new Set([...namedMedia(site), ...iconFiles(site.settings)])
        const missing = [...named].filter((file) => !Object.hasOwn(site.source.media, file))
        for (const file of Object.keys(site.source.media)) {
          if (named.has(file) || site.source.media[file]?.fault) continue
          // A name that is missing and nearly this one is the mistake, and is reported.
          if (missing.some((name) => nearest(name, [file]))) continue
          report({ file: `${mediaFolder}/${file}` }, [], say`No page uses this file.`, {
            hint: say`Use it on a page, or delete it.`,
          })
        }
      },
    }
  },
}
