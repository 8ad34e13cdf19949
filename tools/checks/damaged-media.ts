import type { Check } from '../content/check'
import { isPicture, mediaFolder } from '../content/media'

/** Signs that mean something else in addresses, so that browsers would ask for another file. */
const addressSigns = /[#?%\\]/

/**
 * Every file of `pages/_media` can be read as what its name says. Whether all of a picture can is found by decoding it,
 * see `findDamaged`.
 */
export const damagedMedia: Check = {
  code: 'damaged-media',
  about: 'A file of pages/_media is damaged, unsafe, or not what its name says.',
  needed: true,
  create({ source }, report) {
    return {
      site() {
        for (const [file, { width, height, fault }] of Object.entries(source.media)) {
          const subject = { file: `${mediaFolder}/${file}` }
          const [sign] = addressSigns.exec(file) ?? []
          if (fault) report(subject, [], fault.message, { hint: fault.hint })
          else if (sign) {
            const message = `The name of this file has "${sign}", which means something else in an address.`
            report(subject, [], message, { hint: 'Rename it with small letters, digits and hyphens.' })
          } else if (isPicture(file) && !(width && height)) {
            report(subject, [], 'This picture cannot be read.', {
              hint: 'Save it again from the program that made it.',
            })
          }
        }
      },
    }
  },
}
