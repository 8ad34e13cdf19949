import type { KeptIn } from '../../schema/kept'

/** Under which the answer to the banner is stored, "accepted" or "rejected"; the name of the cookie as well. */
export const consentKey: KeptIn<'a cookie'> = 'cookieConsent'
