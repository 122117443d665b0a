// @ts-check
import { setTimeout as sleep } from 'node:timers/promises'

/** @typedef {import('pg').Client} Client */

/** Backends report what they did a second after they fell idle. */
const REPORTED_MS = 2500

/** @param {Client} client */
async function counts(client) {
  await sleep(REPORTED_MS)
  const { rows } = await client.query(
    `SELECT relname, seq_scan::int AS scans FROM pg_stat_user_tables
     WHERE relname IN ('animals', 'animals_rels', 'media', 'form_submissions', 'donations',
       'sponsorships', 'payments', 'donors', 'receipts', 'users', 'notifications', 'animal_likes',
       'lost_found_reports', 'lost_found_watches', 'walks', 'wall_posts', 'wall_comments',
       'supply_requests', 'supply_responses')`,
  )
  return new Map(rows.map(({ relname, scans }) => [relname, scans]))
}

/**
 * How often tables that grow were really read from end to end while something ran, as Postgres
 * counts it: a plan that is only explained may not be the one that is run.
 * @template T
 * @param {Client} client
 * @param {() => Promise<T>} work
 * @returns {Promise<{ result: T, wholeReads: number }>}
 */
export async function wholeReads(client, work) {
  const before = await counts(client)
  const result = await work()
  let reads = 0
  for (const [table, scans] of await counts(client)) reads += scans - (before.get(table) ?? 0)
  return { result, wholeReads: reads }
}
