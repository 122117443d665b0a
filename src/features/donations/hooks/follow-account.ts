import { sql } from '@payloadcms/db-postgres'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'

import { addressMove, type AddressMove } from '@/features/accounts/model'
import type { User } from '@/payload-types'
import { inTransaction, lockName, type Execute } from '@/platform/db/transaction'

import { LIVE_SPONSORSHIPS } from '../model'

/** Whoever gives with one of the addresses at this moment does so before, or after. */
export const waitForGivers: CollectionBeforeChangeHook<User> = async ({
  data,
  originalDoc,
  req,
}) => {
  const move = addressMove(data, originalDoc)
  if (!move) return data
  await inTransaction(req, async (execute) => {
    // In one order: two who take each other's address wait for one another in no circle.
    for (const email of [move.from, move.to].sort()) await lockName(execute, `donor ${email}`)
  })
  return data
}

async function moveGifts(execute: Execute, user: string, { from, to }: AddressMove): Promise<void> {
  // Sponsorships before their donor, as what settles a term holds them. Letters go where they say.
  const { rows: sponsorships } = await execute<{ id: string; donor: string }>(sql`
    select id, donor_id as donor from sponsorships
    where lower(email) = ${from} and status::text = any(${sql.param([...LIVE_SPONSORSHIPS])}::text[])
    order by id for update
  `)
  const { rows } = await execute<{ id: string; email: string }>(
    sql`select id, email from donors where email in (${from}, ${to}) order by id for update`,
  )
  const donor = rows.find(({ email }) => email === from)
  const donors = [...sponsorships.map((row) => row.donor), ...(donor ? [donor.id] : [])]
  if (donors.length === 0) return
  await execute(sql`
    update sponsorships set email = ${to}, revision = revision + 1
    where id = any(${sql.param(sponsorships.map(({ id }) => id))}::uuid[])
  `)
  await execute(sql`
    update receipt_orders o set facts = jsonb_set(o.facts, '{donor,email}', to_jsonb(${to}::text))
    from payments p where p.id = o.payment_id and p.donor_id = any(${sql.param(donors)}::uuid[])
      and lower(o.facts -> 'donor' ->> 'email') = ${from}
  `)
  if (!donor) return
  // Of two pages the old one is of the address alone, which somebody else may have one day.
  const isAlone = rows.length === 1
  await execute(sql`
    update donors set user_id = ${isAlone ? user : null}, email = ${isAlone ? to : from}
    where id = ${donor.id}
  `)
}

/**
 * Gifts follow their giver to another address: their page, and the letters of sponsorships and of
 * receipts that come. Whoever gave with the new one before keeps two pages. Source:
 * docs/decisions/money.md.
 */
export const followAccount: CollectionAfterChangeHook<User> = async ({
  data,
  doc,
  previousDoc,
  req,
}) => {
  const move = addressMove(data, previousDoc)
  if (!move) return
  await inTransaction(req, (execute) => moveGifts(execute, doc.id, move))
}
