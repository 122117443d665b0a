import type { PayloadRequest } from 'payload'

import type { Place, User } from '@/payload-types'
import { inTransaction } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'

import { dailySuggestions, suggestLimiter } from '../limits'
import { askToConfirm, tellDesk } from '../mails'
import { placeColumns } from '../place'
import type { Suggestion } from '../schema'
import { newSlug } from './write'

/** Does the session prove the address that was typed? */
const isOwnAddress = (user: User | null, email: string): user is User =>
  Boolean(user?.emailVerified) && user?.email.toLowerCase() === email

/**
 * Writes down a place that somebody suggests. The desk sees it at once from a signed-in person with
 * their own address; otherwise once the owner of the address has pressed the link of an e-mail.
 * @throws {HttpError} 429 after too many; 422 for a commune that nobody knows
 */
export async function suggestPlace(
  req: PayloadRequest,
  request: Request,
  user: User | null,
  sent: Suggestion,
): Promise<{ id: string; isSent: boolean }> {
  const { contactName, email } = sent
  await suggestLimiter.count(request, email)
  const columns = placeColumns(sent)
  const isOwn = isOwnAddress(user, email)
  // Whoever types the address of somebody else never uses up what its owner has.
  const wait = await dailySuggestions.take(isOwn ? `own ${user.id}` : email)
  if (wait > 0) {
    throw new HttpError(429, 'Dix propositions par jour au maximum avec une même adresse', {
      more: { retryAfter: wait },
      headers: { 'retry-after': String(wait) },
    })
  }
  return inTransaction(req, async (execute) => {
    const place: Place = await req.payload.create({
      collection: 'places',
      // Everybody may suggest: what they may not say is not in the schema.
      overrideAccess: true,
      depth: 0,
      req,
      data: {
        ...columns,
        slug: await newSlug(req, execute, columns),
        status: 'PENDING',
        version: 1,
        contactName,
        email,
        ...(isOwn && { createdBy: user.id, confirmedAt: new Date().toISOString() }),
      },
    })
    if (isOwn) await tellDesk(req, place)
    else await askToConfirm(req, place)
    return { id: place.id, isSent: isOwn }
  })
}
