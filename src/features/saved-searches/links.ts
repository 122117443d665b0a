import { idOfToken, personalToken } from '@/platform/access/personal-link'
import { env } from '@/platform/env'

import { SEARCH_LINK, searchPath, stopApi } from './model'

/** For the owner of the address alone: it comes by e-mail, or with their session. */
export const searchToken = (id: string): string => personalToken(SEARCH_LINK, id)

/** The search that a link opens; null for a link that this server did not write. */
export const idOfSearch = (token: string): string | null => idOfToken(SEARCH_LINK, token)

/** The whole addresses of the page of a search, and of its one-click stop. */
export function searchLinks(id: string): { page: string; stop: string } {
  const token = searchToken(id)
  return { page: env.publicUrl + searchPath(token), stop: env.publicUrl + stopApi(token) }
}
