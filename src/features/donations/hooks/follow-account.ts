import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook } from 'payload'

import type { User } from '@/payload-types'
import { sessionOf } from '@/platform/db/session'

import { LIVE_SPONSORSHIPS } from '../model'

/**
 * Gifts follow their giver to another address when both were proven to be theirs: their page, their
 * receipts, and the letters of sponsorships that go on. Whoever gave with the new one before keeps
 * two pages. Source: docs/decisions/money.md.
 */
export const followAccount: CollectionAfterChangeHook<User> = async ({
  data,
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update') return
  const before = previousDoc as Partial<User>
  const isProven = data.emailVerified && data.emailVerified !== before.emailVerified
  const [from, to] = [before.email?.toLowerCase(), data.email?.toLowerCase()]
  if (!before.emailVerified || !isProven || !from || !to || from === to) return
  const session = await sessionOf(req)
  // Held: a gift that is given at this moment finds its donor before, or after.
  const { rows } = await session.execute<{ id: string; email: string }>(
    sql`select id, email from donors where email in (${from}, ${to}) order by id for update`,
  )
  const donor = rows.find(({ email }) => email === from)
  if (!donor) return
  await session.execute(sql`
    update sponsorships set email = ${to}, revision = revision + 1
    where donor_id = ${donor.id} and lower(email) = ${from}
      and status::text = any(${sql.param([...LIVE_SPONSORSHIPS])}::text[])
  `)
  if (rows.length > 1) return
  await session.execute(
    sql`update donors set email = ${to}, user_id = ${doc.id} where id = ${donor.id}`,
  )
  await session.execute(sql`update receipts set donor_key = ${to} where donor_key = ${from}`)
}
