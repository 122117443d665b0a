/** Where the forms about one's own data are sent. */
export const OWN_DATA_API = '/api/user/data'
export const DELETION_API = '/api/user/deletion'
export const KEEP_API = '/api/user/deletion/cancel'

/** The forms of the page of one's account, as its address names them. */
export const DATA_PARTS = { copy: 'copie', deletion: 'effacement' } as const

/** Days to change one's mind before an account is erased. Source: docs/decisions/people.md. */
export const DELETION_DAYS = 14

/** When an account that is asked to go is erased. */
export const dueAfter = (asked: Date): Date =>
  new Date(asked.getTime() + DELETION_DAYS * 24 * 3600 * 1000)

/** Said while nobody knows whose the address of the account is. */
export const UNCONFIRMED =
  'Confirmez d’abord votre adresse e-mail\u00a0: ce qui a été fait avec elle n’est montré qu’à son propriétaire.'
