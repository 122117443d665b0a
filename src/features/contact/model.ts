/** The page with the form, and where it is sent. */
export const CONTACT_PATH = '/contact'
export const CONTACT_API = '/api/contact'

/** Longest texts, in characters. */
export const CONTACT_MAX = { name: 80, email: 254, subject: 150, message: 1000 } as const

/** Milliseconds that nobody needs less than to write to somebody. */
export const CONTACT_FASTEST_MS = 3000

/** The fields of the form, in its order: the list of errors follows it. */
export const CONTACT_LABELS = {
  name: 'Votre nom',
  email: 'E-mail',
  subject: 'Objet',
  message: 'Votre message',
  website: 'Champ à laisser vide',
} as const
export type ContactField = keyof typeof CONTACT_LABELS
