import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'

import { ADOPTION_MONTHS, CONFIRM_AFTER_DAYS } from '@/features/animal-workspace/model'
import { listIncomplete } from '@/features/animal-workspace/queries'
import { isPublicShelter, type ShelterStatus } from '@/features/shelters/model'

import { daysBefore, monthsBefore, OLD_DRAFT_DAYS, type Waiting } from './model'
import { countAsked } from './read-asked'
import { firstRow, NAMED, queue, queueOf, type Counts, type Queue, type Queued } from './statements'

export type ShelterFigures = {
  shelter: { id: string; name: string; slug: string; isPublic: boolean }
  animals: { visible: number; reserved: number; adopted: number; sos: number }
  pages: { published: number; drafts: number }
  /** Id of the home page, if it was made. */
  home: string | null
  news: { published: number; drafts: number; scheduled: number }
  waiting: Record<Waiting, Queue>
}

const countAnimals = (payload: Payload, shelter: string, now: Date) => {
  const stale = daysBefore(now, CONFIRM_AFTER_DAYS)
  const isHere = sql`status = 'AT_SHELTER'`
  const noPhoto = sql`${isHere} and not exists (
    select 1 from animals_rels r where r.parent_id = animals.id and r.path = 'photos')`
  const unconfirmed = sql`${isHere} and is_visible
    and coalesce(last_confirmed_at, created_at) < ${stale}`
  return firstRow<
    Counts<'visible' | 'reserved' | 'sos' | 'adopted'> & Queued<'noPhoto' | 'unconfirmed'>
  >(
    payload,
    sql`select
      count(*) filter (where ${isHere} and is_visible)::int as visible,
      count(*) filter (where ${isHere} and is_reserved)::int as reserved,
      count(*) filter (where ${isHere} and is_sos)::int as sos,
      count(*) filter (where status = 'ADOPTED'
        and adopted_at >= ${monthsBefore(now, ADOPTION_MONTHS)})::int as adopted,
      ${queue('noPhoto', noPhoto, sql`name`)},
      ${queue('unconfirmed', unconfirmed, sql`name`)}
      from animals where shelter_id = ${shelter} and deleted_at is null`,
  )
}

const countPages = (payload: Payload, shelter: string, now: Date) => {
  const title = sql`coalesce(title, 'Sans titre')`
  const isDraft = sql`status = 'DRAFT' and _status = 'draft'`
  const old = sql`${isDraft} and updated_at < ${daysBefore(now, OLD_DRAFT_DAYS)}`
  const changed = sql`_status = 'published' and exists (
    select 1 from _pages_v v
    where v.parent_id = pages.id and v.latest and v.version__status = 'draft')`
  return firstRow<
    Counts<'published' | 'drafts'> & Queued<'oldDrafts' | 'unpublished'> & { home: string | null }
  >(
    payload,
    sql`select
      count(*) filter (where _status = 'published')::int as published,
      count(*) filter (where ${isDraft})::int as drafts,
      (array_agg(id) filter (where is_homepage))[1] as home,
      ${queue('oldDrafts', old, title)},
      ${queue('unpublished', changed, title)}
      from pages where shelter_id = ${shelter} and deleted_at is null`,
  )
}

const countPictures = (payload: Payload, shelter: string) =>
  firstRow<Queued<'noAlt'>>(
    payload,
    sql`select ${queue(
      'noAlt',
      sql`coalesce(alt, '') = '' and decorative is not true`,
      sql`coalesce(nullif(title, ''), filename)`,
    )} from media where shelter_id = ${shelter} and deleted_at is null`,
  )

const countNews = (payload: Payload, shelter: string) => {
  const changed = sql`_status = 'published' and exists (
    select 1 from _news_v v
    where v.parent_id = news.id and v.latest and v.version__status = 'draft')`
  return firstRow<Counts<'published' | 'drafts' | 'scheduled'> & Queued<'changedNews'>>(
    payload,
    sql`select
      count(*) filter (where status = 'PUBLISHED')::int as published,
      count(*) filter (where status = 'DRAFT')::int as drafts,
      count(*) filter (where status = 'SCHEDULED')::int as scheduled,
      ${queue('changedNews', changed, sql`title`)}
      from news where shelter_id = ${shelter} and deleted_at is null`,
  )
}

/**
 * Everything that the dashboard says of a shelter, in at most seven statements;
 * null when there is no such shelter. The caller has checked the right to see it.
 */
export async function readShelterFigures(
  payload: Payload,
  shelterId: string,
  now: Date,
): Promise<ShelterFigures | null> {
  const [shelter, animals, incomplete, pages, pictures, news, asked] = await Promise.all([
    firstRow<{ id: string; name: string; slug: string; status: ShelterStatus } | undefined>(
      payload,
      sql`select id, name, slug, status from shelters where id = ${shelterId}`,
    ),
    countAnimals(payload, shelterId, now),
    listIncomplete(payload, shelterId, now),
    countPages(payload, shelterId, now),
    countPictures(payload, shelterId),
    countNews(payload, shelterId),
    countAsked(payload, shelterId, now),
  ])
  if (!shelter) return null
  const { id, name, slug, status } = shelter
  const { visible, reserved, adopted, sos } = animals
  return {
    shelter: { id, name, slug, isPublic: isPublicShelter({ status }) },
    animals: { visible, reserved, adopted, sos },
    pages: { published: pages.published, drafts: pages.drafts },
    home: pages.home,
    news: { published: news.published, drafts: news.drafts, scheduled: news.scheduled },
    waiting: {
      ...asked,
      incomplete: { count: incomplete.length, samples: incomplete.slice(0, NAMED) },
      noPhoto: queueOf(animals.noPhoto, animals.noPhoto_samples),
      unconfirmed: queueOf(animals.unconfirmed, animals.unconfirmed_samples),
      unpublished: queueOf(pages.unpublished, pages.unpublished_samples),
      changedNews: queueOf(news.changedNews, news.changedNews_samples),
      oldDrafts: queueOf(pages.oldDrafts, pages.oldDrafts_samples),
      noAlt: queueOf(pictures.noAlt, pictures.noAlt_samples),
    },
  }
}
