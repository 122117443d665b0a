import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { Place, User } from '@/payload-types'
import { inTransaction, lockName, type Execute } from '@/platform/db/transaction'
import { saveKeysOf, type SaveKeys } from '@/platform/http/save-keys'
import { countTry } from '@/platform/rate-limit/presses'

import { dailySuggestions, suggestLimiter } from '../limits'
import { askToConfirm, tellDesk } from '../mails'
import { placeColumns } from '../place'
import type { Suggestion } from '../schema'
import { holdPlace, newSlug, readPlace, writePlace } from './write'

/** Does the session prove the address that was typed? */
const isOwnAddress = (user: User | null, email: string): user is User =>
  Boolean(user?.emailVerified) && user?.email.toLowerCase() === email

/** Counts a suggestion of an address today. @throws {HttpError} 429 after ten */
const countSuggestion = (address: string): Promise<void> =>
  countTry(dailySuggestions, address, 'Dix propositions par jour au maximum avec une même adresse')

type Writer = { email: string; user: string | null }

/**
 * The place that a person suggested with one of these keys, held; null for none. Without an account it
 * is that of the same address; with one it may have been sent before the person signed in.
 */
async function placeBegunBy(
  req: PayloadRequest,
  execute: Execute,
  { email, user }: Writer,
  keys: SaveKeys,
): Promise<Place | null> {
  const { rows } = await execute<{ id: string }>(sql`
    select id from places
    where lower(email) = ${email} and last_save = any(${sql.param(saveKeysOf(keys))}::text[])
      and (created_by_id is null or created_by_id = ${user}::uuid) limit 1`)
  if (!rows[0]) return null
  await holdPlace(execute, rows[0].id)
  return readPlace(req, rows[0].id)
}

/**
 * Writes down a place that somebody suggests. The desk sees it at once from a signed-in person with
 * their own address; otherwise once the owner of the address has pressed the link of an e-mail. Sent
 * again because no answer came, it is the same place, as it is sent now, until the desk has read it.
 * @throws {HttpError} 429 after too many; 422 for a commune that nobody knows
 */
export async function suggestPlace(
  req: PayloadRequest,
  request: Request,
  user: User | null,
  sent: Suggestion,
  keys: SaveKeys,
): Promise<{ id: string; isSent: boolean }> {
  const { contactName, email } = sent
  await suggestLimiter.count(request, email)
  const columns = placeColumns(sent)
  const isOwn = isOwnAddress(user, email)
  const by = isOwn ? { createdBy: user.id, confirmedAt: new Date().toISOString() } : {}
  const lastSave = keys.saveKey ?? null
  return inTransaction(req, async (execute) => {
    // A try that is still on its way comes to its end first.
    await lockName(execute, `place-by:${email}`)
    const begun = await placeBegunBy(req, execute, { email, user: isOwn ? user.id : null }, keys)
    if (begun) {
      const isSent = Boolean(begun.confirmedAt)
      // A stranger who typed the address changes nothing once its owner has sent the place.
      if (begun.status !== 'PENDING' || (isSent && !isOwn)) return { id: begun.id, isSent }
      const again = await writePlace(req, begun, {
        ...columns,
        contactName,
        lastSave,
        ...(!isSent && by),
      })
      if (isOwn && !isSent) await tellDesk(req, again)
      return { id: begun.id, isSent: isSent || isOwn }
    }
    // Whoever types the address of somebody else never uses up what its owner has.
    await countSuggestion(isOwn ? `own ${user.id}` : email)
    const place: Place = await req.payload.create({
      collection: 'places',
      // Everybody may suggest: what they may not say is not in the schema.
      overrideAccess: true,
      depth: 0,
      req,
      data: {
        ...columns,
        slug: await newSlug(execute, columns),
        status: 'PENDING',
        version: 1,
        contactName,
        email,
        lastSave,
        ...by,
      },
    })
    if (isOwn) await tellDesk(req, place)
    else await askToConfirm(req, place)
    return { id: place.id, isSent: isOwn }
  })
}
