import { createHmac, timingSafeEqual } from 'node:crypto'

import { SIGNATURE_HEADER, SIGNED_SECONDS, TIMESTAMP_HEADER } from './model'

/** How a body is signed: HMAC SHA-256 of « timestamp.body », in hexadecimal. */
export const signatureOf = (secret: string, timestamp: string, body: Uint8Array): string =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex')

/**
 * Was the body signed with the secret, within the last five minutes?
 * @param now milliseconds since 1970
 */
export function isSigned(
  headers: Headers,
  body: Uint8Array,
  secret: string,
  now = Date.now(),
): boolean {
  const timestamp = headers.get(TIMESTAMP_HEADER) ?? ''
  if (!/^\d{1,12}$/.test(timestamp)) return false
  if (Math.abs(now / 1000 - Number(timestamp)) > SIGNED_SECONDS) return false
  const given = Buffer.from((headers.get(SIGNATURE_HEADER) ?? '').replace(/^sha256=/, ''))
  const wanted = Buffer.from(signatureOf(secret, timestamp, body))
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
