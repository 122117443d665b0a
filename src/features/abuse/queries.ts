import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type PayloadRequest } from 'payload'

import { idOfToken } from '@/platform/access/personal-link'
import { sessionOf } from '@/platform/db/session'
import { openPayload } from '@/platform/payload'

import { LINK, type Kind, type Status } from './model'
import type { ReportEvent } from './view'

type EventRow = {
  id: string
  kind: ReportEvent['kind']
  detail: string | null
  text: string
  created_at: string
}

/** What happened to a report, oldest first; the caller has checked who asks. */
export async function eventsOf(req: PayloadRequest, report: string): Promise<ReportEvent[]> {
  const session = await sessionOf(req)
  const { rows } = await session.execute<EventRow>(sql`
    select id, kind, detail, text, created_at from abuse_events
    where report_id = ${report} order by created_at, id
  `)
  return rows.map(({ id, kind, detail, text, created_at: at }) => ({
    id,
    kind,
    authority: kind === 'FORWARDED' ? (detail as ReportEvent['authority']) : null,
    outcome: kind === 'CLOSED' ? (detail as ReportEvent['outcome']) : null,
    text,
    at: new Date(at).toISOString(),
  }))
}

/**
 * A report as its reporter follows it. What they wrote is not in it: somebody else may open the
 * page.
 */
export type Followed = {
  kind: Kind
  status: Status
  receivedAt: string
  photos: number
  hasContact: boolean
  events: ReportEvent[]
}

/** The report that a personal link opens; null for any other. */
export async function readFollowed(token: string): Promise<Followed | null> {
  const id = idOfToken(LINK, token)
  if (!id) return null
  const req = await createLocalReq({}, await openPayload())
  const session = await sessionOf(req)
  const { rows } = await session.execute<{
    kind: Kind
    status: Status
    received_at: string
    photos: number
    has_contact: boolean
  }>(sql`
    select kind, status, received_at, jsonb_array_length(photos) as photos,
      reporter_name is not null as has_contact
    from abuse_reports where id = ${id}
  `)
  const [row] = rows
  if (!row) return null
  return {
    kind: row.kind,
    status: row.status,
    receivedAt: new Date(row.received_at).toISOString(),
    photos: row.photos,
    hasContact: row.has_contact,
    events: await eventsOf(req, id),
  }
}
