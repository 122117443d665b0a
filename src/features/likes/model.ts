import { shownPeople } from '@/platform/shown-count.model'

/** Where one's own likes are. */
export const LIKES_API = '/api/v1/me/likes'

/** As many as one question to GET /api/animals may name, and as a browser keeps. */
export const MAX_LIKES = 100
export const FULL = `Vous gardez déjà ${MAX_LIKES} favoris\u00a0: retirez-en un d’abord.`

/** What the page of an animal says of those who like it: never who, nor how few. */
export function likedBy(count: number): string | null {
  const people = shownPeople(count)
  return people && `${people} l’ont en favori`
}

/** What the team is told, once a day and animal. */
export const likedToday = (count: number, name: string): string =>
  count > 1 ? `${count} personnes aiment ${name}` : `Quelqu’un aime ${name}`
