import type { Check } from '../../content/check/check'
import { formatOf, isPicture, mediaFolder, publishable } from '../../content/read/media'
import { namedMedia } from '../../content/read/named-media'
import { say } from '../../content/say/say.js'
import { card } from '../shared/examples'

/** Characters with a special meaning in URLs. If a file name contains one, browsers request a different file. */
const addressSigns = /[#?%\\"<>]/

/**
 * The content of every file in `pages/_media` is readable, and matches the file's extension. Damage inside a picture is
 * found elsewhere (`findDamaged`), because finding it requires decoding the picture.
 */
export const damagedMedia: Check = {
  code: 'damaged-media',
  about: say`A file in pages/_media is damaged or unsafe, has a name that does not match its content, or is of a kind that is never published.`,
  why: say`The file is incomplete, does not match its name, or could run code. Save it again from the program that made it.`,
  wrong: {
    'pages/_media/logo.png': { bytes: 0, fault: { message: say`This file is empty.` } },
    'pages/fan.json': card('logo.png'),
  },
  right: { 'pages/_media/logo.png': { bytes: 900, width: 1280, height: 960 }, 'pages/fan.json': card('logo.png') },
  needed: true,
  create(site, report) {
    const { source } = site
    return {
      site() {
        const usedFiles = namedMedia(site)
        for (const [file, { width, height, fault }] of Object.entries(source.media)) {
          // Skips files that pages name but cannot show, which `missing-media` reports.
          if (usedFiles.has(file) && !publishable.includes(formatOf(file))) continue
          const subject = { file: `${mediaFolder}/${file}` }
          const [sign] = addressSigns.exec(file) ?? []
          if (fault) report(subject, [], fault.message, { hint: fault.hint })
          else if (sign) {
            const message = say`The name of this file contains "${sign}", which has another meaning in an address.`
            report(subject, [], message, { hint: say`Rename it with lowercase letters, digits and hyphens.` })
          } else if (isPicture(file) && !(width && height)) {
            report(subject, [], say`This picture cannot be read.`, {
              hint: say`Save it again from the program that made it.`,
            })
          }
        }
      },
    }
  },
}
