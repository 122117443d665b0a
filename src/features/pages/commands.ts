import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { Page } from '@/payload-types'
import { actorOf } from '@/platform/access/builders'
import { can, ROLE_LABELS, roleIn, roleNeededFor } from '@/platform/access/model'
import { inTransaction } from '@/platform/db/transaction'
import { HttpError } from '@/platform/http/errors'

import { isStale, publicationOf, type StoredState } from './publication'
import type { PagePatch } from './schema'

type Execute = Parameters<Parameters<typeof inTransaction>[1]>[0]
type Address = { shelter: string; page: string }
type Row = {
  shelter: string
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
 * Keeps the page's row until the end of the transaction: parallel saves wait their
 * turn. A save always writes that row, so its own date is the one that shows, after
 * the wait, what the other save did.
 */
async function lockRow(execute: Execute, { shelter, page }: Address): Promise<Row> {
  const { rows } = await execute<Row>(sql`
    select s.id as shelter, p._status = 'published' as "isPublished",
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
    where p.id = ${page} and (s.id::text = ${shelter} or s.slug = ${shelter})
      and p.deleted_at is null
    for update of p
  `)
  if (!rows[0]) throw new HttpError(404, 'Page introuvable')
  return { ...rows[0], updatedAt: new Date(rows[0].updatedAt).toISOString() }
}

/**
 * @throws {HttpError} 404 for the page of a shelter in which the person has no
 * part, 403 naming the role when they have one that does not suffice
 */
function checkRight(req: PayloadRequest, shelter: string): void {
  const actor = actorOf(req)
  if (can(actor, 'editContent', shelter)) return
  if (!roleIn(actor, shelter)) throw new HttpError(404, 'Page introuvable')
  const role = ROLE_LABELS[roleNeededFor('editContent')]
  throw new HttpError(403, `Il faut le rôle « ${role} » pour modifier une page`)
}

async function lastAuthor(execute: Execute, page: string): Promise<string | null> {
  const { rows } = await execute<{ name: string }>(sql`
    select u.name from audit_log a join users u on u.id = a.user_id
    where a.entity = 'pages' and a.entity_id = ${page}
    order by a.created_at desc limit 1
  `)
  return rows[0]?.name ?? null
}

async function conflict(
  execute: Execute,
  { page }: Address,
  { updatedAt }: Row,
  sentence: string,
): Promise<HttpError> {
  const lastModifiedBy = await lastAuthor(execute, page)
  return new HttpError(409, sentence, { more: { currentUpdatedAt: updatedAt, lastModifiedBy } })
}

/**
 * Saves a page as a client of the API sends it, whole or in part. Two saves that
 * started from the same state: one is kept, the other is told (409). Without
 * `baseUpdatedAt`, as older clients write, nothing is compared and the audit log
 * says so.
 * @param address shelter (id or slug) and id of the page
 * @returns the page as stored, its nodes with stable ids
 * @throws {HttpError} 403, 404, 409 (with `currentUpdatedAt` and `lastModifiedBy`), 423
 * @throws {ValidationError} 400 for a wrong value, 422 for a broken rule
 */
export function savePage(req: PayloadRequest, address: Address, patch: PagePatch): Promise<Page> {
  return inTransaction(req, async (execute) => {
    const row = await lockRow(execute, address)
    checkRight(req, row.shelter)
    if (row.lockedBy && row.lockedBy !== req.user?.id) {
      throw new HttpError(423, 'Cette page est en cours de modification par une autre personne')
    }
    if (isStale(patch.baseUpdatedAt, row.updatedAt)) {
      throw await conflict(execute, address, row, 'La page a été modifiée entre-temps')
    }
    const { baseUpdatedAt, status, ...data } = patch
    const state: StoredState = { ...row, hasDraft: row.isPublished && row.isDraft }
    const publication = publicationOf(state, { status, hasContent: 'sections' in data })
    if (publication === 'unclear') {
      const sentence = 'Cette page a un brouillon plus récent : précisez « status »'
      throw await conflict(execute, address, row, sentence)
    }
    if (!baseUpdatedAt) req.context.auditNote = 'Enregistré sans « baseUpdatedAt »'
    req.context.archives = publication === 'archived'
    return req.payload.update({
      collection: 'pages',
      id: address.page,
      data: { ...data, _status: publication === 'published' ? 'published' : 'draft' },
      overrideAccess: false,
      // Other people's locks were looked at above, inside the transaction.
      overrideLock: true,
      depth: 0,
      req,
    })
  })
}
