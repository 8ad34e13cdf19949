import { clearlyMeant, nearest } from '../../content/base/nearest'
import type { Check } from '../../content/check/check'
import { setting } from '../../content/json/edit'
import { formatOf, formats, type Slot } from '../../content/read/media'
import { type Said, say } from '../../content/say/say.js'
import { gallery } from '../shared/examples'

/** Names of the kinds of media slots, for messages. */
const slotKinds: Record<Slot['kind'], Said> = {
  document: say`document`,
  drawing: say`drawing`,
  file: say`file`,
  film: say`film`,
  frame: say`frame`,
  picture: say`picture`,
  subtitles: say`subtitles`,
}

/** Every media file that the content names exists in `pages/_media`, and has a format that the site can show. */
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
  // The names without folder and extension must also be similar: flags/it.svg is not a typo of flags/ar.svg.
  return near && nearest(stemOf(file), [stemOf(near)]) ? near : undefined
}

/** File name relative to the media folder: `insideOf('../pages/_media/flags/it.svg') // 'flags/it.svg'` */
function insideOf(file: string): string {
  return file.replace(/^.*?(?:pages\/_media|_media|assets)\//, '').replace(/^[./]+/, '')
}

/** The existing file that the author clearly meant; undefined if uncertain. */
function meantBy(file: string, files: string[]): string | undefined {
  if (files.includes(insideOf(file))) return insideOf(file)
  return clearlyMeant(file, files)
}

function stemOf(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '')
}
