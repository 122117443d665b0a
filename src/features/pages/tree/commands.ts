import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import { record } from '@/platform/audit/hooks'
import { touch } from '@/platform/cache/outbox'
import { tags } from '@/platform/cache/tags'
import { inTransaction, type Execute } from '@/platform/db/transaction'
import { sessionOf } from '@/platform/db/session'
import { HttpError } from '@/platform/http/errors'

import { editedShelter } from '../edited-shelter'
import { placePage, refusalOf, type Change, type Place } from './model'
import { readRows } from './rows'
import type { ListedPage } from './schema'

/**
 * Keeps the pages of a shelter until the transaction ends. Then they are read in a statement of its own: one
 * that waited would know their newest rows, but not where their drafts have gone meanwhile.
 */
const lockPages = (execute: Execute, shelter: string): Promise<unknown> =>
  execute(sql`
    select 1 from pages where shelter_id = ${shelter} and deleted_at is null order by id for no key update`)

/**
 * All pages of a shelter, for its team.
 * @param key id or slug of the shelter
 * @throws {HttpError} 403, 404
 */
export async function listPages(req: PayloadRequest, key: string): Promise<ListedPage[]> {
  const shelter = await editedShelter(req, key)
  const session = await sessionOf(req)
  return readRows(session.execute.bind(session), shelter)
}

/**
 * Where a page stands in the menu is no part of its content: it changes at once, in
 * the page and in the draft that may wait beside it, without making a version.
 */
async function write(execute: Execute, { id, parentId, menuOrder }: Change): Promise<void> {
  await execute(sql`
    update pages set parent_id = ${parentId}, menu_order = ${menuOrder} where id = ${id}
  `)
  await execute(sql`
    update _pages_v set version_parent_id = ${parentId}, version_menu_order = ${menuOrder}
    where parent_id = ${id} and latest
  `)
}

/**
 * Puts a page at a place of the tree of its shelter; its sisters make room.
 * @param address shelter (id or slug) and id of the page
 * @returns the pages of the shelter, as they are after
 * @throws {HttpError} 403, 404, and 422 when it cannot go there (see `refusalOf`)
 */
export async function movePage(
  req: PayloadRequest,
  address: { shelter: string; page: string },
  place: Place,
): Promise<ListedPage[]> {
  const shelter = await editedShelter(req, address.shelter)
  return inTransaction(req, async (execute) => {
    await lockPages(execute, shelter)
    const before = await readRows(execute, shelter)
    const moved = before.find(({ id }) => id === address.page)
    if (!moved) throw new HttpError(404, 'Page introuvable')
    const refusal = refusalOf(before, address.page, place)
    if (refusal) throw new HttpError(422, refusal, { fields: { parentId: refusal } })
    const changes = placePage(before, address.page, place)
    for (const change of changes) {
      await write(execute, change)
      const old = before.find(({ id }) => id === change.id)
      const row = (from: Omit<Change, 'id'>) => ({
        id: change.id,
        shelter,
        parent: from.parentId,
        menuOrder: from.menuOrder,
      })
      await record(req, {
        action: 'UPDATE',
        collection: 'pages',
        before: old ? row(old) : null,
        after: row(change),
      })
    }
    if (changes.length > 0) await touch(req, [tags.shelterPages(shelter)])
    return readRows(execute, shelter)
  })
}
