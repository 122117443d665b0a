import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { FormSubmission } from '@/payload-types'
import { actorOf } from '@/platform/access/builders'
import { can, idOf } from '@/platform/access/model'
import { inTransaction } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'

import {
  readableAnswers,
  type Answers,
  type ReadablePart,
  type SubmissionFile,
  type SubmissionNote,
  type SubmissionStatus,
} from '../answers.model'
import { readDefinition } from '../schema'
import { MOST_NOTES } from './model'
import { inboxOf } from './read'
import type { SubmissionChange } from './schema'

const MISSING = 'Réponse non trouvée'

type Address = {
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
  consent: { text: string; at: string | null }
  /** Under the labels that the sender read, whatever the form became since. */
  parts: ReadablePart[]
  notes: SubmissionNote[]
  /** The ticket that the answer opened: one task with it. */
  ticket: { id: string; number: number } | null
}

/** @throws {HttpError} 404 for an answer of another shelter, or that the person may not read */
async function find(req: PayloadRequest, { shelter: key, submission }: Address) {
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

async function detailOf(req: PayloadRequest, row: FormSubmission): Promise<SubmissionDetail> {
  const [animal, assignee, ticket] = await Promise.all([
    nameOf(req, 'animals', row.animal),
    nameOf(req, 'users', row.assignee),
    ticketOf(req, row.id),
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
  detailOf(req, await find(req, address))

/**
 * Changes where an answer stands, and who follows it.
 * @throws {HttpError} 403, 404, 400 for somebody who does not follow the shelter's answers
 */
export async function changeSubmission(
  req: PayloadRequest,
  address: Address,
  change: SubmissionChange,
): Promise<SubmissionDetail> {
  const { id } = await find(req, address)
  const row = await req.payload.update({
    collection: 'form-submissions',
    id,
    data: change,
    overrideAccess: false,
    req,
    depth: 0,
  })
  return detailOf(req, row)
}

/**
 * Adds a remark, signed and dated by the program; two that come at once are both kept.
 * @throws {HttpError} 403, 404, 422 above 200 notes
 */
export async function addNote(
  req: PayloadRequest,
  address: Address,
  text: string,
): Promise<SubmissionDetail> {
  const { id } = await find(req, address)
  return inTransaction(req, async (execute) => {
    await execute(sql`select 1 from form_submissions where id = ${id} for update`)
    const before = await find(req, address)
    const notes = (before.notes ?? []) as SubmissionNote[]
    if (notes.length >= MOST_NOTES) {
      throw new HttpError(422, `Une réponse a au maximum ${MOST_NOTES} notes`)
    }
    const note: SubmissionNote = {
      id: crypto.randomUUID(),
      text,
      author: req.user?.id ?? '',
      authorName: req.user?.name ?? '',
      at: new Date().toISOString(),
    }
    const row = await req.payload.update({
      collection: 'form-submissions',
      id,
      data: { notes: [...notes, note] },
      // The right to the answer was checked; nobody but the program writes in this column.
      overrideAccess: true,
      req,
      depth: 0,
    })
    return detailOf(req, row)
  })
}

/**
 * Takes a remark away: its author's, or anybody's for a super admin.
 * @throws {HttpError} 403, 404
 */
export async function removeNote(
  req: PayloadRequest,
  address: Address,
  noteId: string,
): Promise<SubmissionDetail> {
  const { id } = await find(req, address)
  return inTransaction(req, async (execute) => {
    await execute(sql`select 1 from form_submissions where id = ${id} for update`)
    const before = await find(req, address)
    const notes = (before.notes ?? []) as SubmissionNote[]
    const note = notes.find((each) => each.id === noteId)
    if (!note) throw new HttpError(404, 'Cette note n’existe plus')
    if (note.author !== req.user?.id && !actorOf(req)?.isSuperAdmin) {
      throw new HttpError(403, 'Seule la personne qui a écrit une note peut la supprimer')
    }
    const row = await req.payload.update({
      collection: 'form-submissions',
      id,
      data: { notes: notes.filter((each) => each.id !== noteId) },
      // The right to the answer and to the note was checked.
      overrideAccess: true,
      req,
      depth: 0,
    })
    return detailOf(req, row)
  })
}

/**
 * Deletes an answer for good, with its files.
 * @throws {HttpError} 403, 404
 */
export async function deleteSubmission(req: PayloadRequest, address: Address): Promise<void> {
  const { id } = await find(req, address)
  await req.payload.delete({ collection: 'form-submissions', id, overrideAccess: false, req })
}

export type Follower = { id: string; name: string }

/**
 * The members of the team to whom an answer can be given, by name.
 * @throws {HttpError} 403, 404
 */
export async function listFollowers(req: PayloadRequest, key: string): Promise<Follower[]> {
  const { shelter } = await inboxOf(req, key)
  const { docs } = await req.payload.find({
    collection: 'users',
    // Colleagues of the same team, by name alone.
    overrideAccess: true,
    req,
    depth: 0,
    limit: 200,
    pagination: false,
    sort: 'name',
    select: { name: true, memberships: true },
    where: { 'memberships.shelter': { equals: shelter } },
  })
  return docs
    .filter((user) => can({ ...user, isSuperAdmin: false }, 'manageForms', shelter))
    .map(({ id, name }) => ({ id, name }))
}
