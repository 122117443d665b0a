import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { restoreRow } from '@/platform/access/restore-row'
import { teamScope } from '@/platform/access/team-scope'
import { inTransaction, type Execute } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'

import { NEWS_STATUS_LABELS, type NewsStatus } from '../model'
import { NEWS_OF_ALL, NEWS_RIGHT } from './right'
import { readArticleRows } from './rows'
import type { ArticleStep } from './schema'
import type { TeamArticle } from './view'

/** One article of a shelter: the id or slug of the shelter, the id of the article. */
export type ArticleAddress = { shelter: string; article: string }

const MISSING = 'Article introuvable'

const shelterOf = async (req: PayloadRequest, key: string): Promise<string | null> =>
  (await teamScope(req, key, { right: NEWS_RIGHT, ofAll: NEWS_OF_ALL })).shelter

async function rowOf(req: PayloadRequest, id: string | undefined): Promise<TeamArticle> {
  const [row] = await readArticleRows(req, id === undefined ? [] : [id])
  if (!row) throw new HttpError(404, MISSING)
  return row
}

/** An article that the person looks after, as the list shows it. */
async function ownArticle(
  req: PayloadRequest,
  { shelter: key, article: id }: ArticleAddress,
): Promise<TeamArticle> {
  const shelter = await shelterOf(req, key)
  const row = await rowOf(req, id)
  if (row.shelter.id !== shelter) throw new HttpError(404, MISSING)
  return row
}

/**
 * Where an article stands, which nobody else changes until the transaction ends: neither a colleague, nor the hour
 * that was planned. Read in a statement of its own, which knows what was written during the wait.
 * @throws {HttpError} 404
 */
async function held(
  execute: Execute,
  id: string,
): Promise<Pick<TeamArticle, 'status' | 'hasDraft'>> {
  await execute(sql`select 1 from news where id = ${id} for no key update`)
  const { rows } = await execute<Pick<TeamArticle, 'status' | 'hasDraft'>>(sql`
    select n.status, n._status = 'published' and exists (select 1 from _news_v v
      where v.parent_id = n.id and v.latest and v.version__status = 'draft') as "hasDraft"
    from news n where n.id = ${id} and n.deleted_at is null`)
  if (!rows[0]) throw new HttpError(404, MISSING)
  return rows[0]
}

type Change = {
  isPinned?: boolean
  nextStatus?: NewsStatus
  scheduledAt?: string
  deletedAt?: string
}

/** Writes with the person's rights, and not under whoever has the article open. */
const write = (req: PayloadRequest, id: string, data: Change) =>
  req.payload.update({
    collection: 'news',
    id,
    overrideAccess: false,
    overrideLock: false,
    depth: 0,
    req,
    data,
  })

/**
 * Pins an article at the head of the news, or lets it go.
 * @returns the article as the list shows it now
 * @throws {HttpError} 403, 404; 409 while a newer draft waits, which this would publish; 423 while
 * somebody else has it open
 */
export async function pinArticle(
  req: PayloadRequest,
  address: ArticleAddress,
  isPinned: boolean,
): Promise<TeamArticle> {
  const { id } = await ownArticle(req, address)
  await inTransaction(req, async (execute) => {
    const { hasDraft } = await held(execute, id)
    if (hasDraft) {
      throw new HttpError(409, 'Un brouillon plus récent attend\u00a0: publiez-le d’abord')
    }
    await write(req, id, { isPinned })
  })
  return rowOf(req, id)
}

/**
 * Takes an article to another state, or publishes the draft that waits beside it.
 * @returns the article as the list shows it now
 * @throws {HttpError} 403, 404; 409 when it is no more in the state that the person saw; 422 for a
 * step or an hour that may not be; 423 while somebody else has it open
 */
export async function moveArticle(
  req: PayloadRequest,
  address: ArticleAddress,
  { from, to, scheduledAt }: ArticleStep,
): Promise<TeamArticle> {
  const { id } = await ownArticle(req, address)
  await inTransaction(req, async (execute) => {
    const { status } = await held(execute, id)
    if (status !== from) {
      const label = NEWS_STATUS_LABELS[status]
      throw new HttpError(
        409,
        `Cet article a changé entre-temps\u00a0: il est «\u00a0${label}\u00a0»`,
      )
    }
    const moment = to === 'SCHEDULED' && scheduledAt ? { scheduledAt } : {}
    await write(req, id, { nextStatus: to, ...moment })
  })
  return rowOf(req, id)
}

/**
 * Writes a draft with the words and the pictures of an article.
 * @returns the copy as the list shows it
 * @throws {HttpError} 403, 404
 */
export async function copyArticle(
  req: PayloadRequest,
  address: ArticleAddress,
): Promise<TeamArticle> {
  const { id } = await ownArticle(req, address)
  const copy = await req.payload.duplicate({
    collection: 'news',
    id,
    overrideAccess: false,
    depth: 0,
    req,
  })
  return rowOf(req, copy.id)
}

/**
 * Puts an article into the bin.
 * @throws {HttpError} 403, 404; 409 while visitors see it; 423 while somebody else has it open
 */
export async function binArticle(req: PayloadRequest, address: ArticleAddress): Promise<void> {
  const { id } = await ownArticle(req, address)
  await inTransaction(req, async (execute) => {
    const { status } = await held(execute, id)
    if (status === 'PUBLISHED') {
      throw new HttpError(409, 'Cet article est sur le site\u00a0: archivez-le d’abord')
    }
    await write(req, id, { deletedAt: new Date().toISOString() })
  })
}

/**
 * Takes an article out of the bin.
 * @returns the article as the list shows it now
 * @throws {HttpError} 403, 404 when the bin of the shelter has no such article; 422 when it breaks a
 * rule that is newer than it
 */
export async function unbinArticle(
  req: PayloadRequest,
  { shelter: key, article }: ArticleAddress,
): Promise<TeamArticle> {
  const shelter = await shelterOf(req, key)
  const missing = 'Cet article n’est pas dans la corbeille'
  await restoreRow(req, { collection: 'news', id: article, shelter, missing })
  return rowOf(req, article)
}
