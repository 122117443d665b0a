import { createHash, timingSafeEqual } from 'node:crypto'

import { env } from '../env'

const fingerprint = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Does the request carry the secret that was given to the host's cron? */
export function isCron(request: Request): boolean {
  if (!env.CRON_SECRET) return false
  const given = request.headers.get('authorization') ?? ''
  return timingSafeEqual(fingerprint(given), fingerprint(`Bearer ${env.CRON_SECRET}`))
}
