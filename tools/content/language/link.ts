import { type Said, say } from '../say/say.js'
import { codePointName } from './characters'

/** A fault in an address. `meant` is the correct address, if it can be guessed. */
export type LinkFault = { message: Said; hint: Said; meant?: string }

const linkKinds = say`A link starts with "/", "#", "https://", "mailto:" or "tel:".`
const host = say`Write "https://", then the host name: "https://www.firm.example".`

/** Matches the addresses within this site. The schema has the same pattern. */
export const siteAddress = /^\/([A-Za-z0-9_~-][A-Za-z0-9._~-]*(\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*)?$/

/**
 * Matches the old addresses of redirects. Unlike other addresses, they may contain letters of any script, parameters of
 * a previous system ("/index.php?id=12"), or a "*" for all addresses below a path ("/blog/*"). The schema has the same
 * pattern.
 */
export const oldAddress =
  /^(\/[\p{L}\p{M}\p{N}_~-][\p{L}\p{M}\p{N}._~-]{0,99})+(\/\*?|\?[A-Za-z0-9_.~-]+=[A-Za-z0-9_.~-]*(&[A-Za-z0-9_.~-]+=[A-Za-z0-9_.~-]*)*)?$/u

/**
 * Matches the targets of redirects: a page, a block of a page, or an address of another site. The targets need
 * no escaping in configuration files. The schema has the same pattern.
 */
export const redirectTarget =
  /^(\/([A-Za-z0-9_~-][A-Za-z0-9._~-]*(\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*)?|https:\/\/([A-Za-z0-9-]+\.)+[A-Za-z0-9-]+(:[0-9]+)?(\/[A-Za-z0-9._~%?&=+/-]*)?)(#[A-Za-z0-9_~./-]+)?$/

/** Whether an address can be the old address of a redirect. */
export function isOldAddress(text: string): boolean {
  return oldAddress.test(text)
}

/** Whether an address can be the target of a redirect. */
export function isRedirectTarget(text: string): boolean {
  return redirectTarget.test(text)
}

/**
 * Whether a text is an address within this site, without a language prefix. Browsers and servers never mistake such an
 * address for a different host or a parent folder, and the address needs no escaping in configuration files.
 */
export function isSiteAddress(text: string): boolean {
  return siteAddress.test(text)
}

/** Whether a text is a host name in the form that browsers send: in lower case, and not a number. */
export function isHostName(text: string): boolean {
  return (
    text.length <= 253 &&
    /^(?:xn--)?[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)*$/.test(text) &&
    !/(^|\.)(\d+|0x[0-9a-f]*)$/.test(text)
  )
}

/** Whether a text is an https origin, with nothing after its host: "https://www.firm.example". */
export function isOrigin(text: string): boolean {
  return text === text.toLowerCase() && /^https:\/\/[^/?#]+$/.test(text) && linkFault(text) === undefined
}

/**
 * Checks the syntax of an address from an "href" or from rich text. Does not check whether the page exists.
 * @param link the address, with its placeholders filled in
 * @param written the address as written in the document, for messages
 * @returns the fault; undefined for a valid address
 */
export function linkFault(link: string, written = link): LinkFault | undefined {
  if (link === '') return { message: say`The link has no address.`, hint: say`Write its target, for example "/about".` }
  const message = formOf(link, written)
  if (message === true) return undefined
  const meant = guess(link)
  const hint = meant !== undefined ? say`Write "${meant}".` : link.startsWith('https://') ? host : linkKinds
  return { message, hint, meant }
}

/** Matches characters that an address must not contain, because browsers and servers interpret them differently. */
const strangeSign = /[\s"'<>\\^`{|}\p{C}]/u

/** Checks the form of an address. @returns true if the form is valid, otherwise a message about the fault */
function formOf(link: string, written = link): true | Said {
  const sign = strangeSign.exec(link)?.[0]
  if (sign !== undefined)
    return /\s/.test(sign)
      ? say`The link "${written}" has a space.`
      : say`The link "${written}" has a character that is not allowed in an address: ${readableSign(sign)}.`
  if (link.startsWith('//')) return say`The link "${written}" starts with two slashes.`
  if (link.startsWith('/')) return link.endsWith('#') ? say`The link "${written}" ends with an empty anchor.` : true
  if (link.startsWith('#')) return link.length > 1 || say`The link "${written}" leads nowhere.`
  if (link.startsWith('https://')) return hostFault(link, written) ?? true
  if (link.startsWith('mailto:'))
    return /^[^?]*/.exec(link.slice(7))?.[0].split(',').every(isMail) || say`The link "${written}" has no mail address.`
  if (link.startsWith('tel:')) return isPhone(link.slice(4)) || say`The link "${written}" has no phone number.`
  if (/^http:/i.test(link))
    return say`The link "${written}" is not safe: others can read and change the page on the way.`
  if (/^[a-z][a-z0-9+.-]*:(?!\d+(\/|$))/i.test(link))
    return say`The link "${written}" cannot start with "${link.slice(0, link.indexOf(':') + 1)}".`
  return say`The link "${written}" has no valid beginning.`
}

/** Finds a fault in the host of an external address: it must be a name, and must look like the host browsers open. */
function hostFault(link: string, written: string): Said | undefined {
  const [, authority = ''] = /^https:\/\/([^/?#]*)/.exec(link) ?? []
  if (authority.includes('@'))
    return say`The link "${written}" leads to "${authority.replace(/^.*@/, '')}": the part before the "@" is not its host.`
  const nameless = say`The link "${written}" has no host name.`
  const [, name = ''] = /^([\p{L}\p{M}\p{N}_.-]+)(:\d+)?$/u.exec(authority) ?? []
  if (name !== name.normalize('NFKC') || !URL.canParse(link)) return nameless
  const { hostname } = new URL(link)
  if (/^[\d.]+$/.test(hostname) || authority.startsWith('['))
    return say`The link "${written}" has a number where the host name should be.`
  return name.includes('.') && isHostName(hostname.replaceAll('_', '-')) ? undefined : nameless
}

/** A character as shown in messages: its code point if it is invisible. */
function readableSign(sign: string): string {
  return /\p{C}/u.test(sign) ? codePointName(sign) : sign
}

/** The valid address that was probably meant; undefined if none was found. */
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
    plain.replace(/^mailto:.*/i, (mail) => mail.replaceAll("'", '%27')),
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
