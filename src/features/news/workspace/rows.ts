import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { isPublicShelter } from '@/features/shelters/model'
import { readShelterNames } from '@/features/shelters/queries'
import { idOf } from '@/platform/access/model'

import { CARD_COLUMNS, toCards } from '../queries'
import type { TeamArticle } from './view'

const COLUMNS = {
  ...CARD_COLUMNS,
  shelter: true,
  status: true,
  scheduledAt: true,
  viewCount: true,
  updatedAt: true,
} as const

/** Which of these articles have a newer draft beside what is online. */
async function withDraft(req: PayloadRequest, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await req.payload.db.drizzle.execute<{ id: string }>(sql`
    select v.parent_id as id from _news_v v join news n on n.id = v.parent_id
    where v.parent_id = any(${sql.param([...ids])}::uuid[]) and n._status = 'published'
      and v.latest and v.version__status = 'draft'`)
  return new Set(rows.map(({ id }) => id))
}

/**
 * Articles by id, in that order, as the list shows them; those that the person does not look after
 * are left out.
 */
export async function readArticleRows(
  req: PayloadRequest,
  ids: readonly string[],
): Promise<TeamArticle[]> {
  if (ids.length === 0) return []
  const { docs } = await req.payload.find({
    collection: 'news',
    where: { id: { in: [...ids] } },
    overrideAccess: false,
    depth: 0,
    limit: ids.length,
    pagination: false,
    select: COLUMNS,
    req,
  })
  const [cards, drafts, shelters] = await Promise.all([
    toCards(req.payload, docs),
    withDraft(req, ids),
    readShelterNames(
      req,
      docs.map(({ shelter }) => idOf(shelter)),
    ),
  ])
  const cardById = new Map(cards.map((card) => [card.id, card]))
  const byId = new Map(docs.map((article) => [article.id, article]))
  return ids.flatMap((id) => {
    const article = byId.get(id)
    const card = cardById.get(id)
    const shelter = shelters.get(idOf(article?.shelter) ?? '')
    if (!article || !card || !shelter) return []
    const { title, status, scheduledAt, publishedAt, createdAt, updatedAt, viewCount } = article
    return [
      {
        id,
        title,
        status,
        summary: card.excerpt,
        isPinned: card.isPinned,
        hasDraft: drafts.has(id),
        publishedAt: publishedAt ?? null,
        scheduledAt: status === 'SCHEDULED' ? (scheduledAt ?? null) : null,
        event: card.event,
        image: card.cover?.thumb ?? null,
        card: card.cover?.card ?? null,
        viewCount: viewCount ?? 0,
        createdAt,
        updatedAt,
        shelter: { id: shelter.id, name: shelter.name, slug: shelter.slug },
        isPublic: status === 'PUBLISHED' && isPublicShelter(shelter),
      },
    ]
  })
}
