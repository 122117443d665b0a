import { createHmac, timingSafeEqual } from 'node:crypto'

import { env } from '../env'
import { isId } from '../ids.model'

const secret = createHmac('sha256', env.PAYLOAD_SECRET).update('personal-links').digest()

const sealOf = (purpose: string, id: string): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify([purpose, id]))
    .digest('base64url')

/**
 * The part of an address by which somebody without an account reaches their own row: its id,
 * sealed. Always the same for the same row, so that it can be sent again; whoever has the
 * message has the right, for as long as the row is there.
 * @param purpose one word for the kind of row, such as `adoption`; a token opens one kind only
 * @param id a UUID in lower case
 */
export function personalToken(purpose: string, id: string): string {
  return `${id}.${sealOf(purpose, id)}`
}

/** The id of the row that a token opens, `null` for a token that this server did not write. */
export function idOfToken(purpose: string, token: string): string | null {
  const [id = '', seal = '', ...rest] = token.split('.')
  if (rest.length > 0 || !isId(id) || id !== id.toLowerCase()) return null
  const given = Buffer.from(seal)
  const wanted = Buffer.from(sealOf(purpose, id))
  return given.length === wanted.length && timingSafeEqual(given, wanted) ? id : null
}
