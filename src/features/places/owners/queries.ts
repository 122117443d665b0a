import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { User } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { idOfToken } from '@/platform/access/personal-link'
import { sessionOf } from '@/platform/db/session'
import { inTransaction } from '@/platform/db/transaction'
import { isId } from '@/platform/ids.model'

import { readPlace } from '../commands/write'
import type { Draft } from '../draft.model'
import type { PlaceKind, PlaceState } from '../model'
import { storedDraft } from '../place'
import { readAsked } from './changes'
import { isProvenBy } from './domain.model'
import { CLAIM_LINK, type ClaimState } from './model'

/** A place in the list of its owner. */
export type OwnPlaceLine = {
  id: string
  slug: string
  name: string
  kind: PlaceKind
  status: PlaceState
  communeName: string
  /** Why it is offline. */
  rejectedFor: string | null
  /** Something that they asked for waits for a super admin. */
  isAsked: boolean
}

/** Places of one person that are listed at once. */
const MOST = 200

/** The places of a person, by name. */
export async function listOwnPlaces(req: PayloadRequest, user: string): Promise<OwnPlaceLine[]> {
  const session = await sessionOf(req)
  const { rows } = await session.execute<OwnPlaceLine>(sql`
    select r.id, r.slug, r.name, r.kind, r.status, r.commune_name as "communeName",
      r.rejected_for as "rejectedFor",
      exists (select 1 from place_changes c where c.place_id = r.id and c.user_id = ${user}
        and c.kind = 'ASKED' and c.settled_at is null) as "isAsked"
    from places r where r.owner_id = ${user} order by r.name, r.id limit ${MOST}`)
  return rows
}

/**
 * A place as its owner's form begins with it: what they asked for is in it. Null for everybody else,
 * and while it is offline.
 */
export async function readOwnDraft(
  req: PayloadRequest,
  user: User,
  id: string,
): Promise<{ name: string; slug: string; draft: Draft; isAsked: boolean } | null> {
  if (!isId(id)) return null
  const place = await readPlace(req, id).catch(() => null)
  if (!place || idOf(place.owner) !== user.id || place.status !== 'PUBLISHED') return null
  const asked = await inTransaction(req, (execute) => readAsked(execute, id, user.id))
  const draft = { ...storedDraft(place), ...asked?.after, version: place.version }
  return { name: place.name, slug: place.slug, draft, isAsked: asked !== null }
}

/** What the link of a claim opens; null for any other token. */
export async function readClaimLink(
  req: PayloadRequest,
  token: string,
): Promise<{ name: string; slug: string; communeName: string; isOpen: boolean } | null> {
  const id = idOfToken(CLAIM_LINK, token)
  if (!id) return null
  const session = await sessionOf(req)
  const { rows } = await session.execute<{
    name: string
    slug: string
    communeName: string
    site: string | null
    email: string
    state: ClaimState
    isYoung: boolean
  }>(sql`
    select r.name, r.slug, r.commune_name as "communeName", r.site, c.email, c.state,
      c.expires_at > now() as "isYoung"
    from place_claims c join places r on r.id = c.place_id and r.status = 'PUBLISHED'
    where c.id = ${id}`)
  const [found] = rows
  if (!found) return null
  const { name, slug, communeName, site, email, state, isYoung } = found
  return { name, slug, communeName, isOpen: state === 'SENT' && isYoung && isProvenBy(site, email) }
}
