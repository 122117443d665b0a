import { shownPeople } from '@/platform/shown-count.model'

/** Where one's own follows are. */
export const FOLLOWS_API = '/api/v1/me/follows'

/** Where the button « Suivre ce refuge » goes. */
export const followApi = (shelter: string): string => `/api/shelter/${shelter}/follow`

/** Where whoever presses it without a session signs in, and comes back. */
export const signInToFollow = (shelter: string): string =>
  `/auth/connexion?suite=/shelter/${shelter}`

/** Most shelters that one person follows. */
export const MAX_FOLLOWS = 200
export const FULL = `Vous suivez déjà ${MAX_FOLLOWS} refuges\u00a0: retirez-en un d’abord.`

/** What the site of a shelter says of those who follow it: never who, nor how few. */
export function followedBy(count: number): string | null {
  const people = shownPeople(count)
  return people && `${people} suivent ce refuge`
}

/** Days after which an article is no news any more: one that comes from elsewhere tells nobody. */
export const NEWS_DAYS = 7
