import type { PayloadRequest } from 'payload'

import type { AdoptionRequest } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { inTransaction } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'
import { sweepFiles } from '@/platform/storage/transaction'
import { longMoment } from '@/platform/time/model'

import { openRequest } from './apply/open-request'
import { backOf, previousStatus, refuseBack, backRefusalWords, type BackFacts } from './back.model'
import { checkDelivery, redate } from './certificates/commands'
import { requireAdoptions, holdRequest, type RequestAddress } from './request-row'
import { authorOf, broken, conflict, line, saidTo, timelineOf } from './timeline'
import { caseOf, messageFacts, type Case } from './facts'
import { tellApplicant } from './mails'
import { isOpen, openKey } from './model'
import { followReservation, isHere, write } from './steps'
import { undoAdoption } from './undo'
import type { BackBody } from './view'

/** Was the animal adopted through this request, and by nobody since? */
export async function isLastAdoption(req: PayloadRequest, { row, animal }: Case): Promise<boolean> {
  if (row.status !== 'COMPLETED' || animal.status !== 'ADOPTED') return false
  const { docs } = await req.payload.find({
    collection: 'adoption-requests',
    where: { and: [{ animal: { equals: animal.id } }, { status: { equals: 'COMPLETED' } }] },
    // The right was checked; the animal is of the same shelter.
    overrideAccess: true,
    depth: 0,
    limit: 1,
    pagination: false,
    sort: '-statusSince',
    select: {},
    req,
  })
  return docs[0]?.id === row.id
}

/** What the rule of a step back looks at. */
export async function backFacts(req: PayloadRequest, about: Case): Promise<BackFacts> {
  const { row, animal, certificate } = about
  return {
    status: row.status,
    species: animal.species,
    closedBy: row.closedBy ?? null,
    statusSince: row.statusSince ?? row.updatedAt,
    timeline: timelineOf(row),
    animalIsAtShelter: isHere(about),
    isLastAdoption: await isLastAdoption(req, about),
    certificate: certificate && {
      deliveredAt: certificate.deliveredAt,
      signedAt: certificate.signedAt ?? null,
    },
  }
}

/** A closed request gave its place back: somebody may have asked anew. @throws {HttpError} 409 */
async function checkTwin(req: PayloadRequest, { row, animal }: Case): Promise<void> {
  const key = openKey(idOf(row.animal) ?? '', row.applicant)
  const twin = key ? await openRequest(req, key) : undefined
  if (!twin || twin.id === row.id) return
  const message = `${row.applicant.name} a une autre demande en cours pour ${animal.name}`
  throw new HttpError(409, message, { more: { requestId: twin.id } })
}

/**
 * Takes back the last step of a request: a slip of the team. The person is told only when the step
 * had told them. The log and the story keep both.
 * @throws {HttpError} 403, 404, 409 with `current` when the request is no longer in the state
 * `from` or with `requestId` when the person asked anew, 422 when the step cannot be taken back
 */
export async function stepBack(
  req: PayloadRequest,
  address: RequestAddress,
  { from, reason, message: given }: BackBody,
): Promise<AdoptionRequest> {
  const shelter = await requireAdoptions(req, address.shelter)
  return inTransaction(req, async (execute) => {
    const row = await holdRequest(req, execute, { id: address.id, shelter })
    if (row.status !== from) throw conflict(row)
    const about = await caseOf(req, row)
    const facts = await backFacts(req, about)
    const now = new Date()
    const refusal = refuseBack(facts, now)
    const to = previousStatus(facts)
    if (refusal || !to) {
      throw broken('status', backRefusalWords(refusal ?? 'unknown', about.animal.name))
    }
    if (!isOpen(from)) await checkTwin(req, about)
    if (from === 'COMPLETED') await undoAdoption(req, about.animal)
    const usual = backOf(facts, messageFacts(about), now)?.message ?? null
    // Somebody who was told nothing learns nothing of the slip either.
    const message = usual && (given === undefined ? usual : given)
    const author = authorOf(req)
    const cancelled = from === 'MEETING' && row.meetingAt ? row.meetingAt : null
    const written = await write(
      req,
      row,
      {
        status: to,
        ...(!isOpen(from) && { closedBy: null, reason: null }),
        ...(cancelled && { meetingAt: null, meetingPlace: null }),
      },
      line('CORRECTED', author, { from, to, text: reason?.trim() || null }),
      ...(cancelled ? [line('MEETING_CANCELLED', author, { text: cancelled })] : []),
      ...(message ? [saidTo(row, author, message)] : []),
    )
    // As the animal is now: an adoption that was undone has brought it back.
    await followReservation(req, { ...(await caseOf(req, row)), row }, to)
    if (message) await tellApplicant(req, { ...about, row: written }, 'GENERAL_INFO', message)
    return written
  })
}

/**
 * Puts the date of delivery of a certificate right, when it was given by hand at another moment.
 * The seven days count from there. The log keeps both dates, and the story the reason.
 * @throws {HttpError} 403, 404, 409 when it is signed, 422 for a moment that cannot be
 */
export async function correctDelivery(
  req: PayloadRequest,
  address: RequestAddress,
  { deliveredAt, reason }: { deliveredAt: string; reason?: string },
): Promise<AdoptionRequest> {
  const shelter = await requireAdoptions(req, address.shelter)
  try {
    return await inTransaction(req, async (execute) => {
      const row = await holdRequest(req, execute, { id: address.id, shelter })
      if (row.status !== 'CERTIFICATE') throw broken('status', 'Le certificat n’est pas à signer')
      const about = await caseOf(req, row)
      const at = new Date(deliveredAt)
      checkDelivery(about, at, new Date())
      await redate(req, about, at)
      const words = [`Remis le ${longMoment(at)}`, reason?.trim()].filter(Boolean).join('\n')
      return write(req, row, {}, line('CERTIFICATE_DATED', authorOf(req), { text: words }))
    })
  } finally {
    await sweepFiles()
  }
}
