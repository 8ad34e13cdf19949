import type { Path } from '../../content/base/problem'
import type { Check } from '../../content/check/check'
import { linkFault } from '../../content/language/link'
import { type ContactSettings, contactAddress, contactKinds, hasSeveralPhones } from '../../content/read/contact'
import { say } from '../../content/say/say.js'

const mail = (value: string) => ({
  'pages/_site.json': { contacts: [{ id: 'office', kind: 'mail', label: 'Office', value }] },
})

/** Matches a link to a phone number, which has at most 15 digits (ITU-T E.164). */
const onePhone = /^tel:\+?\d{1,15}$/

/** Every contact is a valid email address or phone number, so that a link can open it. */
export const wrongContact: Check = {
  code: 'wrong-contact',
  about: say`A contact in pages/_site.json is not a mail address or phone number.`,
  why: say`Visitors write to a contact or call it through a link, which needs a complete mail address or phone number.`,
  wrong: mail('info at fans.example'),
  right: mail('info@fans.example'),
  needed: true,
  create({ settings: { document, contacts, brands } }, report) {
    return {
      site() {
        const check = (list: ContactSettings[], path: Path) => {
          for (const [i, contact] of list.entries()) {
            // The link keeps only the digits of the value, so other characters in the value are checked separately.
            const address = contactAddress(contact)
            const isPhone = contact.kind === 'phone'
            if (isPhone && /\d{3}/.test(address) && (hasSeveralPhones(contact.value) || !onePhone.test(address))) {
              report(document, [...path, i, 'value'], say`"${contact.value}" is not one phone number.`, {
                hint: say`Write the digits of one number. For a second one, add a second contact.`,
              })
              continue
            }
            if (!linkFault(address)) continue
            const { wrong, example } = contactKinds[contact.kind]
            report(document, [...path, i, 'value'], wrong(contact.value.slice(0, 60)), {
              hint: say`Write one such as "${example}".`,
            })
          }
        }
        check(contacts, ['contacts'])
        for (const [i, brand] of brands.entries()) check(brand.contacts ?? [], ['brands', i, 'contacts'])
      },
    }
  },
}
