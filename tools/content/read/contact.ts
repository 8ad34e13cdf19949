import type { Contact } from '../../../schema/parts'
import { type Said, say } from '../say/say.js'

/** A contact in the site file. */
export type ContactSettings = Pick<Contact, 'id' | 'kind' | 'value' | 'languages'>

type Kind = {
  /** The address of a link to the contact. */
  addressOf(value: string): string
  /** The message about a wrong value. */
  wrong(value: string): Said
  example: string
}

/** Links, messages and examples for each kind of contact. */
export const contactKinds: Record<Contact['kind'], Kind> = {
  mail: {
    addressOf: (value) => `mailto:${value}`,
    wrong: (value) => say`"${value}" is not a mail address.`,
    example: 'info@company.example',
  },
  phone: {
    // The zero in "+49 (0)30" is removed, because it is dialled only without the country code.
    addressOf: (value) => `tel:${value.replace(/^(\s*\+.*?)\(0\)/, '$1').replace(/[^+\d]/g, '')}`,
    wrong: (value) => say`"${value}" is not a phone number.`,
    example: '+1 555 0100',
  },
}

/** The address of a contact's link: `contactAddress({ kind: 'phone', value: '+1 555 0100' }) // 'tel:+15550100'` */
export function contactAddress({ kind, value }: Pick<ContactSettings, 'kind' | 'value'>): string {
  return contactKinds[kind].addressOf(value)
}
