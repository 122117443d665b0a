import type { PayloadRequest } from 'payload'

import type { Place, User } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { idOfToken } from '@/platform/access/personal-link'
import { requireConfirmed } from '@/platform/access/require'
import { inTransaction } from '@/platform/db/transaction'
import { HttpError, invalidField } from '@/platform/http/errors'
import { countTry } from '@/platform/rate-limit/presses'

import { claimLimiter, dailyClaims } from '../limits'
import { SENTENCES } from '../model'
import { addClaim, dropWaiting, readClaim, useClaim } from '../owners/claims'
import { isFreeMail, isProvenBy, proofOf, readAddress } from '../owners/domain.model'
import { sendClaimLink, tellDeskOf, tellOwner } from '../owners/mails'
import { CLAIM_LINK, OWNER_SENTENCES } from '../owners/model'
import { noted } from './moderate'
import { withPlace, writePlace } from './write'

function requireOnline(place: Place): void {
  if (place.status !== 'PUBLISHED') throw new HttpError(404, SENTENCES.notFound)
}

/**
 * The address that speaks for a place, as mail is sent to it.
 * @throws {HttpError} 422 on `email`, with what to do instead
 */
function requireProof(place: Place, typed: string): string {
  const refuse = (sentence: string) => invalidField('email', sentence)
  const proof = proofOf(place.site)
  if (proof.kind === 'none') throw refuse(OWNER_SENTENCES.noSite)
  if (proof.kind === 'shared') throw refuse(OWNER_SENTENCES.sharedSite(proof.host))
  const address = readAddress(typed)
  if (!address) throw refuse(OWNER_SENTENCES.badEmail)
  if (isFreeMail(address.host)) throw refuse(OWNER_SENTENCES.freeMail(address.host, proof.host))
  if (address.host !== proof.host) throw refuse(OWNER_SENTENCES.otherHost(proof.host))
  return address.email
}

/**
 * Somebody says that a place is theirs: an address of its site gets a link. The answer is the same
 * whether somebody is the owner already or not.
 * @returns the slug of the place
 * @throws {HttpError} 404; 422 on `email` for an address that proves nothing; 429
 */
export async function claimPlace(
  req: PayloadRequest,
  request: Request,
  id: string,
  typed: string,
): Promise<string> {
  await claimLimiter.count(request)
  return withPlace(req, id, async (place, execute) => {
    requireOnline(place)
    const email = requireProof(place, typed)
    await countTry(
      dailyClaims,
      `${id} ${email}`,
      'Trois liens par jour au maximum pour une même adresse',
    )
    await sendClaimLink(req, place, email, await addClaim(execute, id, email))
    return place.slug
  })
}

/**
 * Whoever has the link of the mail, and an account, becomes the owner; while somebody else is, a
 * super admin decides.
 * @throws {HttpError} 403 for an account whose address nobody confirmed; 404; 409 for a link that was
 *   used, is too old, or proves nothing any more
 */
export async function confirmClaim(
  req: PayloadRequest,
  user: User,
  token: string,
): Promise<'OWNER' | 'WAITING'> {
  const id = idOfToken(CLAIM_LINK, token)
  if (!id) throw new HttpError(404, SENTENCES.notFound)
  requireConfirmed(user, OWNER_SENTENCES.unconfirmed)
  return inTransaction(req, async (outer) => {
    const { placeId } = await readClaim(outer, id)
    return withPlace(req, placeId, async (place, execute) => {
      // Read again, as it is now that nobody else writes it.
      const claim = await readClaim(execute, id)
      requireOnline(place)
      if (!claim.isOpen || !isProvenBy(place.site, claim.email)) {
        throw new HttpError(409, OWNER_SENTENCES.linkOver)
      }
      const owner = idOf(place.owner)
      if (owner && owner !== user.id) {
        await dropWaiting(execute, placeId, user.id)
        await useClaim(execute, claim, user.id, 'WAITING')
        await tellDeskOf(req, place, 'claims')
        return 'WAITING'
      }
      await useClaim(execute, claim, user.id, 'DONE')
      if (!owner) {
        const owned = { owner: user.id, ownedAt: new Date().toISOString() }
        const written = await writePlace(req, place, owned)
        await noted(req, placeId, 'Adresse revendiquée, son domaine prouvé')
        await tellOwner(req, written, user.id)
      }
      return 'OWNER'
    })
  })
}
