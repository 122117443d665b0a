import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { actorOf } from '@/platform/access/builders'
import { sheltersWith } from '@/platform/access/model'
import { searchedSql } from '@/platform/db/plain'
import { sessionOf } from '@/platform/db/session'
import { HttpError } from '@/platform/http/errors'
import { paginationOf } from '@/platform/http/pagination.model'

import { walkFlags } from '../flags'
import { CARD_COLUMNS, toCard, type CardRow } from '../rows'
import type { Part } from './model'
import type { DeskQuery } from './schema'
import type { WalkCard } from '../view'
import type { Desk, DeskWalk } from './view'

/** Problems of one walk that are read at once. */
const SHOWN = 50

/** The walks that the person moderates, on `walks w`; `null` for whoever moderates none. */
export function moderatedSql(req: PayloadRequest): SQL | null {
  const shelters = sheltersWith(actorOf(req), 'editContent')
  if (shelters === 'all') return sql`w.status <> 'DRAFT'`
  if (shelters.length === 0) return null
  return sql`(w.status <> 'DRAFT' and w.shelter_id = any(${sql.param(shelters)}::uuid[]))`
}

/** The drafts of the person, which nobody else reads, on `walks w`. */
const ownDraftsSql = (req: PayloadRequest): SQL =>
  sql`(w.status = 'DRAFT' and w.created_by = ${actorOf(req)?.id ?? null}::uuid)`

const HAS_PROBLEMS = sql`(w.status = 'PUBLISHED' and exists (select 1 from ${walkFlags.open(sql`w.id`)}))`
const PARTS: Readonly<Record<Part, { where: SQL; order: SQL }>> = {
  waiting: { where: sql`w.status = 'PENDING'`, order: sql`w.submitted_at, w.id` },
  problems: { where: HAS_PROBLEMS, order: sql`first_at, w.id` },
  changed: {
    where: sql`(w.status = 'PUBLISHED' and w.changed_at is not null)`,
    order: sql`w.changed_at, w.id`,
  },
  // What of them is shown is said by {@link ownDraftsSql}.
  drafts: { where: sql`true`, order: sql`w.updated_at desc, w.id` },
  all: { where: sql`true`, order: sql`w.updated_at desc, w.id` },
}

type Row = CardRow &
  Omit<DeskWalk, keyof WalkCard | 'problems'> & {
    problems: DeskWalk['problems'] | null
    first_at: string | null
  }
const iso = (moment: string | null): string | null => moment && new Date(moment).toISOString()

/** A part of what the person moderates. @throws {HttpError} 403 for whoever moderates nothing */
export async function listDesk(
  req: PayloadRequest,
  { part, search, status, page, limit }: DeskQuery,
): Promise<Desk> {
  const mine = moderatedSql(req)
  if (!mine) throw new HttpError(403)
  const drafts = ownDraftsSql(req)
  const session = await sessionOf(req)
  const where = sql.join(
    [
      part === 'drafts' ? drafts : mine,
      PARTS[part].where,
      ...(status ? [sql`w.status = ${status}`] : []),
      ...searchedSql(sql`w.words`, search),
    ],
    sql` and `,
  )
  const { rows } = await session.execute<Row>(sql`
    select ${CARD_COLUMNS}, w.version, w.status, w.dog_rule_note as "dogRuleNote",
      w.long_description as "longDescription", w.rejected_reason as "rejectedReason",
      w.submitted_at as "submittedAt", w.changed_at as "changedAt",
      w.created_by is not null as "hasAuthor",
      (select s.name from shelters s where s.id = w.shelter_id) as "shelterName",
      coalesce(p.total, 0)::int as "problemCount", p.first_at,
      (select jsonb_agg(jsonb_build_object('id', shown.id, 'kind', shown.kind, 'reason', shown.words,
          'at', shown.created_at) order by shown.created_at, shown.id)
        from (select f.id, f.kind, f.words, f.created_at from ${walkFlags.open(sql`w.id`)}
          order by f.created_at, f.id limit ${SHOWN}) shown) as problems
    from walks w left join lateral (
      select count(*) as total, min(f.created_at) as first_at
      from ${walkFlags.open(sql`w.id`)}) p on true
    where ${where} order by ${PARTS[part].order} limit ${limit} offset ${(page - 1) * limit}`)
  const { rows: counted } = await session.execute<Desk['counts'] & { total: number }>(sql`
    select (count(*) filter (where ${where}))::int as total,
      (count(*) filter (where ${PARTS.waiting.where}))::int as waiting,
      (count(*) filter (where ${PARTS.problems.where}))::int as problems,
      (count(*) filter (where ${PARTS.changed.where}))::int as changed
    from walks w where (${mine} or ${drafts})`)
  const { total = 0, waiting = 0, problems = 0, changed = 0 } = counted[0] ?? {}
  return {
    data: rows.map(({ problems: list, first_at: _, submittedAt, changedAt, ...rest }) => ({
      ...toCard(rest),
      submittedAt: iso(submittedAt),
      changedAt: iso(changedAt),
      problems: (list ?? []).map((each) => ({ ...each, at: iso(each.at) ?? '' })),
    })),
    counts: { waiting, problems, changed },
    pagination: paginationOf(page, limit, total),
  }
}

/** How many walks wait for a decision of the person. */
export async function countWaiting(req: PayloadRequest): Promise<number> {
  const mine = moderatedSql(req)
  if (!mine) return 0
  const session = await sessionOf(req)
  const { rows } = await session.execute<{ count: number }>(sql`
    select count(*)::int as count from walks w
    where ${mine} and (${PARTS.waiting.where} or ${HAS_PROBLEMS} or ${PARTS.changed.where})`)
  return rows[0]?.count ?? 0
}
