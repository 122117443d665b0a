import { frenchNumber } from '@/platform/number.model'
import { profilePath } from '@/features/profiles/model'
import { shownPeople } from '@/platform/shown-count.model'

/** Where one's own follows are. */
export const FOLLOWS_API = '/api/v1/me/follows'

/** Where the button « Suivre ce refuge » goes. */
export const followApi = (shelter: string): string => `/api/shelter/${shelter}/follow`

/** Where the button « Suivre » of a profile goes. @param user id of the account behind it */
export const followProfileApi = (user: string): string => `/api/profiles/${user}/follow`

/** Where whoever presses it without a session signs in, and comes back. */
export const signInToFollow = (shelter: string): string =>
  `/auth/connexion?suite=/shelter/${shelter}`
export const signInToFollowProfile = (user: string): string =>
  `/auth/connexion?suite=${profilePath(user)}`

/** Most shelters that one person follows, and most profiles. */
export const MAX_FOLLOWS = 200
export const FULL = {
  shelter: `Vous suivez déjà ${MAX_FOLLOWS} refuges\u00a0: retirez-en un d’abord.`,
  profile: `Vous suivez déjà ${MAX_FOLLOWS} personnes\u00a0: retirez-en une d’abord.`,
} as const
export const OWN = 'C’est votre profil\u00a0: les autres peuvent le suivre.'

/** What the site of a shelter says of those who follow it: never who, nor how few. */
export function followedBy(count: number): string | null {
  const people = shownPeople(count)
  return people && `${people} suivent ce refuge`
}

/** {@link followedBy}, of a profile. */
export function profileFollowedBy(count: number): string | null {
  const people = shownPeople(count)
  return people && `${people} suivent ce profil`
}

/** What the owner of a profile is told: how many, never who. */
export const profileFollowed = (count: number): string =>
  count <= 1
    ? 'Une personne suit votre profil'
    : `${frenchNumber(count)} personnes suivent votre profil`

/** Days after which an article is no news any more: one that comes from elsewhere tells nobody. */
export const NEWS_DAYS = 7
