import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { actorOf } from '@/platform/access/builders'
import { inTransaction, lockName } from '@/platform/db/transaction'
import { HttpError, invalidField } from '@/platform/http/errors'
import { enqueue } from '@/platform/jobs/enqueue'

import { DAILY_LIMIT, FURTHEST_DAYS, type Audience, type Kind } from '../model'
import { sendAnnouncementTask } from '../tasks'
import type { Announcement } from '../view'
import { readAnnouncement } from './read'

type Asked = {
  kind: Kind
  audience: Audience
  shelter: string | null
  department: string | null
  title: string
  message: string
  actionUrl?: string | undefined
  sendAt?: string | undefined
  idempotencyKey: string
  /** On behalf of the platform: the right of the author was checked for it. */
  isPlatform: boolean
}

const DAY_MS = 86_400_000

/** When it leaves. @throws {HttpError} 422 */
function departure(sendAt: string | undefined, now: Date): Date {
  if (!sendAt) return now
  const at = new Date(sendAt)
  if (at.getTime() < now.getTime() - 60_000)
    throw invalidField('sendAt', 'Ce moment est déjà passé')
  if (at.getTime() > now.getTime() + FURTHEST_DAYS * DAY_MS)
    throw invalidField('sendAt', 'Un an à l’avance au maximum')
  return at
}

/** Is a row to leave when it is asked for? Without a moment it left when it was written. */
const isSameDeparture = (sendAt: string | undefined): SQL =>
  sendAt ? sql`send_at = ${sendAt}::timestamptz` : sql`send_at <= created_at`

/**
 * Writes an announcement and puts its sending in the queue, in one transaction; the same one asked
 * for twice is written once. The caller has checked who asks, and for whom.
 * @throws {HttpError} 409 for a key of something else, 422 for too many in a day or a wrong moment
 */
export async function writeAnnouncement(req: PayloadRequest, asked: Asked): Promise<Announcement> {
  const { idempotencyKey, shelter, isPlatform, actionUrl, sendAt, ...words } = asked
  const author = actorOf(req)?.id ?? ''
  const id = await inTransaction(req, async (execute) => {
    await lockName(execute, `announcements:${author}`)
    if (shelter) await lockName(execute, `announcements:${shelter}`)
    const { rows } = await execute(sql`
      select id, (author_id = ${author} and is_platform = ${isPlatform}
        and kind::text = ${words.kind} and audience::text = ${words.audience}
        and shelter_id is not distinct from ${shelter}::uuid
        and department is not distinct from ${words.department}
        and title = ${words.title} and message = ${words.message}
        and coalesce(action_url, '') = ${actionUrl ?? ''}
        and ${isSameDeparture(sendAt)}) as is_same
      from announcements where idempotency_key = ${idempotencyKey}`)
    const [before] = rows as Array<{ id: string; is_same: boolean }>
    if (before?.is_same) return before.id
    if (before) throw new HttpError(409, 'Cette annonce a déjà été enregistrée, avec d’autres mots')
    const at = departure(sendAt, new Date())
    if (!isPlatform) {
      const { rows: counted } = await execute(sql`
        select count(*)::int as total from announcements
        where shelter_id = ${shelter}::uuid and is_platform is not true
          and created_at > now() - interval '1 day'`)
      if (((counted as Array<{ total: number }>)[0]?.total ?? 0) >= DAILY_LIMIT)
        throw new HttpError(
          422,
          `${DAILY_LIMIT} annonces par jour au maximum pour une équipe. Réessayez demain.`,
        )
    }
    const row = await req.payload.create({
      collection: 'announcements',
      // The right was checked by the caller; nobody writes this collection otherwise.
      overrideAccess: true,
      depth: 0,
      req,
      data: {
        ...words,
        shelter,
        actionUrl: actionUrl || null,
        status: 'PLANNED',
        author,
        isPlatform,
        sendAt: at.toISOString(),
        idempotencyKey,
      },
    })
    await enqueue(req, sendAnnouncementTask, { announcement: row.id }, { at })
    return row.id
  })
  return readAnnouncement(req, shelter, id)
}

/**
 * Takes back one that has not left yet.
 * @param shelter of its team; null for a super admin, for whom it may be any
 * @throws {HttpError} 404; 409 once it has left, or was taken back
 */
export async function cancelAnnouncement(
  req: PayloadRequest,
  shelter: string | null,
  id: string,
): Promise<Announcement> {
  const isSuperAdmin = actorOf(req)?.isSuperAdmin === true
  await inTransaction(req, async (execute) => {
    const { rows } = await execute(sql`
      select status, is_platform from announcements
      where id = ${id} and (${shelter}::uuid is null or shelter_id = ${shelter}::uuid) for update`)
    const [row] = rows as Array<{ status: string; is_platform: boolean | null }>
    if (!row) throw new HttpError(404, 'Annonce introuvable')
    if (row.is_platform && !isSuperAdmin)
      throw new HttpError(
        403,
        'Seuls les super administrateurs annulent une annonce de la plateforme',
      )
    if (row.status !== 'PLANNED')
      throw new HttpError(
        409,
        row.status === 'CANCELLED'
          ? 'Cette annonce est déjà annulée'
          : 'Cette annonce est déjà partie',
      )
    await req.payload.update({
      collection: 'announcements',
      id,
      // The right was checked by the caller.
      overrideAccess: true,
      depth: 0,
      req,
      data: { status: 'CANCELLED' },
    })
  })
  return readAnnouncement(req, shelter, id)
}
