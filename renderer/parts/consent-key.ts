import type { KeptIn } from '../../schema/kept'

/** Storage key of the answer to the consent banner ("accepted" or "rejected"), and name of the cookie. */
export const consentKey: KeptIn<'a cookie'> = 'cookieConsent'
