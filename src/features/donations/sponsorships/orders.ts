import { sql } from '@payloadcms/db-postgres'

import type { Execute } from '@/platform/db/transaction'

/**
 * Seconds after which whoever asked has an answer, or is dead: the provider's client gives up
 * sooner (platform/payments/stripe/client).
 */
const UNDER_WAY_SECONDS = 120

const isLeft = sql`sponsorship_orders.asked_at < now() - make_interval(secs => ${UNDER_WAY_SECONDS})`

/**
 * Whether somebody asked for something else than `what` and never came to its end: what the
 * provider made of it is not known.
 */
export async function isOtherLeft(
  execute: Execute,
  sponsorship: string,
  what: string,
): Promise<boolean> {
  const { rows } = await execute(sql`
    select 1 from sponsorship_orders
    where sponsorship_id = ${sponsorship} and what <> ${what} and ${isLeft}
  `)
  return rows.length > 0
}

/**
 * Writes down what is asked of the provider for a sponsorship that is held: one thing at a time.
 * The same again, after whoever asked for it had died, is the same order.
 * @returns its id, `null` while somebody asks for something
 */
export async function placeOrder(
  execute: Execute,
  sponsorship: string,
  what: string,
): Promise<string | null> {
  const { rows } = await execute<{ id: string }>(sql`
    insert into sponsorship_orders (sponsorship_id, what) values (${sponsorship}, ${what})
    on conflict (sponsorship_id) do update set asked_at = now()
    where sponsorship_orders.what = excluded.what and ${isLeft}
    returning id
  `)
  return rows[0]?.id ?? null
}

/** Whether somebody is asking the provider for a change of a sponsorship, or died while asking. */
export async function isAsked(execute: Execute, sponsorship: string): Promise<boolean> {
  const { rows } = await execute(sql`
    select 1 from sponsorship_orders where sponsorship_id = ${sponsorship}`)
  return rows.length > 0
}

/** @returns whether it was still open: somebody else may have come to its end */
export async function closeOrder(execute: Execute, id: string): Promise<boolean> {
  const { rows } = await execute(sql`delete from sponsorship_orders where id = ${id} returning 1`)
  return rows.length > 0
}

/** Ends what nobody waits for any more. @returns whether there was something */
export async function closeLeft(execute: Execute, sponsorship: string): Promise<boolean> {
  const { rows } = await execute(sql`
    delete from sponsorship_orders where sponsorship_id = ${sponsorship} and ${isLeft} returning 1
  `)
  return rows.length > 0
}

/** The sponsorships of which whoever asked for something never came to its end, oldest first. */
export async function leftOrders(execute: Execute): Promise<string[]> {
  const { rows } = await execute<{ id: string }>(sql`
    select sponsorship_id as id from sponsorship_orders where ${isLeft} order by asked_at limit 100
  `)
  return rows.map(({ id }) => id)
}
