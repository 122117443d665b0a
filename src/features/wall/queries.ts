import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import type { PayloadRequest } from 'payload'

import { publicAnimalSql } from '@/features/animals/public'
import { publicShelterSql } from '@/features/shelters/public'
import type { User } from '@/payload-types'
import { actorOf } from '@/platform/access/builders'
import { sheltersWith, type Actor } from '@/platform/access/model'
import { cached } from '@/platform/cache/cached'
import { tags } from '@/platform/cache/tags'
import { sessionOf } from '@/platform/db/session'
import { isId } from '@/platform/ids.model'
import { freshExecute } from '@/platform/payload'

import { mayErase, mayWrite } from './access'
import { COMMENTS_PER_PAGE, postPath, POSTS_PER_PAGE, type WallStatus } from './model'
import { publicCommentSql, publicPostSql } from './public'
import {
  COMMENT_COLUMNS,
  COMMENT_FROM,
  POST_COLUMNS,
  POST_FROM,
  toOwnPost,
  toPublicComment,
  toPublicPost,
  type CommentRow,
  type PostRow,
} from './rows'
import type { WallFilters } from './schema'
import type { OwnPost, PublicComment, PublicPost } from './view'

export type WallList = {
  posts: PublicPost[]
  /** The last of them, after which the list goes on; null at its end. */
  next: string | null
}

/** Newest first, {@link POSTS_PER_PAGE} at a time. After a post that is gone there is nothing. */
export async function listPosts({ shelter, species, before }: WallFilters): Promise<WallList> {
  const execute = await freshExecute()
  const where = [publicPostSql]
  if (species) {
    where.push(sql`p.species = ${species} and exists (select 1 from animals a
      join shelters s on s.id = a.shelter_id where a.id = p.animal_id and ${publicAnimalSql})`)
  }
  if (shelter) {
    // In its name, or about one of its animals: as few rows as it has animals and news.
    where.push(sql`p.id in (
      select o.id from wall_posts o where o.shelter_id = ${shelter}
      union select o.id from wall_posts o join animals a on a.id = o.animal_id
        join shelters s on s.id = a.shelter_id
        where a.shelter_id = ${shelter} and ${publicAnimalSql})`)
  }
  if (before) {
    const { rows } = await execute<{ at: string }>(
      sql`select p.created_at::text as at from wall_posts p where p.id = ${before}`,
    )
    if (!rows[0]) return { posts: [], next: null }
    where.push(sql`(p.created_at, p.id) < (${rows[0].at}::timestamptz, ${before}::uuid)`)
  }
  // The rows of the page first: what a post says is read for these alone.
  const { rows } = await execute<PostRow>(sql`
    select ${POST_COLUMNS} from ${POST_FROM}
    where p.id in (select q.id from (
      select p.id from wall_posts p where ${sql.join(where, sql` and `)}
      order by p.created_at desc, p.id desc limit ${POSTS_PER_PAGE + 1}) q)
    order by p.created_at desc, p.id desc`)
  const posts = rows.slice(0, POSTS_PER_PAGE).map(toPublicPost)
  const last = posts.at(-1)
  return { posts, next: rows.length > POSTS_PER_PAGE && last ? last.id : null }
}

/** A post that everybody reads; null for any other id. */
export async function findPost(id: string): Promise<PublicPost | null> {
  if (!isId(id)) return null
  const execute = await freshExecute()
  const { rows } = await execute<PostRow>(
    sql`select ${POST_COLUMNS} from ${POST_FROM} where p.id = ${id} and ${publicPostSql}`,
  )
  return rows[0] ? toPublicPost(rows[0]) : null
}

/** The comments of a post that everybody reads, the first one first. @param page from 1 */
export async function listComments(post: string, page: number): Promise<PublicComment[]> {
  const execute = await freshExecute()
  const { rows } = await execute<CommentRow>(sql`
    select ${COMMENT_COLUMNS} from ${COMMENT_FROM}
    where c.post_id = ${post} and ${publicCommentSql}
    order by c.created_at, c.id limit ${COMMENTS_PER_PAGE} offset ${(page - 1) * COMMENTS_PER_PAGE}`)
  return rows.map(toPublicComment)
}

/** A comment that everybody reads, under a post that everybody reads; null for any other. */
export async function findComment(id: string): Promise<(PublicComment & { post: string }) | null> {
  if (!isId(id)) return null
  const execute = await freshExecute()
  const { rows } = await execute<CommentRow & { post: string }>(sql`
    select ${COMMENT_COLUMNS}, c.post_id as post from ${COMMENT_FROM}
    join wall_posts p on p.id = c.post_id
    where c.id = ${id} and ${publicCommentSql} and ${publicPostSql}`)
  return rows[0] ? { ...toPublicComment(rows[0]), post: rows[0].post } : null
}

/** The address of a comment on its page of the conversation, with what was just done; null for none. */
export async function commentPlace(id: string): Promise<((done: string | null) => string) | null> {
  const comment = await findComment(id)
  if (!comment) return null
  const execute = await freshExecute()
  const { rows } = await execute<{ before: number }>(sql`
    select count(*)::int as before from wall_comments c
    where c.post_id = ${comment.post} and ${publicCommentSql}
      and (c.created_at, c.id) < (select o.created_at, o.id from wall_comments o where o.id = ${id})`)
  const page = Math.floor((rows[0]?.before ?? 0) / COMMENTS_PER_PAGE) + 1
  return (done) => {
    const query = new URLSearchParams({ page: String(page), ...(done && { fait: done }) })
    return `${postPath(comment.post)}?${query.toString()}#c-${id}`
  }
}

/** A comment for whoever may change it, online or not; null for anybody else. */
export async function findOwnComment(
  req: PayloadRequest,
  user: User,
  id: string,
): Promise<{ id: string; body: string; post: string; status: WallStatus } | null> {
  if (!isId(id)) return null
  const session = await sessionOf(req)
  type Row = { id: string; body: string; post: string; status: WallStatus }
  const { rows } = await session.execute<Row>(sql`
    select c.id, c.body, c.post_id as post, c.status from wall_comments c where c.id = ${id}
      and (c.author_id = ${user.id} or ${Boolean(user.isSuperAdmin)})`)
  return rows[0] ?? null
}

/** A post for whoever may change it, online or not; null for anybody else. */
export async function findOwnPost(
  req: PayloadRequest,
  user: User,
  id: string,
): Promise<{ post: OwnPost; mayWrite: boolean } | null> {
  if (!isId(id)) return null
  const session = await sessionOf(req)
  const { rows } = await session.execute<PostRow & { authorId: string | null }>(
    sql`select ${POST_COLUMNS}, p.author_id as "authorId" from ${POST_FROM} where p.id = ${id}`,
  )
  const [row] = rows
  if (!row || !mayErase(user, row)) return null
  return { post: toOwnPost(row), mayWrite: mayWrite(user, row) && row.status !== 'REMOVED' }
}

/** The posts that stand in the name of a shelter for which a person publishes, on `wall_posts p`. */
function isOfTeamSql(person: Actor | undefined): SQL {
  const teams = sheltersWith(person, 'manageNews')
  return teams === 'all'
    ? sql`p.shelter_id is not null`
    : sql`p.shelter_id = any(${sql.param(teams)}::uuid[])`
}

/**
 * Posts and comments of the person who asks, whatever became of them, the last first. What they
 * wrote in the name of a shelter is theirs no more once they publish for it no more.
 */
export async function listOwn(req: PayloadRequest, user: string) {
  const session = await sessionOf(req)
  const { rows: posts } = await session.execute<PostRow>(sql`
    select ${POST_COLUMNS} from ${POST_FROM} where p.author_id = ${user}
      and (p.shelter_id is null or ${isOfTeamSql(actorOf(req))})
    order by p.created_at desc limit 50`)
  const { rows: comments } = await session.execute<OwnComment>(sql`
    select c.id, c.body, c.post_id as post, c.status, c.reason, c.created_at as "createdAt"
    from wall_comments c where c.author_id = ${user} order by c.created_at desc limit 50`)
  return {
    posts: posts.map(toOwnPost),
    comments: comments.map((row) => ({
      ...row,
      createdAt: new Date(row.createdAt).toISOString(),
    })),
  }
}
export type OwnComment = {
  id: string
  body: string
  post: string
  status: WallStatus
  reason: string | null
  createdAt: string
}

/** What of a page is the reader's own: what they wrote and what they like. */
export async function readOwnOf(
  req: PayloadRequest,
  user: User,
  { posts, comments }: { posts: readonly string[]; comments: readonly string[] },
) {
  const session = await sessionOf(req)
  const ids = (values: readonly string[]) => sql`${sql.param([...values])}::uuid[]`
  const [{ rows: own }, { rows: liked }, { rows: said }] = [
    await session.execute<{ id: string }>(sql`
      select p.id from wall_posts p where p.id = any(${ids(posts)})
        and ((p.shelter_id is null and p.author_id = ${user.id}) or ${isOfTeamSql(user)})`),
    await session.execute<{ id: string }>(sql`
      select post_id as id from wall_likes
      where post_id = any(${ids(posts)}) and user_id = ${user.id}`),
    await session.execute<{ id: string }>(sql`
      select c.id from wall_comments c where c.id = any(${ids(comments)})
        and (c.author_id = ${user.id} or ${Boolean(user.isSuperAdmin)})`),
  ]
  const list = (rows: ReadonlyArray<{ id: string }>) => rows.map(({ id }) => id)
  return { posts: list(own), liked: list(liked), comments: list(said) }
}

export type AnimalChoice = { id: string; name: string; shelter: string }

/** Animals that a person may have news of: those that they like, those that their team looks after. */
export async function animalsToName(
  req: PayloadRequest,
  user: User,
  asked: string | null,
): Promise<AnimalChoice[]> {
  const session = await sessionOf(req)
  const teams = sheltersWith(user, 'manageNews')
  const own = teams === 'all' ? [] : teams
  const { rows } = await session.execute<AnimalChoice>(sql`
    select a.id, a.name, s.name as shelter from animals a join shelters s on s.id = a.shelter_id
    where ${publicAnimalSql} and (a.id = ${asked && isId(asked) ? asked : null}::uuid
      or a.id in (select l.animal_id from animal_likes l where l.user_id = ${user.id})
      or a.shelter_id = any(${sql.param(own)}::uuid[]))
    order by (a.id = ${asked && isId(asked) ? asked : null}::uuid) desc nulls last, a.name, a.id
    limit 200`)
  return rows
}

/** The shelters in whose name a person may write. */
export async function sheltersToSign(req: PayloadRequest, user: User) {
  const teams = sheltersWith(user, 'manageNews')
  if (teams !== 'all' && teams.length === 0) return []
  const session = await sessionOf(req)
  const which = teams === 'all' ? sql`true` : sql`s.id = any(${sql.param(teams)}::uuid[])`
  const { rows } = await session.execute<{ id: string; name: string }>(sql`
    select s.id, s.name from shelters s where ${which} and ${publicShelterSql}
    order by s.name limit 100`)
  return rows
}

/** The name of a public shelter, for the head of its list; null for any other id. */
export async function shelterName(id: string): Promise<string | null> {
  const execute = await freshExecute()
  const { rows } = await execute<{ name: string }>(
    sql`select s.name from shelters s where s.id = ${id} and ${publicShelterSql}`,
  )
  return rows[0]?.name ?? null
}

/** Posts that one sheet shows. */
const ON_SHEET = 4

/** The news of an animal that its shelter chose to show, the newest first. */
export const listSheetPosts = cached(
  async (animal: string): Promise<PublicPost[]> => {
    const execute = await freshExecute()
    const { rows } = await execute<PostRow>(sql`
      select ${POST_COLUMNS} from ${POST_FROM}
      where p.animal_id = ${animal} and p.is_on_sheet and ${publicPostSql}
      order by p.created_at desc limit ${ON_SHEET}`)
    return rows.map(toPublicPost)
  },
  // The names of those who wrote change without it.
  { key: 'wall.sheet', tags: (animal) => [tags.animalWall(animal)], maxAge: 600 },
)
