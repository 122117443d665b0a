import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type PayloadRequest } from 'payload'

import { recordConsent } from '@/platform/consents/record'
import { freeSlugIn } from '@/platform/db/free-slug'
import { inTransaction, type Execute } from '@/platform/db/transaction'
import { openPayload } from '@/platform/payload'

import { joinLimiter } from '../limits'
import { tellReceived, tellReviewers } from '../mails'
import { SLUG_MAX } from '../model'
import { STARTING_THEME } from '../theme/model'
import { JOIN_CONSENT_TEXT, slugOf } from './model'
import type { JoinRequest } from './schema'

/** Requests are written one after the other: any number does, if nothing else uses it. */
const LOCK = 727_884

/** A request sent twice (an impatient second click, a page sent again) is one request. */
const SAME_WITHIN = '1 day'

async function wasSent({ email, name }: JoinRequest, execute: Execute): Promise<boolean> {
  const { rows } = await execute(sql`
    select 1 from shelters
    where status = 'PENDING' and lower(email) = ${email.toLowerCase()} and name = ${name}
      and created_at > now() - ${SAME_WITHIN}::interval
    limit 1
  `)
  return rows.length > 0
}

const freeSlug = (name: string, execute: Execute): Promise<string> =>
  freeSlugIn(execute, { table: 'shelters', wanted: slugOf(name, SLUG_MAX), longest: SLUG_MAX })

async function store(req: PayloadRequest, sent: JoinRequest, slug: string) {
  const { address, postalCode, city, email, phone, contactName, reason } = sent
  return req.payload.create({
    collection: 'shelters',
    // Whoever asks to join has no account: the limiter counted the request, the schema checked it.
    overrideAccess: true,
    depth: 0,
    req,
    data: {
      name: sent.name,
      slug,
      status: 'PENDING',
      shelterType: sent.shelterType,
      email,
      phone,
      siret: sent.siret || null,
      rna: sent.rna || null,
      contactName,
      contactPhone: phone,
      contactEmail: email,
      location: { address, postalCode, city, country: 'France' },
      isPhysical: !sent.atHome,
      theme: STARTING_THEME,
      joinReason: reason,
      joinConsentAt: new Date().toISOString(),
    },
  })
}

/**
 * Keeps a request to join the platform as a PENDING shelter, of which nothing is
 * public, and tells the applicant and the super admins. Nobody learns from the
 * answer whether an e-mail or a number is known: those who review see that.
 * @throws {HttpError} 429 after too many requests
 */
export async function requestToJoin(request: Request, sent: JoinRequest): Promise<void> {
  await joinLimiter.count(request, sent.email)
  const req = await createLocalReq({}, await openPayload())
  await inTransaction(req, async (execute) => {
    await execute(sql`select pg_advisory_xact_lock(${LOCK})`)
    if (await wasSent(sent, execute)) return
    const shelter = await store(req, sent, await freeSlug(sent.name, execute))
    await recordConsent(req, {
      kind: 'JOIN_REQUEST',
      email: sent.email,
      shelter: shelter.id,
      text: JOIN_CONSENT_TEXT,
      source: 'shelters',
      sourceId: shelter.id,
    })
    await tellReceived(req, shelter)
    await tellReviewers(req, shelter)
  })
}
