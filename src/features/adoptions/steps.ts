import type { PayloadRequest } from 'payload'

import { poundEnd } from '@/features/animals/pound.model'
import { departmentOf } from '@/features/shelters/model'
import type { AdoptionRequest } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { HttpError, invalidField } from '@/platform/http/errors'
import { zoneOf } from '@/platform/time/zones.model'

import { deliver } from './certificates/commands/deliver'
import { checkDelivery } from './certificates/delivery'
import { authorOf, line, saidTo, timelineOf } from './timeline'
import { caseOf, messageFacts, momentThere, type Case } from './facts'
import { TYPE_OF_STEP, tellApplicant, tellMeetingOff, tellReceiver } from './mails'
import { messageFor, otherFamilyMessage } from './messages.model'
import { isOpen, refuseMove, type ClosedBy, type Party, type RequestStatus } from './model'
import { refusalWords } from './moves.model'
import { countOpenRequests, roundsOfOpenRequests } from './open-requests'
import type { Message } from './message'

export type Step = {
  to: RequestStatus
  party: Party
  reason?: string
  note?: string
  /** `undefined` is the usual message, `null` none. */
  message?: Message | null
  othersMessage?: Message | null
  meetingAt?: string
  meetingPlace?: string
  /** When the certificate was given by hand, ISO 8601. */
  deliveredAt?: string
}

/** Until when the owner may claim the animal of a request; `null` when nobody may. */
export const poundEndOf = ({ animal, shelter }: Pick<Case, 'animal' | 'shelter'>): Date | null =>
  animal.poundEntryAt
    ? poundEnd(animal.poundEntryAt, departmentOf(shelter.location.postalCode))
    : null

/** Writes columns of a request and adds to its story. The row is held by the caller. */
export function write(
  req: PayloadRequest,
  row: AdoptionRequest,
  data: Partial<AdoptionRequest>,
  ...lines: ReturnType<typeof line>[]
): Promise<AdoptionRequest> {
  return req.payload.update({
    collection: 'adoption-requests',
    id: row.id,
    // Only commands write requests, after they asked who may and what is legal.
    overrideAccess: true,
    depth: 0,
    req,
    data: { ...data, timeline: [...timelineOf(row), ...lines] },
  })
}

type Closing = {
  closedBy: ClosedBy
  reason: string
  messageOf: (about: Case) => Message | null
}

async function close(
  req: PayloadRequest,
  row: AdoptionRequest,
  { closedBy, reason, messageOf }: Closing,
): Promise<void> {
  const about = await caseOf(req, row)
  const moved = line('MOVED', authorOf(req), { from: row.status, to: 'REJECTED', text: reason })
  const message = messageOf(about)
  const sent = message ? [saidTo(row, null, message)] : []
  await write(req, row, { status: 'REJECTED', closedBy, reason }, moved, ...sent)
  // The animal went to others, or died: its picture would only hurt.
  if (message) await tellApplicant(req, { ...about, animal: null }, 'GENERAL_INFO', message)
  await tellMeetingOff(req, about)
}

/** Closes all open requests for an animal, which lead nowhere any more, each with its message. */
export async function closeOpenRequests(
  req: PayloadRequest,
  asked: { animal: string; except?: string },
  closing: Closing,
): Promise<void> {
  for await (const rows of roundsOfOpenRequests(req, asked))
    for (const row of rows) await close(req, row, closing)
}

/** States of a request that was accepted: its animal is reserved. */
const TAKEN: readonly RequestStatus[] = ['APPROVED', 'CERTIFICATE']

/** The mark « reserved » of the animal follows the requests that were accepted. */
export async function followReservation(
  req: PayloadRequest,
  { animal, row }: Case,
  to: RequestStatus,
): Promise<void> {
  const isTaken = (status: RequestStatus) => TAKEN.includes(status)
  if (!isHere({ row, animal })) return
  if (isTaken(to) === isTaken(row.status) || to === 'COMPLETED') return
  const others = { animal: animal.id, except: row.id, in: TAKEN }
  const isReserved = isTaken(to) || (await countOpenRequests(req, others)) > 0
  if (isReserved === Boolean(animal.isReserved)) return
  await req.payload.update({
    collection: 'animals',
    id: animal.id,
    // Follows from a step that was allowed; whoever follows adoptions may not edit animals.
    overrideAccess: true,
    depth: 0,
    req,
    data: { isReserved },
  })
}

async function complete(req: PayloadRequest, about: Case, { othersMessage }: Step): Promise<void> {
  const { animal, row } = about
  // The animal's own hook leaves the requests to this command.
  req.context.completing = row.id
  try {
    await req.payload.update({
      collection: 'animals',
      id: animal.id,
      // Follows from a step that was allowed, as above.
      overrideAccess: true,
      depth: 0,
      req,
      data: { status: 'ADOPTED' },
    })
  } finally {
    delete req.context.completing
  }
  const reason = `${animal.name} a rejoint une autre famille`
  const messageOf = (other: Case) =>
    othersMessage === undefined ? otherFamilyMessage(messageFacts(other)) : othersMessage
  const others = { animal: animal.id, except: row.id }
  await closeOpenRequests(req, others, { closedBy: 'OTHER_FAMILY', reason, messageOf })
}

/** Can the animal leave with the family of a request: is it at the very shelter that answers? */
export const isHere = ({ row, animal }: Pick<Case, 'row' | 'animal'>): boolean =>
  animal.status === 'AT_SHELTER' && !animal.deletedAt && idOf(animal.shelter) === idOf(row.shelter)

/** @throws {HttpError} 403 or 422, with the sentence that says why */
function check({ row, animal, shelter, certificate }: Case, step: Step, now: Date): void {
  const facts = {
    from: row.status,
    to: step.to,
    party: step.party,
    species: animal.species,
    animalIsAtShelter: isHere({ row, animal }),
    certificate: certificate && {
      deliveredAt: certificate.deliveredAt,
      signedAt: certificate.signedAt ?? null,
    },
    poundEnd: poundEndOf({ animal, shelter }),
    reason: step.reason,
  }
  const refusal = refuseMove(facts, now)
  if (!refusal) return
  const words = refusalWords(
    refusal,
    { ...facts, animal: animal.name, timezone: zoneOf(shelter.timezone) },
    now,
  )
  if (refusal === 'forbidden') throw new HttpError(403, words)
  throw invalidField(refusal === 'reasonRequired' ? 'reason' : 'status', words)
}

/** A certificate that nobody hears of is not delivered. @throws {HttpError} 422 */
function checkCertificateStep(about: Case, { to, deliveredAt }: Step, now: Date): void {
  if (deliveredAt && to !== 'CERTIFICATE') {
    throw invalidField('deliveredAt', 'Cette étape ne remet pas de certificat')
  }
  if (deliveredAt) checkDelivery(about, new Date(deliveredAt), now)
  if (to === 'CERTIFICATE' && !deliveredAt && !about.row.applicant.email) {
    throw invalidField(
      'deliveredAt',
      'Pas d’adresse e-mail\u00a0: remettez le certificat en main propre, et indiquez quand',
    )
  }
}

/** What the story says of a certificate: by whom it was given, when that is not by this step. */
const deliveryWords = (about: Case, { deliveredAt }: Step): string | null =>
  deliveredAt ? `En main propre, le ${momentThere(about, deliveredAt)}` : null

/**
 * Takes one step of a request that is held, with all that follows from it: certificate, animal,
 * other requests, messages.
 * @throws {HttpError} 403 or 422 when the step is not allowed
 */
export async function takeStep(
  req: PayloadRequest,
  about: Case,
  step: Step,
): Promise<AdoptionRequest> {
  const now = new Date()
  const { row } = about
  const { to, party, reason, note, meetingAt, meetingPlace, deliveredAt } = step
  check(about, step, now)
  checkCertificateStep(about, step, now)
  if (meetingAt && to !== 'MEETING') {
    throw invalidField('meetingAt', 'Cette étape n’a pas de rencontre')
  }
  if (meetingAt && Date.parse(meetingAt) <= now.getTime()) {
    throw invalidField('meetingAt', 'La rencontre est dans le futur')
  }
  const author = authorOf(req, party === 'applicant' ? row.applicant : undefined)
  const givenAt = deliveredAt ? new Date(deliveredAt) : now
  const certificate = to === 'CERTIFICATE' ? await deliver(req, about, givenAt) : about.certificate
  const closedBy = party === 'applicant' ? ('APPLICANT' as const) : ('STAFF' as const)
  const columns: Partial<AdoptionRequest> = {
    status: to,
    ...(reason?.trim() && { reason: reason.trim() }),
    ...(!isOpen(to) && to !== 'COMPLETED' && { closedBy }),
    ...(meetingAt && { meetingAt }),
    ...(meetingPlace !== undefined && { meetingPlace }),
  }
  const next = { ...about, certificate, row: { ...row, ...columns } }
  // One that was given by hand is known of; any other leaves with its message.
  const mustTell = to === 'CERTIFICATE' && !deliveredAt
  const given = mustTell ? (step.message ?? undefined) : step.message
  const usual =
    party === 'staff'
      ? messageFor(to, { ...messageFacts(next), isHandedOver: Boolean(deliveredAt) })
      : null
  const message = given === undefined ? usual : given
  const lines = [
    line('MOVED', author, { from: row.status, to, text: reason?.trim() || null }),
    ...(meetingAt ? [line('MEETING_SET', author, { text: meetingAt })] : []),
    ...(to === 'CERTIFICATE'
      ? [line('CERTIFICATE_DELIVERED', author, { text: deliveryWords(about, step) })]
      : []),
    ...(note?.trim() ? [line('NOTE', author, { text: note.trim() })] : []),
    ...(message ? [saidTo(row, author, message)] : []),
  ]
  const written = await write(req, row, columns, ...lines)
  await followReservation(req, about, to)
  if (to === 'COMPLETED') await complete(req, about, step)
  const type = to === 'MEETING' && meetingAt ? 'APPOINTMENT_CONFIRMED' : TYPE_OF_STEP[to]
  if (message) await tellApplicant(req, next, type, message)
  if (type === 'APPOINTMENT_CONFIRMED' && meetingAt) {
    await tellReceiver(req, next, type, `rencontre prévue, ${momentThere(next, meetingAt)}`)
  }
  // Who withdraws tells the team with their own words.
  if (to === 'REJECTED') await tellMeetingOff(req, about)
  return written
}
