/** What is wrong with an address, and what to write instead where that can be guessed. */
export type LinkFault = { message: string; hint: string; meant?: string }

const kinds = 'A link starts with "/", "#", "https://", "mailto:" or "tel:".'

/**
 * Says what is wrong with the form of an address, wherever it is written: in an "href" or in rich text. Whether it leads
 * to a page is another question.
 * @returns undefined for an address that may be written
 */
export function linkFault(link: string): LinkFault | undefined {
  if (link === '') return { message: 'The link has no address.', hint: 'Write where it leads, for example "/about".' }
  const isWritable = formOf(link)
  if (isWritable === true) return undefined
  const meant = guess(link)
  const hint = meant === undefined ? kinds : `Write "${meant}".`
  return { message: `The link "${link}" ${isWritable}.`, hint, meant }
}

/** Signs that no address has: browsers and servers read them differently. */
const strangeSign = /[\s"'<>\\^`{|}\p{C}]/u

/** @returns true for a good form, otherwise what is wrong with it */
function formOf(link: string): true | string {
  const strange = strangeSign.exec(link)?.[0]
  if (strange !== undefined)
    return /\s/.test(strange) ? 'has a space' : `has a character that is not allowed in an address: ${shown(strange)}`
  if (link.startsWith('//')) return 'starts with two slashes'
  if (link.startsWith('/')) return link.endsWith('#') ? 'ends with an empty anchor' : true
  if (link.startsWith('#')) return link.length > 1 || 'leads nowhere'
  if (link.startsWith('https://')) return (/^https:\/\/[^/?#]/.test(link) && URL.canParse(link)) || 'has no host name'
  if (link.startsWith('mailto:')) return isMail(link.slice(7).split('?')[0] ?? '') || 'has no mail address'
  if (link.startsWith('tel:')) return isPhone(link.slice(4)) || 'has no phone number'
  if (/^http:/i.test(link)) return 'is not safe: others can read and change the page on the way'
  if (/^[a-z][a-z0-9+.-]*:(?!\d+(\/|$))/i.test(link))
    return `cannot start with "${link.slice(0, link.indexOf(':') + 1)}"`
  return 'does not say where it starts'
}

/** A sign as it can be read in a message: invisible ones by their number. */
function shown(sign: string): string {
  return /\p{C}/u.test(sign) ? `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}` : sign
}

/** The address that was probably meant. */
function guess(link: string): string | undefined {
  const plain = link.trim()
  const candidates = [
    plain,
    plain.replace(/#$/, ''),
    plain.replace(/^(https|mailto|tel):\s*/i, (scheme) => scheme.toLowerCase().trim()),
    plain.replace(/^tel:.*/i, (phone) => phone.replace(/[^+\d:a-z]/g, '')),
    plain.replace(/^http:\/\//i, 'https://'),
    plain.replace(/^\/\/(?=[^/]+\.)/, 'https://'),
    plain.replace(/^\/{2,}/, '/'),
    isMail(plain) ? `mailto:${plain}` : plain,
    isPhone(plain.replace(/\s/g, '')) ? `tel:${plain.replace(/\s/g, '')}` : plain,
    isHost(plain) ? `https://${plain}` : plain,
    isRelative(plain) ? `/${plain.replace(/^.*\//, '').replace(/\.(json|html)$/, '')}` : plain,
    /^https:\/\//.test(plain) ? plain.replace(/\s/g, '%20').replace(/"/g, '%22') : plain,
  ]
  return candidates.find((candidate) => formOf(candidate) === true)
}

function isMail(text: string): boolean {
  return /^[^\s@:/]+@[^\s@:/]+\.[^\s@:/.]+$/.test(text)
}

function isPhone(text: string): boolean {
  return /^\+?[\d().-]{3,}$/.test(text) && /\d/.test(text)
}

function isHost(text: string): boolean {
  return /^(?!.*\.(?:json|html)$)(?:[a-z0-9-]+\.)+[a-z]{2,}(?:[:/?#]\S*)?$/i.test(text)
}

function isRelative(text: string): boolean {
  return /^(?:\.{0,2}\/)*[\w-]+(?:\/[\w-]+)*(?:\.json|\.html)?(?:#[\w-]+)?$/.test(text)
}
