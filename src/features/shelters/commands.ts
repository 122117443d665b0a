import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { nameFirstAdmin, type FirstAdmin } from '@/features/accounts/invite/commands'
import type { Shelter } from '@/payload-types'
import { requireSuperAdmin } from '@/platform/access/require'
import { inTransaction } from '@/platform/db/transaction'
import { HttpError, invalidField } from '@/platform/http/errors'
import { atMost } from '@/platform/validation/at-most.model'

import { deciding } from './hooks/guard-lifecycle'
import {
  DECISIONS,
  decisionsFor,
  DECISION_REASON_MAX,
  refuseShelterStep,
  SHELTER_STATUS_LABELS,
  type Decision,
  isPublicShelter,
} from './model'
import { tellApproved, tellRejected, tellReinstated, tellSuspended, tellVerified } from './mails'

/** The shelter, held until the end of the transaction: two decisions take turns. */
async function hold(
  req: PayloadRequest,
  id: string,
  execute: Parameters<Parameters<typeof inTransaction>[1]>[0],
): Promise<Shelter> {
  await execute(sql`select 1 from shelters where id = ${id} for update`)
  const shelter = await req.payload.findByID({
    collection: 'shelters',
    id,
    // Decisions are a super admin's, checked before; every shelter is theirs to read.
    overrideAccess: true,
    disableErrors: true,
    depth: 0,
    req,
  })
  if (!shelter) throw new HttpError(404, 'Refuge introuvable')
  return shelter
}

/** The columns of a decision, with its reason as the note of the audit log. */
async function write(
  req: PayloadRequest,
  id: string,
  data: Partial<Shelter>,
  note: string,
): Promise<Shelter> {
  req.context.auditNote = note
  return deciding(req, id, () =>
    req.payload.update({
      collection: 'shelters',
      id,
      // Nobody writes these columns but this command, which asked who decides.
      overrideAccess: true,
      depth: 0,
      req,
      data,
    }),
  )
}

type Step = { reason?: string; columns?: Partial<Shelter> }

/** @throws {HttpError} 403, 404, or 422 when the decision is not one for this state */
async function decide(
  req: PayloadRequest,
  id: string,
  decision: Decision,
  { reason = '', columns = {} }: Step,
  follow: (shelter: Shelter) => Promise<void>,
): Promise<Shelter> {
  requireSuperAdmin(req.user)
  const text = reason.trim()
  if (text.length > DECISION_REASON_MAX) {
    throw invalidField('reason', atMost(DECISION_REASON_MAX))
  }
  return inTransaction(req, async (execute) => {
    const { status } = await hold(req, id, execute)
    const to = DECISIONS[decision]
    const refusal = decisionsFor(status).includes(decision)
      ? refuseShelterStep(status, to, text)
      : 'illegal'
    if (refusal === 'illegal') {
      const [now, next] = [SHELTER_STATUS_LABELS[status], SHELTER_STATUS_LABELS[to]]
      const message = `Un refuge «\u00a0${now}\u00a0» ne peut pas devenir «\u00a0${next}\u00a0» ainsi`
      throw invalidField('status', message)
    }
    if (refusal === 'reasonRequired') throw invalidField('reason', 'Indiquez la raison')
    const note = text ? `${SHELTER_STATUS_LABELS[to]}\u00a0: ${text}` : SHELTER_STATUS_LABELS[to]
    const shelter = await write(req, id, { ...columns, status: to }, note)
    await follow(shelter)
    return shelter
  })
}

/**
 * Accepts a request: the shelter is public, and its first ADMIN is named, an
 * existing account or a new one that is invited.
 * @throws {HttpError} 403 unless a super admin asks, 404, 422 when it is not pending
 */
export function approveShelter(
  req: PayloadRequest,
  id: string,
  admin: FirstAdmin,
): Promise<Shelter> {
  return decide(req, id, 'APPROVE', {}, async (shelter) => {
    const invited = await nameFirstAdmin(req, shelter, admin)
    await tellApproved(req, shelter, invited)
  })
}

/** Refuses a request, with the reason that the applicant is told. @throws as {@link approveShelter} */
export function rejectShelter(req: PayloadRequest, id: string, reason: string): Promise<Shelter> {
  const columns = { rejectionReason: reason.trim() }
  return decide(req, id, 'REJECT', { reason, columns }, (shelter) =>
    tellRejected(req, shelter, reason.trim()),
  )
}

/** Takes a shelter off the public site; its team keeps its work. @throws as {@link approveShelter} */
export function suspendShelter(req: PayloadRequest, id: string, reason: string): Promise<Shelter> {
  const columns = { suspensionReason: reason.trim() }
  return decide(req, id, 'SUSPEND', { reason, columns }, (shelter) =>
    tellSuspended(req, shelter, reason.trim()),
  )
}

/** Brings a suspended shelter back. @throws as {@link approveShelter} */
export function reinstateShelter(req: PayloadRequest, id: string): Promise<Shelter> {
  return decide(req, id, 'REINSTATE', { columns: { suspensionReason: null } }, (shelter) =>
    tellReinstated(req, shelter),
  )
}

/**
 * Marks a public shelter as verified, and tells its administrators, or takes the mark away.
 * @throws {HttpError} 403 unless a super admin asks, 404, 422 unless it is approved
 */
export function verifyShelter(
  req: PayloadRequest,
  id: string,
  isVerified: boolean,
): Promise<Shelter> {
  requireSuperAdmin(req.user)
  return inTransaction(req, async (execute) => {
    const { status, isVerified: before } = await hold(req, id, execute)
    if (isVerified && !isPublicShelter({ status })) {
      throw invalidField('isVerified', 'Seul un refuge approuvé peut être vérifié')
    }
    const note = isVerified ? 'Vérifié' : 'Vérification retirée'
    const shelter = await write(req, id, { isVerified }, note)
    if (isVerified && !before) await tellVerified(req, shelter)
    return shelter
  })
}
