import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { actorOf } from '@/platform/access/builders'
import { can, sheltersWith } from '@/platform/access/model'
import { plainSql, searchedSql } from '@/platform/db/plain'
import { sessionOf } from '@/platform/db/session'
import { HttpError } from '@/platform/http/errors'
import { paginationOf } from '@/platform/http/pagination.model'

import { toShown } from '../photos'
import {
  COMMENT_COLUMNS,
  COMMENT_FROM,
  POST_COLUMNS,
  POST_FROM,
  toPublicComment,
  toPublicPost,
  type CommentRow,
  type PostRow,
} from '../rows'
import type { WallStatus } from '../model'
import type { Kind, Part } from './model'
import type { DeskQuery } from './schema'
import type { Desk, DeskRow } from './view'

/** Flags of one thing that are read at once. */
const SHOWN = 20

/**
 * The posts that the person looks after, on `wall_posts p`: all for super admins, those about the
 * animals of a shelter or in its name for whoever manages its news; `null` for anybody else.
 */
export function deskPostsSql(req: PayloadRequest): SQL | null {
  const shelters = sheltersWith(actorOf(req), 'manageNews')
  if (shelters === 'all') return sql`true`
  if (shelters.length === 0) return null
  const own = sql`${sql.param(shelters)}::uuid[]`
  return sql`p.id in (
    select o.id from wall_posts o where o.shelter_id = any(${own})
    union select o.id from wall_posts o join animals a on a.id = o.animal_id
      where a.shelter_id = any(${own}) and a.deleted_at is null)`
}

const TABLES = {
  post: { about: sql.raw(`'wall_posts'`), row: sql.raw('p') },
  comment: { about: sql.raw(`'wall_comments'`), row: sql.raw('c') },
} as const

/** Somebody flagged it, or its author corrected what was hidden. */
const isFlagged = ({ about, row }: (typeof TABLES)[Kind]): SQL =>
  sql`((${row}.status <> 'REMOVED' and ${row}.id in (select f.object_id from flags f
    where f.about = ${about} and f.settled_at is null))
    or (${row}.status = 'HIDDEN' and ${row}.edited_at > ${row}.decided_at))`

const partSql = (kind: Kind, part: Part): SQL => {
  const { row } = TABLES[kind]
  if (part === 'flagged') return isFlagged(TABLES[kind])
  if (part === 'hidden') return sql`${row}.status = 'HIDDEN'`
  return part === 'removed' ? sql`${row}.status = 'REMOVED'` : sql`true`
}

const flagsSql = ({ about, row }: (typeof TABLES)[Kind]): SQL => sql`
  left join lateral (
    select (count(*) filter (where f.settled_at is null))::int as waiting,
      jsonb_agg(jsonb_build_object('id', f.id, 'kind', f.kind, 'words', f.words,
        'at', f.created_at, 'outcome', f.outcome)
        order by f.settled_at is not null, f.created_at desc, f.id) as list
    from flags f where f.about = ${about} and f.object_id = ${row}.id) flagged on true`

type Flags = { waiting: number | null; list: DeskRow['flags'] | null }

const flagsOf = ({ waiting, list }: Flags): Pick<DeskRow, 'flagCount' | 'flags'> => ({
  flagCount: waiting ?? 0,
  flags: (list ?? []).slice(0, SHOWN).map((each) => ({
    ...each,
    at: new Date(each.at).toISOString(),
  })),
})

const search = (kind: Kind, text: string | undefined): SQL[] =>
  searchedSql(plainSql(sql`${TABLES[kind].row}.body`), text)

async function readPosts(req: PayloadRequest, where: SQL, page: SQL): Promise<DeskRow[]> {
  const session = await sessionOf(req)
  type Row = PostRow & Flags & { isOnSheet: boolean; animalTeam: string | null }
  const { rows } = await session.execute<Row>(sql`
    select ${POST_COLUMNS}, p.is_on_sheet as "isOnSheet",
      (select a.shelter_id from animals a where a.id = p.animal_id) as "animalTeam",
      flagged.waiting, flagged.list
    from ${POST_FROM} ${flagsSql(TABLES.post)}
    where p.id in (select p.id from wall_posts p where ${where}
      order by p.created_at desc, p.id desc ${page})
    order by p.created_at desc, p.id desc`)
  const actor = actorOf(req)
  return rows.map((row) => {
    const { id, body, by, animal, createdAt } = toPublicPost(row)
    return {
      id,
      kind: 'post',
      postId: id,
      body,
      photos: toShown(row.photos),
      by,
      animal: animal?.name ?? null,
      animalShelter: animal?.shelter ?? null,
      status: row.status,
      reason: row.reason,
      isOnSheet: row.isOnSheet,
      maySheet: animal !== null && can(actor, 'manageNews', row.animalTeam),
      mayDecide: Boolean(actor?.isSuperAdmin),
      createdAt,
      stamp: String(row.version),
      // Who flagged was promised that nobody but the platform reads it.
      ...(actor?.isSuperAdmin ? flagsOf(row) : { flagCount: 0, flags: [] }),
    }
  })
}

async function readComments(req: PayloadRequest, where: SQL, page: SQL): Promise<DeskRow[]> {
  const session = await sessionOf(req)
  type Row = CommentRow &
    Flags & { post: string; status: WallStatus; reason: string | null; stamp: string }
  const { rows } = await session.execute<Row>(sql`
    select ${COMMENT_COLUMNS}, c.post_id as post, c.status, c.reason, flagged.waiting, flagged.list,
      coalesce(c.edited_at, c.created_at)::text as stamp
    from ${COMMENT_FROM} ${flagsSql(TABLES.comment)}
    where c.id in (select c.id from wall_comments c where ${where}
      order by c.created_at desc, c.id desc ${page})
    order by c.created_at desc, c.id desc`)
  return rows.map((row) => ({
    ...toPublicComment(row),
    kind: 'comment',
    postId: row.post,
    photos: [],
    animal: null,
    animalShelter: null,
    status: row.status,
    reason: row.reason,
    isOnSheet: false,
    maySheet: false,
    mayDecide: true,
    stamp: row.stamp,
    ...flagsOf(row),
  }))
}

/** A part of what the person looks after. @throws {HttpError} 403 for whoever looks after nothing */
export async function listDesk(
  req: PayloadRequest,
  { part, kind, search: text, page, limit }: DeskQuery,
): Promise<Desk> {
  const posts = deskPostsSql(req)
  const isPlatform = Boolean(actorOf(req)?.isSuperAdmin)
  // Comments and flags are looked after by the platform alone.
  if (!posts || (!isPlatform && (kind === 'comment' || part === 'flagged'))) {
    throw new HttpError(403)
  }
  const table = kind === 'post' ? sql.raw('wall_posts p') : sql.raw('wall_comments c')
  const { row } = TABLES[kind]
  const mine = kind === 'post' ? posts : sql`true`
  const where = sql.join(
    [mine, partSql(kind, part), ...search(kind, text ?? undefined)],
    sql` and `,
  )
  const window = sql`limit ${limit} offset ${(page - 1) * limit}`
  const session = await sessionOf(req)
  const { rows: counted } = await session.execute<
    Desk['counts'] & { total: number; others: number }
  >(sql`
    select (select count(*)::int from ${table} where ${where}) as total,
      ${isPlatform ? sql`(select count(*)::int from ${table} where ${isFlagged(TABLES[kind])})` : sql`0`} as flagged,
      (select count(*)::int from ${table} where ${mine} and ${row}.status = 'HIDDEN') as hidden,
      (select count(*)::int from ${table} where ${mine} and ${row}.status = 'REMOVED') as removed,
      ${
        !isPlatform
          ? sql`0`
          : kind === 'post'
            ? sql`(select count(*)::int from wall_comments c where ${isFlagged(TABLES.comment)})`
            : sql`(select count(*)::int from wall_posts p where ${isFlagged(TABLES.post)})`
      } as others`)
  const { total = 0, flagged = 0, hidden = 0, removed = 0, others = 0 } = counted[0] ?? {}
  return {
    data: await (kind === 'post' ? readPosts : readComments)(req, where, window),
    counts: { flagged, hidden, removed },
    others,
    pagination: paginationOf(page, limit, total),
  }
}

/** How much waits for a decision of the person. */
export async function countWaiting(req: PayloadRequest): Promise<number> {
  // A team decides nothing but what its own sheets show.
  if (!actorOf(req)?.isSuperAdmin) return 0
  const session = await sessionOf(req)
  const { rows } = await session.execute<{ count: number }>(sql`
    select ((select count(*) from wall_posts p where ${isFlagged(TABLES.post)})
      + (select count(*) from wall_comments c where ${isFlagged(TABLES.comment)}))::int as count`)
  return rows[0]?.count ?? 0
}
