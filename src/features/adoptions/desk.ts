import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { AdoptionRequest } from '@/payload-types'
import { teamShelter } from '@/platform/access/team-shelter'
import type { Execute } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'
import { longMoment } from '@/platform/time/model'

import { REQUEST_STATUS_LABELS, type TimelineEntry } from './model'
import type { Message } from './view'

export const NOT_FOUND = 'Demande introuvable'

/**
 * The shelter whose adoptions the person follows, whatever its state.
 * @param key id or slug, in lower case
 * @returns its id
 * @throws {HttpError} 404, 403: see `teamShelter`
 */
export async function deskOf(req: PayloadRequest, key: string): Promise<string> {
  const right = { may: 'manageAdoptions', to: 'suivre les adoptions' } as const
  return (await teamShelter(req, key, right)).id
}

/** A request of a shelter, by its own id and the shelter's. */
export type RequestAddress = { shelter: string; id: string }

/** The whole row, whoever asks: the caller has checked the right to it. */
export async function requestRow(req: PayloadRequest, id: string): Promise<AdoptionRequest | null> {
  return req.payload.findByID({
    collection: 'adoption-requests',
    id,
    // The desk checks the shelter, the applicant's page the link: no session says it here.
    overrideAccess: true,
    disableErrors: true,
    depth: 0,
    req,
  })
}

/**
 * A request and its animal, held until the end of the transaction: two people who act at once take
 * turns, and the second one sees what the first one did. The animal comes first, always, because
 * an adoption goes on to its other requests.
 * @param shelter of the desk, or `null` for the applicant, whose link names the request
 * @throws {HttpError} 404
 */
export async function holdRequest(
  req: PayloadRequest,
  execute: Execute,
  { id, shelter }: { id: string; shelter: string | null },
): Promise<AdoptionRequest> {
  const mine = shelter ? sql`and shelter_id = ${shelter}` : sql``
  await execute(sql`
    select 1 from animals
    where id = (select animal_id from adoption_requests where id = ${id} ${mine})
    for no key update
  `)
  const { rows } = await execute(
    sql`select 1 from adoption_requests where id = ${id} ${mine} for update`,
  )
  const row = rows.length > 0 ? await requestRow(req, id) : null
  if (!row) throw new HttpError(404, NOT_FOUND)
  return row
}

/** The lines of a request, oldest first. */
export const timelineOf = (row: Pick<AdoptionRequest, 'timeline'>): TimelineEntry[] =>
  Array.isArray(row.timeline) ? (row.timeline as TimelineEntry[]) : []

/** Who signs a line: the person of the session, or the applicant. */
export function authorOf(req: PayloadRequest, applicant?: AdoptionRequest['applicant']) {
  if (applicant) return { id: null, name: applicant.name }
  return req.user ? { id: req.user.id, name: req.user.name } : null
}

/** A line of the story, now. */
export function line(
  kind: TimelineEntry['kind'],
  author: TimelineEntry['author'],
  more: Partial<Pick<TimelineEntry, 'from' | 'to' | 'text'>> = {},
): TimelineEntry {
  const at = new Date().toISOString()
  return { at, kind, from: null, to: null, text: null, ...more, author }
}

/** What is said to a person; a letter to be handed over for somebody who has no e-mail address. */
export const saidTo = (
  { applicant }: Pick<AdoptionRequest, 'applicant'>,
  author: TimelineEntry['author'],
  { subject, text }: Message,
): TimelineEntry =>
  line(applicant.email ? 'MESSAGE' : 'LETTER', author, { text: `${subject}\n\n${text}` })

/** 409: somebody was faster. Says who did what, and when. */
export function conflict(row: AdoptionRequest): HttpError {
  const last = [...timelineOf(row)]
    .reverse()
    .find(({ kind }) => kind === 'MOVED' || kind === 'CORRECTED' || kind === 'CREATED')
  const by = last?.author?.name ?? null
  const at = last?.at ?? row.statusSince ?? row.updatedAt
  const when = `le ${longMoment(new Date(at))}`
  const label = REQUEST_STATUS_LABELS[row.status]
  const sentence = by
    ? `${by} a déjà fait passer cette demande à «\u00a0${label}\u00a0», ${when}`
    : `Cette demande est déjà à «\u00a0${label}\u00a0», depuis ${when}`
  return new HttpError(409, sentence, { more: { current: { status: row.status, by, at } } })
}

/** One sentence on one field, as a broken rule (422). */
export const broken = (path: string, message: string): HttpError =>
  new HttpError(422, message, { fields: { [path]: message } })
