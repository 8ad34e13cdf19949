import type { KeptIn } from '../../schema/kept'

/** Storage key of the answer to the banner, "accepted" or "rejected"; also the name of the cookie. */
export const consentKey: KeptIn<'a cookie'> = 'cookieConsent'
