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
    // Encodes apostrophes, which are valid in a mail address but not allowed in links (`linkFault`).
    addressOf: (value) => `mailto:${value.replaceAll("'", '%27')}`,
    wrong: (value) => say`"${value}" is not a mail address.`,
    example: 'info@company.example',
  },
  phone: {
    // Removes the zero in "+49 (0)30", because it is dialled only without the country code.
    addressOf: (value) => `tel:${value.replace(/^(\s*\+.*?)\(0\)/, '$1').replace(/[^+\d]/g, '')}`,
    wrong: (value) => say`"${value}" is not a phone number.`,
    example: '+1 555 0100',
  },
}

/** Matches characters that a phone number cannot contain, or can contain only at its start. */
const strange = /[^\d\s()./\p{Pd}+]|(?<=\d.*)\+/u

/** Matches a slash after a complete number: "+90 212 123 45 67 / 68". An area code, as in "+49 30/123456", is shorter. */
const slash = /^(?:[^\d/]*\+(?:[^\d/]*\d){8,}|[^\d/+]*\d(?:[^\d/]*\d){6,})[^\d/]*\//

/** Matches the ends of a range: "67-68". A number whose only separators are hyphens is not a range. */
const range = /[^\d\p{Pd}]\d*?(\d+)\s*\p{Pd}\s*(\d{1,3})$/u

/** Whether a text contains several phone numbers, which a link would join into a number that does not exist. */
export function hasSeveralPhones(value: string): boolean {
  const text = value.trim().replace('(0)', '')
  const [, from = '', to = ''] = range.exec(text) ?? []
  const steps = Number(to) - Number(from.slice(-to.length))
  const isRange = (text.match(/\d/g)?.length ?? 0) - to.length >= 10 && from.length >= to.length && steps > 0
  return strange.test(text) || slash.test(text) || (isRange && steps < 10)
}

/** The address of a contact's link: `contactAddress({ kind: 'phone', value: '+1 555 0100' }) // 'tel:+15550100'` */
export function contactAddress({ kind, value }: Pick<ContactSettings, 'kind' | 'value'>): string {
  return contactKinds[kind].addressOf(value)
}
