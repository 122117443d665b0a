import type { PayloadRequest } from 'payload'

import type { FormSubmission } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { HttpError } from '@/platform/http/errors'
import { zoneOf } from '@/platform/time/zones.model'

import {
  readableAnswers,
  type Answers,
  type ReadablePart,
  type SubmissionFile,
  type SubmissionNote,
  type SubmissionStatus,
} from '../answers.model'
import type { FormTicketType } from '../model'
import { readDefinition } from '../schema'
import { decisionOf, refuseDeciding, type Decision } from './decision.model'
import { inboxOf } from './read'

const MISSING = 'Réponse non trouvée'

export type Address = {
  /** Id or slug of the shelter. */
  shelter: string
  submission: string
}

/** An answer and what its team wrote on it. */
export type SubmissionDetail = {
  id: string
  form: string | null
  formTitle: string
  formType: 'STANDARD' | 'ADOPTION'
  animal: { id: string; name: string } | null
  senderName: string | null
  senderEmail: string | null
  senderPhone: string | null
  status: SubmissionStatus
  assignee: { id: string; name: string } | null
  readAt: string | null
  createdAt: string
  /** IANA name of the clocks of the shelter. */
  timezone: string
  decision: Decision | null
  /** Whether it asks for something that the team accepts or refuses. */
  canDecide: boolean
  consent: { text: string; at: string | null }
  /** Under the labels that the sender read, whatever the form became since. */
  parts: ReadablePart[]
  notes: SubmissionNote[]
  /** The ticket that the answer opened: one task with it. */
  ticket: { id: string; number: number } | null
}

/** @throws {HttpError} 404 for an answer of another shelter, or that the person may not read */
export async function findSubmission(req: PayloadRequest, { shelter: key, submission }: Address) {
  const { shelter } = await inboxOf(req, key)
  const { docs } = await req.payload.find({
    collection: 'form-submissions',
    overrideAccess: false,
    req,
    depth: 0,
    limit: 1,
    pagination: false,
    where: { and: [{ id: { equals: submission } }, { shelter: { equals: shelter } }] },
  })
  if (!docs[0]) throw new HttpError(404, MISSING)
  return docs[0]
}

async function nameOf(
  req: PayloadRequest,
  collection: 'animals' | 'users',
  relation: string | { id: string } | null | undefined,
): Promise<{ id: string; name: string } | null> {
  const id = idOf(relation)
  if (!id) return null
  const { docs } = await req.payload.find({
    collection,
    // Its name alone: who may read the answer may know whom it is about, and who follows it.
    overrideAccess: true,
    req,
    depth: 0,
    limit: 1,
    pagination: false,
    select: { name: true },
    where: { id: { equals: id } },
  })
  return docs[0] ? { id, name: docs[0].name } : null
}

async function ticketOf(
  req: PayloadRequest,
  submission: string,
): Promise<SubmissionDetail['ticket']> {
  const { docs } = await req.payload.find({
    collection: 'tickets',
    // Its number alone: who may read the answer may know that it opened one.
    overrideAccess: true,
    req,
    depth: 0,
    limit: 1,
    pagination: false,
    select: { number: true },
    where: { submission: { equals: submission } },
  })
  return docs[0] ? { id: docs[0].id, number: docs[0].number } : null
}

/** What kind of ticket the form of an answer opens, as it is today; null for none. */
export async function ticketTypeOf(
  req: PayloadRequest,
  { form }: FormSubmission,
): Promise<FormTicketType | null> {
  const id = idOf(form)
  if (!id) return null
  const { docs } = await req.payload.find({
    collection: 'forms',
    // One word of it: who may read the answer may know what its form is for.
    overrideAccess: true,
    req,
    depth: 0,
    limit: 1,
    pagination: false,
    trash: true,
    select: { ticketType: true },
    where: { id: { equals: id } },
  })
  return docs[0]?.ticketType ?? null
}

async function timezoneOf(req: PayloadRequest, { shelter }: FormSubmission): Promise<string> {
  const row = await req.payload.findByID({
    collection: 'shelters',
    id: idOf(shelter) ?? '',
    // Its clock alone: who may read the answer may know when it came there.
    overrideAccess: true,
    disableErrors: true,
    req,
    depth: 0,
    select: { timezone: true },
  })
  return zoneOf(row?.timezone)
}

export async function detailOf(
  req: PayloadRequest,
  row: FormSubmission,
): Promise<SubmissionDetail> {
  const [animal, assignee, ticket, ticketType, timezone] = await Promise.all([
    nameOf(req, 'animals', row.animal),
    nameOf(req, 'users', row.assignee),
    ticketOf(req, row.id),
    ticketTypeOf(req, row),
    timezoneOf(req, row),
  ])
  return {
    id: row.id,
    form: idOf(row.form),
    formTitle: row.formTitle,
    formType: row.formType,
    animal,
    senderName: row.senderName ?? null,
    senderEmail: row.senderEmail ?? null,
    senderPhone: row.senderPhone ?? null,
    status: row.status,
    assignee,
    readAt: row.readAt ?? null,
    createdAt: row.createdAt,
    timezone,
    decision: decisionOf(row),
    canDecide: refuseDeciding(row, ticketType) === null,
    consent: { text: row.consent?.text ?? '', at: row.consent?.at ?? null },
    parts: readableAnswers({
      definition: readDefinition(row.definition),
      answers: (row.answers ?? {}) as Answers,
      files: (row.files ?? []) as SubmissionFile[],
    }),
    notes: (row.notes ?? []) as SubmissionNote[],
    ticket,
  }
}

/** @throws {HttpError} 403, 404 */
export const readSubmission = async (req: PayloadRequest, address: Address) =>
  detailOf(req, await findSubmission(req, address))
