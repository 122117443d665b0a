import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'

import type { Execute } from '@/platform/db/transaction'
import { removeFiles } from '@/platform/storage/transaction'

import type { Kind } from '../model'
import { PLACES } from '../places'
import { forgetDeletion } from './deletions'

/** What is nothing without the account that it was made with. */
const OF_THE_ACCOUNT: readonly Kind[] = [
  'notice',
  'choice',
  'like',
  'follow',
  'follower',
  'profile',
  'copy',
]

/**
 * Deletes an account and nothing else that was done with its address, which may be somebody else's.
 * What it liked and followed, and what it was told, goes with it. In the caller's transaction.
 */
export async function deleteAccountAlone(
  req: PayloadRequest,
  execute: Execute,
  id: string,
): Promise<void> {
  for (const { table, kind, users = [], files = [] } of PLACES) {
    if (!OF_THE_ACCOUNT.includes(kind)) continue
    for (const column of users) {
      const { rows } = await execute(
        sql`delete from ${sql.identifier(table)} where ${sql.identifier(column)} = ${id} returning *`,
      )
      await removeFiles(
        req,
        rows.flatMap((row) => files.flatMap((name) => (row[name] ? [String(row[name])] : []))),
      )
    }
  }
  await req.payload.delete({
    collection: 'users',
    id,
    // The program's own: whoever calls has read that the account may go.
    overrideAccess: true,
    req,
  })
  await execute(sql`
    update audit_log set note = null, before = null, after = null
    where entity = 'users' and entity_id = ${id}
  `)
  await forgetDeletion(req, id)
}
