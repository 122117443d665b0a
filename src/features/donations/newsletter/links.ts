import { personalToken } from '@/platform/access/personal-link'
import { env } from '@/platform/env'

export const PURPOSE = 'newsletter'

/** A path of the site: the page that asks once more, because programs that read mail open links. */
export const leavePath = (token: string): string => `/desinscription/${encodeURIComponent(token)}`

/** A path of the API: withdraws by POST alone (RFC 8058). */
const withdrawalPath = (token: string): string => `/api/newsletter/withdrawals/${token}`

type Leaving = { page: string; post: string }

/** The whole addresses by which who gave says « no more news »; `gift` is the id of its row. */
export function leaveLinks(gift: string): Leaving {
  const token = personalToken(PURPOSE, gift)
  return { page: env.publicUrl + leavePath(token), post: env.publicUrl + withdrawalPath(token) }
}
