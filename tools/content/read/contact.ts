import type { Contact } from '../../../schema/parts'
import { type Said, say } from '../say/say.js'

/** A contact, as an author writes it. */
export type ContactSettings = Pick<Contact, 'id' | 'kind' | 'value' | 'languages'>

type Kind = {
  /** What its link leads to. */
  addressOf(value: string): string
  /** Says that a value is none, and what one is like. */
  wrong(value: string): Said
  example: string
}

/** The facts about each kind of contact. A kind that is missing here does not compile. */
export const contactKinds: Record<Contact['kind'], Kind> = {
  mail: {
    addressOf: (value) => `mailto:${value}`,
    wrong: (value) => say`"${value}" is not a mail address.`,
    example: 'info@company.example',
  },
  phone: {
    // The zero of "+49 (0)30" is dialled without the country's code only.
    addressOf: (value) => `tel:${value.replace(/^(\s*\+.*?)\(0\)/, '$1').replace(/[^+\d]/g, '')}`,
    wrong: (value) => say`"${value}" is not a phone number.`,
    example: '+1 555 0100',
  },
}

/** What a contact's link leads to. */
export function contactAddress({ kind, value }: Pick<ContactSettings, 'kind' | 'value'>): string {
  return contactKinds[kind].addressOf(value)
}
