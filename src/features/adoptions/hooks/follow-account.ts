import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'

import { addressMove } from '@/features/accounts/model'
import type { User } from '@/payload-types'
import { inTransaction } from '@/platform/db/transaction'

import { openRequest } from '../apply/open-request'
import { openKey } from '../model'

/** The open requests of an account that still bear the address which it leaves. */
const theirs = (user: string, from: string) => sql`
  applicant_user_id = ${user} and lower(applicant_email) = ${from} and open_key is not null`

/** Held before the account is written: whoever writes to the person meanwhile waits, and we for them. */
export const holdOwnRequests: CollectionBeforeChangeHook<User> = async ({
  data,
  originalDoc,
  req,
}) => {
  const move = addressMove(data, originalDoc)
  if (!move || !originalDoc) return data
  const mine = theirs(originalDoc.id, move.from)
  await inTransaction(req, async (execute) => {
    // Animals first, as whoever holds a request does.
    await execute(sql`
      select 1 from animals where id in (select animal_id from adoption_requests where ${mine})
      order by id for no key update`)
    await execute(sql`select 1 from adoption_requests where ${mine} order by id for update`)
  })
  return data
}

/**
 * Open requests follow their applicant to another address: letters, with the link, go there. One for
 * an animal that the new address has already asked for stays where it is: there is one of each.
 */
export const moveOwnRequests: CollectionAfterChangeHook<User> = async ({
  data,
  doc,
  previousDoc,
  req,
}) => {
  const move = addressMove(data, previousDoc)
  if (!move) return
  await inTransaction(req, async (execute) => {
    const { rows } = await execute<{ id: string; animal: string }>(sql`
      select id, animal_id as animal from adoption_requests where ${theirs(doc.id, move.from)}`)
    for (const { id, animal } of rows) {
      const key = openKey(animal, { email: move.to })
      if (!key || (await openRequest(req, key))) continue
      await execute(sql`
        update adoption_requests set applicant_email = ${move.to}, open_key = ${key}
        where id = ${id}`)
    }
  })
}
