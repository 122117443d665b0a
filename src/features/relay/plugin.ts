import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'

import { addressMove } from '@/features/accounts/model'
import type { User } from '@/payload-types'
import { inTransaction } from '@/platform/db/transaction'
import { extendCollections } from '@/platform/plugins'

/** The sides of an account that still bear the address which it leaves. */
const theirs = (user: string, from: string) => sql`user_id = ${user} and email = ${from}`

/** Held before the account is written: whoever writes to the person meanwhile waits, and we for them. */
const holdOwnThreads: CollectionBeforeChangeHook<User> = async ({ data, originalDoc, req }) => {
  const move = addressMove(data, originalDoc)
  if (!move || !originalDoc) return data
  await inTransaction(req, (execute) =>
    execute(sql`
      select 1 from relay_threads
      where id in (select thread_id from relay_sides where ${theirs(originalDoc.id, move.from)})
      order by id for update`),
  )
  return data
}

/** Letters go to the new address, from which answers by mail are believed: by it alone. */
const moveOwnSides: CollectionAfterChangeHook<User> = async ({ data, doc, previousDoc, req }) => {
  const move = addressMove(data, previousDoc)
  if (!move) return
  await inTransaction(req, (execute) =>
    execute(sql`update relay_sides set email = ${move.to} where ${theirs(doc.id, move.from)}`),
  )
}

/** Conversations follow those who write in them to another address. */
export const relayPlugin = extendCollections({
  users: { beforeChange: [holdOwnThreads], afterChange: [moveOwnSides] },
})
