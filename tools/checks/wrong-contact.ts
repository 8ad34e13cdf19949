import type { Check } from '../content/check'
import { linkFault } from '../content/link'
import type { ContactSettings } from '../content/model'
import type { Path } from '../content/problem'
import { addressOf } from '../content/values'

/** Every contact is a mail address or a phone number that a link can lead to. */
export const wrongContact: Check = {
  code: 'wrong-contact',
  about: 'A contact in pages/_site.json is no mail address or phone number.',
  needed: true,
  create({ settings: { document, contacts, brands } }, report) {
    return {
      site() {
        const check = (list: ContactSettings[], path: Path) => {
          for (const [i, contact] of list.entries()) {
            if (!linkFault(addressOf(contact))) continue
            const [what, example] =
              contact.kind === 'mail' ? ['mail address', 'info@company.example'] : ['phone number', '+1 555 0100']
            report(document, [...path, i, 'value'], `"${contact.value.slice(0, 60)}" is not a ${what}.`, {
              hint: `Write one such as "${example}".`,
            })
          }
        }
        check(contacts, ['contacts'])
        for (const [i, brand] of brands.entries()) check(brand.contacts ?? [], ['brands', i, 'contacts'])
      },
    }
  },
}
