import { clearlyMeant, nearest } from '../../content/base/nearest'
import type { Check } from '../../content/check/check'
import { setting } from '../../content/json/edit'
import { formatOf, formats, type Slot } from '../../content/read/media'
import { type Said, say } from '../../content/say/say.js'
import { gallery } from '../shared/examples'

/** The thing named in a place of each kind. */
const slotKinds: Record<Slot['kind'], Said> = {
  document: say`document`,
  drawing: say`drawing`,
  file: say`file`,
  film: say`film`,
  frame: say`frame`,
  picture: say`picture`,
  subtitles: say`subtitles`,
}

/** Every picture, drawing, document and film that is named exists under `pages/_media`, in a format the site can show. */
export const missingMedia: Check = {
  code: 'missing-media',
  about: say`A picture, drawing, document or film does not exist in pages/_media, or has a format the site cannot show.`,
  why: say`Pictures, films and documents are kept in pages/_media; their names in pages start inside that folder.`,
  wrong: { 'pages/fan.json': gallery('fann.svg') },
  right: { 'pages/fan.json': gallery('fan.svg') },
  needed: true,
  create({ source }, report) {
    return {
      media({ file, slot, document, path }) {
        if (!formats[slot.kind].includes(formatOf(file))) {
          report(document, path, say`"${file}" is not a ${slotKinds[slot.kind]} the site can show.`, {
            hint: say`It can show: ${formats[slot.kind].join(', ')}.`,
          })
        } else if (!Object.hasOwn(source.media, file)) {
          report(document, path, say`There is no file "${file}" in pages/_media.`, {
            hint: hintFor(file, Object.keys(source.media)),
            guess: setting(document, path, nearIn(file, Object.keys(source.media))),
            fix: setting(document, path, meantBy(file, Object.keys(source.media))),
          })
        }
      },
    }
  },
}

function hintFor(file: string, files: string[]): Said | undefined {
  const inside = insideOf(file)
  if (files.includes(inside)) return say`Write "${inside}": the name starts inside pages/_media.`
  const near = nearIn(file, files)
  return near === undefined ? undefined : say`Did you mean "${near}"?`
}

function nearIn(file: string, files: string[]): string | undefined {
  const near = nearest(file, files)
  // The path may be alike where the names are not: flags/it.svg is not flags/ar.svg.
  return near && nearest(stemOf(file), [stemOf(near)]) ? near : undefined
}

/** A name as it is from the folder of media on. */
function insideOf(file: string): string {
  return file.replace(/^.*?(?:pages\/_media|_media|assets)\//, '').replace(/^[./]+/, '')
}

/** The file that was meant, where that is clear. */
function meantBy(file: string, files: string[]): string | undefined {
  if (files.includes(insideOf(file))) return insideOf(file)
  return clearlyMeant(file, files)
}

function stemOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '')
}
