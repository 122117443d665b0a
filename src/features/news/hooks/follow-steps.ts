import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook } from 'payload'

import type { News } from '@/payload-types'
import { refuseRule } from '@/platform/validation/issues'

import { NEWS_STATUS_LABELS, refuseMoment, refuseStep, type NewsStatus } from '../model'

type Wished = Partial<News> & { nextStatus?: unknown }

const isStatus = (value: unknown): value is NewsStatus =>
  typeof value === 'string' && Object.hasOwn(NEWS_STATUS_LABELS, value)

/**
 * Remembers whether the write only keeps a draft beside the published article. An
 * article that is not online has one state: its drafts are written to its own row,
 * where the clock reads them.
 */
export const noteSave: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'update' && operation !== 'create' && operation !== 'restoreVersion') {
    return args
  }
  const save = args as { draft?: boolean; id?: string | number; data?: Wished }
  req.context.savesDraft = false
  // A step is never a draft beside what is online.
  if (save.data?.nextStatus) return { ...args, draft: false }
  req.context.savesDraft = Boolean(save.draft)
  if (operation !== 'update' || !save.draft || save.id === undefined) return args
  const stored = await req.payload.db.findOne<{ id: string; _status?: string }>({
    collection: 'news',
    where: { id: { equals: save.id } },
    req,
  })
  if (!stored || stored._status === 'published') return args
  req.context.savesDraft = false
  return { ...args, draft: false }
}

/** The state that a write asks for; without a wish the article keeps its own. */
function wishOf(data: Wished, stored: NewsStatus, savesDraft: boolean): NewsStatus {
  if (isStatus(data.nextStatus)) return data.nextStatus
  if (data._status === 'published') return 'PUBLISHED'
  // Payload's « unpublish »; elsewhere its « draft » only says that nothing is published.
  return stored === 'PUBLISHED' && !savesDraft ? 'DRAFT' : stored
}

/**
 * `status` is the product's word: it moves along the allowed steps, and Payload's
 * `_status` follows it. Source: docs/decisions/content.md.
 */
export const followSteps: CollectionBeforeChangeHook<News> = ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const now = new Date()
  const { nextStatus: _asked, ...rest } = data as Wished
  // A copy knows the article that it was made of; it is never published by being made.
  if (operation === 'create' && originalDoc?.title)
    return { ...rest, status: 'DRAFT', _status: 'draft' }
  const stored: NewsStatus = originalDoc?.status ?? 'DRAFT'
  const savesDraft = Boolean(req.context.savesDraft) && Boolean(originalDoc?.id)
  const goesToBin = Boolean(rest.deletedAt) && !originalDoc?.deletedAt
  const leavesBin = Boolean(originalDoc?.deletedAt) && !rest.deletedAt
  if (goesToBin) return { ...rest, status: stored }
  // What comes back from the bin unpublished is a draft again, and so is what was due meanwhile.
  const isLate = stored === 'SCHEDULED' && refuseMoment(originalDoc?.scheduledAt, now) !== null
  const from = leavesBin && (stored === 'PUBLISHED' || isLate) ? 'DRAFT' : stored
  const to = leavesBin
    ? wishOf({ _status: rest._status }, from, false)
    : wishOf(data, from, savesDraft)

  const refusal = refuseStep({ from, to, byClock: Boolean(req.context.byClock) })
  if (refusal) refuseRule('news', [{ path: 'status', message: refusal }])

  const next: Wished = { ...rest, status: to }
  // An old version brings its words back, not its place in time.
  if (req.context.isRestoringVersion) next.scheduledAt = originalDoc?.scheduledAt ?? null
  const isPlanned = to === 'SCHEDULED'
  const isNewMoment = momentOf(next.scheduledAt) !== momentOf(originalDoc?.scheduledAt)
  if (isPlanned && (from !== to || isNewMoment || !next.scheduledAt)) {
    const message = refuseMoment(next.scheduledAt, now)
    if (message) refuseRule('news', [{ path: 'scheduledAt', message }])
  }
  next.publishedAt = publicationOf(next, originalDoc, { from, to, now })
  next._status = to === 'PUBLISHED' && !savesDraft ? 'published' : 'draft'
  return next
}

const momentOf = (value: string | null | undefined): number | null =>
  value ? new Date(value).getTime() : null

type Move = { from: NewsStatus; to: NewsStatus; now: Date }

/** When the article went online: its planned hour, else now; a change later moves nothing. */
function publicationOf(data: Wished, stored: News | undefined, { from, to, now }: Move) {
  const kept = stored?.publishedAt ?? null
  if (to !== 'PUBLISHED' || (from === 'PUBLISHED' && kept)) {
    return kept
  }
  if (from === 'SCHEDULED') return data.scheduledAt ?? now.toISOString()
  // A program that brings articles from elsewhere says when they were published.
  return (stored?.id ? null : data.publishedAt) ?? now.toISOString()
}
