import { sql } from '@payloadcms/db-postgres'
import { index, pgTable, primaryKey, uuid, varchar } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload, PayloadRequest } from 'payload'

import { moment } from './columns'
import { sessionOf } from './session'

/**
 * Every address at which a document was ever public: a link that somebody kept
 * still leads to it after its slug changed. An address has one document, the last
 * that was published there.
 */
export const publicAddresses = pgTable(
  'public_addresses',
  {
    collection: varchar('collection', { length: 40 }).notNull(),
    shelterId: uuid('shelter_id').notNull(),
    slug: varchar('slug', { length: 200 }).notNull(),
    documentId: uuid('document_id').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.collection, table.shelterId, table.slug] }),
    index('public_addresses_document_idx').on(table.documentId),
  ],
)

type Address = { collection: string; shelter: string; slug: string }

/** Notes, in the transaction of the request, that a document is public at an address. */
export async function writeAddress(
  req: PayloadRequest,
  { collection, shelter, slug }: Address,
  document: string,
): Promise<void> {
  const session = await sessionOf(req)
  await session.execute(sql`
    insert into public_addresses (collection, shelter_id, slug, document_id)
    values (${collection}, ${shelter}, ${slug}, ${document})
    on conflict (collection, shelter_id, slug) do update set document_id = excluded.document_id
  `)
}

/** Forgets the addresses of a document that is deleted for good. */
export async function forgetAddresses(req: PayloadRequest, document: string): Promise<void> {
  const session = await sessionOf(req)
  await session.execute(sql`delete from public_addresses where document_id = ${document}`)
}

/** The document that was last public at an address, wherever it is now; or `null`. */
export async function documentAt(
  payload: Payload,
  { collection, shelter, slug }: Address,
): Promise<string | null> {
  const { drizzle } = payload.db
  const { rows } = await drizzle.execute<{ id: string }>(sql`
    select document_id as id from public_addresses
    where collection = ${collection} and shelter_id = ${shelter} and slug = ${slug}
  `)
  return rows[0]?.id ?? null
}
