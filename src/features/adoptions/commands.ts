import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { teamWith } from '@/features/notifications/commands'
import type { AdoptionRequest } from '@/payload-types'
import { inTransaction, type Execute } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'
import type { SentFile } from '@/platform/http/read-upload'
import { sweepFiles } from '@/platform/storage/transaction'
import { longMoment } from '@/platform/time/model'

import { sign, type Signature } from './certificates/commands'
import { addedEmail } from './contact'
import { requireAdoptions, holdRequest, type RequestAddress } from './request-row'
import { authorOf, broken, conflict, line, saidTo } from './timeline'
import { animalOf, caseOf, messageFacts } from './facts'
import { tellApplicant, tellLink } from './mails'
import { holdMeetings } from './meetings'
import { messageFor } from './messages.model'
import { isOpen } from './model'
import { planTitle } from './plan'
import { takeStep, write } from './steps'
import type { Message } from './message'
import type { MoveBody, RequestChange } from './view'

/** Files that were written for a transaction that failed are gone when it ends. */
async function swept<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } finally {
    await sweepFiles()
  }
}

/**
 * Takes one step of a request for the team. Of two people who act at once, the second is told
 * what the first one did.
 * @throws {HttpError} 403, 404, 409 with `current` when the request is no longer in the state
 * `from`, 422 when the step is not allowed
 */
export async function moveRequest(
  req: PayloadRequest,
  address: RequestAddress,
  { from, ...step }: MoveBody,
): Promise<AdoptionRequest> {
  const shelter = await requireAdoptions(req, address.shelter)
  const work = inTransaction(req, async (execute) => {
    const row = await holdRequest(req, execute, { id: address.id, shelter })
    if (row.status !== from) throw conflict(row)
    if (step.meetingAt) await holdMeetings(execute, shelter)
    return takeStep(req, await caseOf(req, row), { ...step, party: 'staff' })
  })
  return swept(work)
}

/** Delivers the certificate of an accepted request: its step, without another message. @throws as {@link moveRequest} */
export async function deliverCertificate(
  req: PayloadRequest,
  address: RequestAddress,
): Promise<AdoptionRequest> {
  return moveRequest(req, address, { from: 'APPROVED', to: 'CERTIFICATE' })
}

/** Keeps a note of the team. @throws {HttpError} 403, 404 */
export async function noteRequest(
  req: PayloadRequest,
  address: RequestAddress,
  text: string,
): Promise<AdoptionRequest> {
  const shelter = await requireAdoptions(req, address.shelter)
  return inTransaction(req, async (execute) => {
    const row = await holdRequest(req, execute, { id: address.id, shelter })
    return write(req, row, {}, line('NOTE', authorOf(req), { text }))
  })
}

/** Writes to the applicant. @throws {HttpError} 403, 404 */
export async function writeToApplicant(
  req: PayloadRequest,
  address: RequestAddress,
  message: Message,
): Promise<AdoptionRequest> {
  const shelter = await requireAdoptions(req, address.shelter)
  return inTransaction(req, async (execute) => {
    const row = await holdRequest(req, execute, { id: address.id, shelter })
    const written = await write(req, row, {}, saidTo(row, authorOf(req), message))
    await tellApplicant(req, await caseOf(req, written), 'MESSAGE_RECEIVED', message)
    return written
  })
}

/**
 * Sends the applicant the link to their page again: the team never holds it, because who has it
 * acts as the applicant.
 * @throws {HttpError} 403, 404, 422 for somebody who has no e-mail address
 */
export async function sendLink(req: PayloadRequest, address: RequestAddress): Promise<void> {
  const shelter = await requireAdoptions(req, address.shelter)
  await inTransaction(req, async (execute) => {
    const row = await holdRequest(req, execute, { id: address.id, shelter })
    if (!row.applicant.email) {
      throw broken('email', 'Pas d’adresse e-mail\u00a0: le lien ne peut pas être envoyé')
    }
    await tellLink(req, await caseOf(req, row))
  })
}

/** The name of a member who may follow requests. @throws {HttpError} 422 */
async function memberName(req: PayloadRequest, shelter: string, user: string): Promise<string> {
  const team = await teamWith(req, shelter, 'manageAdoptions')
  const member = team.find(({ userId }) => userId === user)
  if (!member) throw broken('assignee', 'Cette personne ne suit pas les adoptions de ce refuge')
  return member.name ?? member.email
}

async function changedColumns(
  req: PayloadRequest,
  execute: Execute,
  row: AdoptionRequest,
  shelter: string,
  { email, assignee, plan, meetingAt, meetingPlace }: RequestChange,
) {
  const data: Partial<AdoptionRequest> = {}
  const lines: ReturnType<typeof line>[] = []
  const author = authorOf(req)
  if (email !== undefined) {
    const added = await addedEmail(req, execute, row, email)
    Object.assign(data, added.data)
    lines.push(...added.lines)
  }
  if (assignee !== undefined) {
    data.assignee = assignee
    const text = assignee ? await memberName(req, shelter, assignee) : null
    lines.push(line('ASSIGNED', author, { text }))
  }
  if (plan !== undefined) {
    data.plan = plan
    const text = plan ? await planTitle(req, shelter, plan) : null
    lines.push(line('PLAN_CHOSEN', author, { text }))
  }
  if (meetingPlace !== undefined) data.meetingPlace = meetingPlace
  if (meetingAt !== undefined) {
    if (!isOpen(row.status)) throw broken('meetingAt', 'Cette demande est close')
    if (meetingAt && Date.parse(meetingAt) <= Date.now()) {
      throw broken('meetingAt', 'La rencontre est dans le futur')
    }
    data.meetingAt = meetingAt
    const kind = meetingAt ? 'MEETING_SET' : 'MEETING_CANCELLED'
    lines.push(line(kind, author, { text: meetingAt ?? row.meetingAt ?? null }))
  }
  return { data, lines }
}

/**
 * Changes who follows a request, its plan or its meeting, of which the applicant is told, or adds
 * the e-mail address that was missing.
 * @throws {HttpError} 403, 404, 422, 409 with `requestId` when that address has an open request
 */
export async function changeRequest(
  req: PayloadRequest,
  address: RequestAddress,
  change: RequestChange,
): Promise<AdoptionRequest> {
  const shelter = await requireAdoptions(req, address.shelter)
  return inTransaction(req, async (execute) => {
    const row = await holdRequest(req, execute, { id: address.id, shelter })
    if (change.meetingAt) await holdMeetings(execute, shelter)
    const { data, lines } = await changedColumns(req, execute, row, shelter, change)
    const written = await write(req, row, data, ...lines)
    const about = await caseOf(req, written)
    if (change.meetingAt) {
      const message = messageFor('MEETING', messageFacts(about))
      if (message) await tellApplicant(req, about, 'APPOINTMENT_CONFIRMED', message)
    } else if (change.meetingAt === null && row.meetingAt) {
      const { animal, name } = messageFacts(about)
      await tellApplicant(req, about, 'APPOINTMENT_CANCELLED', {
        subject: `Votre rencontre avec ${animal} est annulée`,
        text: `Bonjour ${name},\n\nLa rencontre prévue le ${longMoment(new Date(row.meetingAt))} ne peut pas avoir lieu, et nous en sommes désolés. Vous pouvez choisir un autre moment depuis votre page de suivi.`,
      })
    }
    return written
  })
}

/**
 * Keeps the signature that the team received, with the paper when there is one.
 * @throws {HttpError} 403, 404, 409, 413, 422
 */
export async function signForApplicant(
  req: PayloadRequest,
  address: RequestAddress,
  { name, at, file }: { name?: string; at?: string; file?: SentFile },
): Promise<AdoptionRequest> {
  const shelter = await requireAdoptions(req, address.shelter)
  const work = inTransaction(req, async (execute) => {
    const row = await holdRequest(req, execute, { id: address.id, shelter })
    const signature: Signature = {
      name: name?.trim() || row.applicant.name,
      at: at ?? new Date().toISOString(),
      means: file ? 'PAPER' : 'IN_PERSON',
      file,
    }
    if (row.status !== 'CERTIFICATE') throw broken('status', 'Le certificat n’est pas à signer')
    await sign(req, await caseOf(req, row), signature)
    return write(req, row, {}, line('CERTIFICATE_SIGNED', authorOf(req), { text: signature.name }))
  })
  return swept(work)
}

/**
 * An adopted animal comes back to the shelter, with the reason.
 * @throws {HttpError} 403, 404, 409 when it is not adopted
 */
export async function returnAnimal(
  req: PayloadRequest,
  address: { shelter: string; animal: string },
  reason: string,
): Promise<void> {
  const shelter = await requireAdoptions(req, address.shelter)
  await inTransaction(req, async (execute) => {
    const { rows } = await execute(sql`
      select 1 from animals
      where id = ${address.animal} and shelter_id = ${shelter} and deleted_at is null
      for no key update
    `)
    if (rows.length === 0) throw new HttpError(404, 'Animal introuvable')
    const animal = await animalOf(req, { animal: address.animal })
    if (animal.status !== 'ADOPTED') {
      throw new HttpError(409, `${animal.name} n’est dans aucune famille, ou est déjà de retour`)
    }
    await req.payload.update({
      collection: 'animals',
      id: animal.id,
      // Whoever follows adoptions may take an animal back; the right was checked.
      overrideAccess: true,
      depth: 0,
      req,
      data: { status: 'AT_SHELTER', returnReason: reason },
    })
    const { docs } = await req.payload.find({
      collection: 'adoption-requests',
      where: { and: [{ animal: { equals: animal.id } }, { status: { equals: 'COMPLETED' } }] },
      // The story of the adoption goes on; the right was checked.
      overrideAccess: true,
      depth: 0,
      limit: 1,
      pagination: false,
      sort: '-statusSince',
      req,
    })
    if (docs[0]) await write(req, docs[0], {}, line('RETURNED', authorOf(req), { text: reason }))
  })
}

/**
 * Withdraws an open request of a person whose data is about to be erased, in the caller's
 * transaction and without a message: there is nobody left to write to.
 * @throws {HttpError} 404, 422 for a request that is closed
 */
export async function withdrawForErasure(
  req: PayloadRequest,
  execute: Execute,
  id: string,
): Promise<void> {
  const row = await holdRequest(req, execute, { id, shelter: null })
  await takeStep(req, await caseOf(req, row), {
    to: 'WITHDRAWN',
    party: 'applicant',
    message: null,
  })
}
