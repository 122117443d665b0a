import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'

import { addressMove } from '@/features/accounts/model'
import type { User } from '@/payload-types'
import { inTransaction } from '@/platform/db/transaction'

/** The tickets of an account that are not over and still bear the address which it leaves. */
const theirs = (user: string, from: string) => sql`
  requester_user_id = ${user} and lower(requester_email) = ${from} and status <> 'CLOSED'`

/** Held before the account is written: whoever answers the person meanwhile waits, and we for them. */
export const holdOwnTickets: CollectionBeforeChangeHook<User> = async ({
  data,
  originalDoc,
  req,
}) => {
  const move = addressMove(data, originalDoc)
  if (!move || !originalDoc) return data
  const mine = theirs(originalDoc.id, move.from)
  await inTransaction(req, async (execute) => {
    // Answers first, as whoever holds a ticket does.
    await execute(sql`
      select 1 from form_submissions
      where id in (select submission_id from tickets where ${mine}) order by id for no key update`)
    await execute(sql`select 1 from tickets where ${mine} order by id for update`)
  })
  return data
}

/** Tickets follow who asked to another address: letters, with the link, go there. */
export const moveOwnTickets: CollectionAfterChangeHook<User> = async ({
  data,
  doc,
  previousDoc,
  req,
}) => {
  const move = addressMove(data, previousDoc)
  if (!move) return
  await inTransaction(req, (execute) =>
    execute(
      sql`update tickets set requester_email = ${move.to} where ${theirs(doc.id, move.from)}`,
    ),
  )
}
