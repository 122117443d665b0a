import type { PayloadRequest } from 'payload'

import type { AdoptionRequest } from '@/payload-types'
import { HttpError } from '@/platform/http/errors'

import { momentThere, shelterOf } from './facts'
import { REQUEST_STATUS_LABELS, type TimelineEntry } from './model'
import type { Message } from './message'

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

/** Minutes within which the same words of the same person are one thing, sent twice. */
const SAME_WITHIN = 10

/** Was this line just written, by the same person? A second press, or a lost answer. */
export const isWrittenAlready = (
  row: Pick<AdoptionRequest, 'timeline'>,
  { kind, author, text, at }: TimelineEntry,
): boolean =>
  timelineOf(row).some(
    (each) =>
      each.kind === kind &&
      each.text === text &&
      (each.author?.id ?? null) === (author?.id ?? null) &&
      Date.parse(at) - Date.parse(each.at) < SAME_WITHIN * 60_000,
  )

/** What is said to a person; a letter to be handed over for somebody who has no e-mail address. */
export const saidTo = (
  { applicant }: Pick<AdoptionRequest, 'applicant'>,
  author: TimelineEntry['author'],
  { subject, text }: Message,
): TimelineEntry =>
  line(applicant.email ? 'MESSAGE' : 'LETTER', author, { text: `${subject}\n\n${text}` })

/** 409: somebody was faster. Says who did what, and when. */
export async function conflict(req: PayloadRequest, row: AdoptionRequest): Promise<HttpError> {
  const last = [...timelineOf(row)]
    .reverse()
    .find(({ kind }) => kind === 'MOVED' || kind === 'CORRECTED' || kind === 'CREATED')
  const by = last?.author?.name ?? null
  const at = last?.at ?? row.statusSince ?? row.updatedAt
  const when = `le ${momentThere({ shelter: await shelterOf(req, row) }, at)}`
  const label = REQUEST_STATUS_LABELS[row.status]
  const sentence = by
    ? `${by} a déjà fait passer cette demande à «\u00a0${label}\u00a0», ${when}`
    : `Cette demande est déjà à «\u00a0${label}\u00a0», depuis ${when}`
  return new HttpError(409, sentence, { more: { current: { status: row.status, by, at } } })
}
