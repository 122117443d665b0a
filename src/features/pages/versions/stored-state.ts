import { sql } from '@payloadcms/db-postgres'

import type { inTransaction } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'

export type Execute = Parameters<Parameters<typeof inTransaction>[1]>[0]

export type StoredRow = {
  shelter: string
  shelterSlug: string
  isPublished: boolean
  isArchived: boolean
  /** A draft is newer than what the page's own row holds. */
  isDraft: boolean
  /** When the newest state was saved, drafts included (ISO 8601). */
  updatedAt: string
  /** Whoever has the page open in an editor elsewhere. */
  lockedBy: string | null
}

/** Seconds during which somebody else's open editor keeps a page; Payload's own default. */
const LOCK_SECONDS = 300

/**
 * Keeps the page for this transaction until its end: parallel saves wait their turn, those of
 * the API and those of the admin alike. Then reads what is stored, drafts included: in a
 * statement of its own, because a draft saved during the wait leaves the page's row untouched
 * and would be missed by the statement that waited.
 * @returns null when there is no such page
 */
export async function lockPage(execute: Execute, page: string): Promise<StoredRow | null> {
  await execute(sql`select id from pages where id = ${page} for update`)
  const { rows } = await execute<StoredRow>(sql`
    select s.id as shelter, s.slug as "shelterSlug", p._status = 'published' as "isPublished",
      p.status = 'ARCHIVED' as "isArchived", coalesce(v._status = 'draft', false) as "isDraft",
      greatest(p.updated_at, v.updated_at) as "updatedAt",
      (select owner.users_id
       from payload_locked_documents l
       join payload_locked_documents_rels doc on doc.parent_id = l.id and doc.path = 'document'
       join payload_locked_documents_rels owner on owner.parent_id = l.id and owner.path = 'user'
       where doc.pages_id = ${page}
         and l.updated_at > now() - make_interval(secs => ${LOCK_SECONDS})
       order by l.updated_at desc limit 1) as "lockedBy"
    from pages p
    join shelters s on s.id = p.shelter_id
    left join lateral (
      select version__status as _status, version_updated_at as updated_at
      from _pages_v where parent_id = p.id and latest
      order by updated_at desc limit 1
    ) v on true
    where p.id = ${page} and p.deleted_at is null
  `)
  const [row] = rows
  return row ? { ...row, updatedAt: new Date(row.updatedAt).toISOString() } : null
}

async function lastAuthor(execute: Execute, page: string): Promise<string | null> {
  const { rows } = await execute<{ name: string }>(sql`
    select u.name from audit_log a join users u on u.id = a.user_id
    where a.entity = 'pages' and a.entity_id = ${page}
    order by a.created_at desc limit 1
  `)
  return rows[0]?.name ?? null
}

/** The refusal (409) of a save that started from an older state: who saved since, and when. */
export async function conflict(
  execute: Execute,
  page: string,
  { updatedAt }: StoredRow,
  sentence = 'La page a été modifiée entre-temps',
): Promise<HttpError> {
  const lastModifiedBy = await lastAuthor(execute, page)
  return new HttpError(409, sentence, { more: { currentUpdatedAt: updatedAt, lastModifiedBy } })
}
