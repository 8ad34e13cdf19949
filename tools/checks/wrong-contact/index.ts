import type { Path } from '../../content/base/problem'
import type { Check } from '../../content/check/check'
import type { Document } from '../../content/json/document'
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
  about: say`A contact is not a mail address or phone number.`,
  why: say`Visitors write to a contact or call it through a link, which needs a complete mail address or phone number.`,
  wrong: mail('info at fans.example'),
  right: mail('info@fans.example'),
  needed: true,
  create({ settings: { contacts, brands, document: settingsFile } }, report) {
    return {
      mark({ kind, argument, value, document, path }) {
        if (kind === 'reach') check({ kind: argument as ContactSettings['kind'], value: String(value) }, document, path)
      },
      site() {
        const checkList = (list: ContactSettings[], path: Path) => {
          for (const [i, contact] of list.entries()) check(contact, settingsFile, [...path, i, 'value'])
        }
        checkList(contacts, ['contacts'])
        for (const [i, brand] of brands.entries()) checkList(brand.contacts ?? [], ['brands', i, 'contacts'])
      },
    }

    function check(contact: Pick<ContactSettings, 'kind' | 'value'>, document: Document, path: Path) {
      // The link keeps only the digits of the value, so other characters in the value are checked separately.
      const address = contactAddress(contact)
      const isPhone = contact.kind === 'phone'
      if (isPhone && /\d{3}/.test(address) && (hasSeveralPhones(contact.value) || !onePhone.test(address)))
        return report(document, path, say`"${contact.value}" is not one phone number.`, {
          hint: say`Write the digits of one number. For a second one, add a second contact.`,
        })
      if (!linkFault(address)) return
      const { wrong, example } = contactKinds[contact.kind]
      report(document, path, wrong(contact.value.slice(0, 60)), { hint: say`Write one such as "${example}".` })
    }
  },
}
