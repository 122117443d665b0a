import { sql } from '@payloadcms/db-postgres'
import type { SQL } from '@payloadcms/db-postgres/drizzle'
import { createLocalReq, type PayloadRequest } from 'payload'

import { signedUpBefore } from '@/features/accounts/sign-up/model'
import { inTransaction } from '@/platform/db/transaction'
import { sessionOf } from '@/platform/db/session'

import { deleteAccountAlone } from './account-alone'

/** As `goesUnconfirmedOn` decides, in SQL. */
const isLeft = (now: Date): SQL => sql`
  u.signed_up_at < ${signedUpBefore(now).toISOString()} and u.email_verified is null
  and u.is_super_admin is not true
  and not exists (select 1 from users_memberships m where m._parent_id = u.id)
`

/** @returns whether it went */
async function eraseOne(req: PayloadRequest, id: string, now: Date): Promise<boolean> {
  return inTransaction(req, async (execute) => {
    // Its owner may be confirming it at this moment: then it stays.
    const { rows } = await execute(
      sql`select u.id from users u where u.id = ${id} and ${isLeft(now)} for update`,
    )
    if (rows.length === 0) return false
    await deleteAccountAlone(req, execute, id)
    return true
  })
}

/**
 * Erases the accounts that were opened thirty days ago and whose address nobody ever confirmed, with
 * what they liked and followed. Those that a super admin or an invitation made are no sign-ups.
 * @returns how many went
 * @throws what kept one of them, after the others
 */
export async function eraseUnconfirmedAccounts(
  req: PayloadRequest,
  now = new Date(),
): Promise<number> {
  const session = await sessionOf(req)
  const { rows } = await session.execute(
    sql`select u.id from users u where ${isLeft(now)} order by u.signed_up_at`,
  )
  let erased = 0
  const failures: unknown[] = []
  for (const { id } of rows as Array<{ id: string }>) {
    try {
      if (await eraseOne(await createLocalReq({}, req.payload), id, now)) erased += 1
    } catch (error) {
      // One that fails keeps no other one.
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
  return erased
}
