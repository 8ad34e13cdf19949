import { clearlyMeant, nearest } from '../../content/base/nearest'
import type { Check } from '../../content/check/check'
import { valueAt } from '../../content/json/document'
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
  font: say`font`,
  frame: say`frame`,
  licence: say`licence`,
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
  create({ source, settings }, report) {
    const codes = settings.languages.map(({ code }) => code)
    return {
      media({ file, slot, document, path, value }) {
        if (!formats[slot.kind].includes(formatOf(file))) {
          report(document, path, say`"${file}" is not a ${slotKinds[slot.kind]} the site can show.`, {
            hint: say`It can show: ${formats[slot.kind].join(', ')}.`,
          })
        } else if (!Object.hasOwn(source.media, file)) {
          const edition = valueAt(document.json, [...path.slice(0, -1), 'language'])
          const languages = [...languagesIn(file, codes), ...(typeof edition === 'string' ? [edition] : [])]
          const files = inLanguages(Object.keys(source.media), languages, codes)
          report(document, path, say`There is no file "${file}" in pages/_media.`, {
            hint: hintFor(file, files),
            // A rich text gets no correction, because the correction would replace the whole text instead of the path.
            ...(value === file && {
              guess: setting(document, path, nearIn(file, files)),
              fix: setting(document, path, meantBy(file, files)),
            }),
          })
        }
      },
    }
  },
}

/** Selects the files that can be used in these languages. A file whose path names another language is left out. */
function inLanguages(files: string[], languages: string[], codes: string[]): string[] {
  if (languages.length === 0) return files
  return files.filter((file) => languagesIn(file, codes).every((code) => languages.includes(code)))
}

/** Languages that the path of a file names: `languagesIn('documents/tr/notice.pdf', ['tr', 'en']) // ['tr']` */
function languagesIn(file: string, codes: string[]): string[] {
  const words = file.split(/[/_.\s]/)
  return codes.filter((code) => words.includes(code))
}

function hintFor(file: string, files: string[]): Said {
  const inside = insideOf(file)
  if (files.includes(inside)) return say`Write "${inside}": the name starts inside pages/_media.`
  const near = nearIn(file, files)
  if (near?.normalize() === file.normalize())
    return near === near.normalize()
      ? say`The same letters are written in two characters here (Unicode NFD), and in one in the name of the file. Write this name again.`
      : say`The same letters are written in two characters in the name of the file (Unicode NFD), and in one here. Rename the file, or write this name in the same way.`
  return near === undefined ? say`Put it there, or name a file that is there.` : say`Did you mean "${near}"?`
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
