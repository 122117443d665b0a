/** The page on which an address is confirmed; `jeton` carries the link. */
export const CONFIRM_PATH = '/auth/confirmer'
export const CONFIRM_API = '/api/auth/verify-email'
export const RESEND_API = '/api/auth/verification-link'

/** How long the link that confirms an address works, in milliseconds: a day. */
export const CONFIRMATION_MS = 24 * 3600 * 1000

/** Said of an address that another account took in the meantime. */
export const ADDRESS_IS_TAKEN = 'Cette adresse est maintenant celle d’un autre compte'

/** The page from which the link is sent once more. */
export const RESEND_PATH = '/auth/inscription/lien'
