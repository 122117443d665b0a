import { idOfToken, personalToken } from '@/platform/access/personal-link'
import { env } from '@/platform/env'

import type { Stopped } from './model'

const purposeOf = (what: Stopped) => `notices-${what}`

/** The page that asks once more: programs that read mail open links. */
export const stopPath = (what: Stopped, token: string): string =>
  `/desinscription/notifications/${what}/${encodeURIComponent(token)}`

/** A path of the API: stops by POST alone (RFC 8058). */
export const stopApi = (what: string, token: string): string =>
  `/api/notifications/withdrawals/${what}/${token}`

/** The whole addresses by which a person says « no more of this ». */
export function stopLinks(user: string, what: Stopped): { page: string; post: string } {
  const token = personalToken(purposeOf(what), user)
  return { page: env.publicUrl + stopPath(what, token), post: env.publicUrl + stopApi(what, token) }
}

/** Whose link it is; `null` for one that this server did not write. */
export const personOfStop = (what: Stopped, token: string): string | null =>
  idOfToken(purposeOf(what), token)
