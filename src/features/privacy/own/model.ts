import { longDay } from '@/platform/time/model'

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

/** Said of an erasure that was refused on its day. */
export const TRIED_AGAIN =
  'Nous essayons de nouveau chaque nuit, tant que vous ne gardez pas votre compte.'

/** Said to the owner of an address that was confirmed after the erasure was asked for. */
export const NOT_OWNERS =
  'L’effacement de ce compte a été demandé avant que son adresse soit confirmée. Ce n’était peut-être pas vous\u00a0: le compte reste. Si vous voulez qu’il soit effacé, demandez-le de nouveau.'

/** An erasure that was asked for: when it is due, and why it could not be done on its day. */
export type Asked = { due: Date; isOwners: boolean; refused: string | null }

/**
 * What the page of the account says of an erasure that was asked for.
 * @param isConfirmed the address of the account is confirmed now
 */
export function askedSentence({ due, isOwners, refused }: Asked, isConfirmed: boolean): string {
  if (isConfirmed && !isOwners) return NOT_OWNERS
  if (refused !== null) {
    return `Votre compte devait être effacé le ${longDay(due)}. Ce n’a pas pu être fait. ${refused} ${TRIED_AGAIN}`
  }
  return `Votre compte sera effacé le ${longDay(due)}. Vous pouvez encore le garder.`
}
