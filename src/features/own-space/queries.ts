import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { listOwnRequests } from '@/features/adoptions/follow/queries'
import { donorOfEmail, givenUpPath } from '@/features/donations/donor/queries'
import type { SponsorshipStatus } from '@/features/donations/model'
import { listOwnFollows } from '@/features/follows/queries'
import { ANSWER_LINK, answerPath } from '@/features/forms/wire.model'
import { listOwnLikes } from '@/features/likes/queries'
import { listOwnReports } from '@/features/lost-found/queries'
import { listOwnSearches } from '@/features/saved-searches/queries'
import { listOwnTickets } from '@/features/tickets/queries'
import type { User } from '@/payload-types'
import { personalToken } from '@/platform/access/personal-link'
import { sessionOf } from '@/platform/db/session'

/** Most answers to forms that the page names: they have no page of their own. */
const MOST_ANSWERS = 20
const MOST_UNFINISHED = 3

const DAY = sql.raw(`'YYYY-MM-DD"T"HH24:MI:SS"Z"'`)

/** What the person gave, by their confirmed address; nothing for an address that is not theirs yet. */
async function givingOf(req: PayloadRequest, user: User) {
  const donor = user.emailVerified ? await donorOfEmail(req, user.email) : null
  if (!donor) return { gifts: 0, lastGiftAt: null, unfinished: [], sponsorships: [] }
  const session = await sessionOf(req)
  const [charges, open, sponsorships] = await Promise.all([
    session.execute<{ count: number; last: string | null }>(sql`
      select count(*)::int as count, to_char(max(happened_at) at time zone 'UTC', ${DAY}) as last
      from payments where donor_id = ${donor.id} and kind = 'CHARGE'`),
    session.execute<{ id: string; at: string }>(sql`
      select id, to_char(created_at at time zone 'UTC', ${DAY}) as at from donations
      where donor_id = ${donor.id} and status = 'PENDING' and expires_at > now()
      order by created_at desc limit ${MOST_UNFINISHED}`),
    session.execute<{ status: SponsorshipStatus; count: number }>(sql`
      select status, count(*)::int as count from sponsorships
      where donor_id = ${donor.id} and started_at is not null group by status`),
  ])
  return {
    gifts: charges.rows[0]?.count ?? 0,
    lastGiftAt: charges.rows[0]?.last ?? null,
    // The page of a gift that was given up leads back to its form.
    unfinished: open.rows.map(({ id, at }) => ({
      href: givenUpPath(id),
      createdAt: at,
    })),
    sponsorships: sponsorships.rows,
  }
}

/** Answers to forms other than adoption requests, the latest first. */
async function answersOf(req: PayloadRequest, { id, email, emailVerified }: User) {
  const session = await sessionOf(req)
  const byAddress = emailVerified
    ? sql`or (user_id is null and lower(sender_email) = ${email.toLowerCase()})`
    : sql``
  const { rows } = await session.execute<{ id: string; title: string; at: string }>(sql`
    select id, form_title as title, to_char(created_at at time zone 'UTC', ${DAY}) as at
    from form_submissions
    where (user_id = ${id} ${byAddress}) and form_type <> 'ADOPTION'
    order by created_at desc limit ${MOST_ANSWERS}`)
  return rows.map((row) => ({
    title: row.title,
    sentAt: row.at,
    href: answerPath(personalToken(ANSWER_LINK, row.id)),
  }))
}

/** The requests whose certificate was delivered and is not signed yet. */
async function unsignedOf(req: PayloadRequest, requests: readonly string[]): Promise<Set<string>> {
  if (requests.length === 0) return new Set()
  const { docs } = await req.payload.find({
    collection: 'certificates',
    where: { request: { in: requests }, signedAt: { exists: false } },
    // Of the person's own requests, which the caller found as such.
    overrideAccess: true,
    depth: 0,
    pagination: false,
    limit: requests.length,
    select: { request: true },
    req,
  })
  return new Set(docs.map(({ request }) => (typeof request === 'string' ? request : request.id)))
}

/** Everything that the page of one's own shows, each list bounded, for the person who is signed in. */
export async function readOwnSpace(req: PayloadRequest, user: User) {
  const [requests, tickets, giving, answers, likes, follows, reports, searches] = await Promise.all(
    [
      listOwnRequests(req),
      listOwnTickets(req),
      givingOf(req, user),
      answersOf(req, user),
      listOwnLikes(req, user.id),
      listOwnFollows(req, user.id),
      listOwnReports(req, user),
      listOwnSearches(req, user),
    ],
  )
  const waiting = requests.filter(({ status }) => status === 'CERTIFICATE').map(({ id }) => id)
  const unsigned = await unsignedOf(req, waiting)
  return {
    isVerified: Boolean(user.emailVerified),
    requests: requests.map((request) => ({ ...request, isUnsigned: unsigned.has(request.id) })),
    tickets,
    answers,
    likes,
    follows,
    reports,
    searches,
    ...giving,
  }
}
export type OwnSpaceFacts = Awaited<ReturnType<typeof readOwnSpace>>
