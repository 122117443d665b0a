import { createHmac, timingSafeEqual } from 'node:crypto'

import { env } from '../env'

/** Path of the route through which this server talks to itself. */
export const INTERNAL_CACHE_PATH = '/api/internal/cache'
export const INTERNAL_HEADER = 'x-patte-internal'

/** Secret shared by the servers of one installation, derived from the main one. */
export function internalSecret(): string {
  return createHmac('sha256', env.PAYLOAD_SECRET).update('internal').digest('hex')
}

export function isInternal(request: Request): boolean {
  const given = Buffer.from(request.headers.get(INTERNAL_HEADER) ?? '')
  const wanted = Buffer.from(internalSecret())
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
