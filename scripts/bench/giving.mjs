// @ts-check
import { Problem } from '../lib/terminal.mjs'

/** @typedef {import('pg').Client} Client */

const SHELTER = 'refuge-des-quatre-vents'
/** Payment pages that are asked for, one after the other. */
const CHECKOUTS = 100
/** The server lets one network ask for 20 in an hour: what it counted is forgotten in time. */
const BEFORE_LIMIT = 15
/** Receipts that wait at once. Source: issue 7. */
const RECEIPTS = 1000
const LONGEST_MS = 15 * 60_000

/**
 * @param {number[]} times
 * @param {number} part
 */
const quantile = (times, part) =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0

/**
 * How long `POST /api/create-checkout` takes, the provider's page included.
 * @param {string} site origin
 * @param {Client} client
 * @returns {Promise<{ p50: number, p95: number }>} milliseconds
 */
async function checkouts(site, client) {
  const times = []
  for (let nth = 0; nth < CHECKOUTS; nth += 1) {
    if (nth % BEFORE_LIMIT === 0) await client.query('DELETE FROM rate_limits')
    const start = performance.now()
    const response = await fetch(`${site}/api/create-checkout`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        type: 'donation',
        amount: 2500,
        tipAmount: 250,
        currency: 'EUR',
        shelterId: SHELTER,
        customerEmail: `mesure${nth}@exemple.fr`,
        customerFirstName: 'Mesure',
        customerLastName: 'Exemple',
      }),
    })
    const text = await response.text()
    times.push(performance.now() - start)
    if (!response.ok) throw new Problem(`create-checkout answered ${response.status}: ${text}`)
  }
  return { p50: quantile(times, 0.5), p95: quantile(times, 0.95) }
}

/**
 * Payments whose receipts wait, as the settlement of each leaves them.
 * @param {Client} client
 */
async function placeOrders(client) {
  const { rows } = await client.query(
    `WITH shelter AS (
       UPDATE shelters SET tax_receipts_enabled = true, tax_rate = 66, siret = '73282932000074',
         legal_purpose = 'Protection animale', receipt_signer = 'Anne Morel, présidente'
       WHERE slug = $1 RETURNING id
     ), donor AS (
       INSERT INTO donors (id, email, first_name, last_name, created_at, updated_at)
       VALUES (gen_random_uuid(), 'mille-recus@exemple.fr', 'Mille', 'Reçus', now(), now())
       RETURNING id
     ), paid AS (
       INSERT INTO payments (id, shelter_id, donor_id, kind, happened_at, amount_cents, tip_cents,
         currency, provider, provider_id, entry_key, created_at, updated_at)
       SELECT gen_random_uuid(), shelter.id, donor.id, 'CHARGE', now(), 2500 + n, 0, 'EUR',
         'simulator', 'bench-' || n, 'bench:' || n, now(), now()
       FROM shelter, donor, generate_series(1, $2::int) n
       RETURNING id, shelter_id, amount_cents::int AS cents, happened_at
     ), asked AS (
       INSERT INTO receipt_orders (payment_id, shelter_id, facts, amount_cents)
       SELECT id, shelter_id, jsonb_build_object(
         'paymentId', id, 'shelterId', shelter_id, 'amountCents', cents,
         'paidAt', to_char(happened_at, 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
         'form', 'don manuel', 'nature', 'numéraire', 'mode', 'carte bancaire',
         'donor', '{"firstName":"Mille","lastName":"Reçus","email":"mille-recus@exemple.fr",
           "address":{"line":"1 rue des Lilas","postalCode":"35000","city":"Rennes",
           "country":"France"}}'::jsonb), cents
       FROM paid RETURNING payment_id
     )
     INSERT INTO payload_jobs (id, input, task_slug, queue)
     SELECT gen_random_uuid(), jsonb_build_object('payment', payment_id), 'issue-receipt', 'default'
     FROM asked RETURNING id`,
    [SHELTER, RECEIPTS],
  )
  if (rows.length !== RECEIPTS) throw new Problem(`The demonstration has no shelter ${SHELTER}.`)
}

/**
 * Seconds until the server has made the waiting receipts by itself, and the holes in their
 * numbers.
 * @param {Client} client
 * @returns {Promise<{ seconds: number, holes: number }>}
 */
async function receipts(client) {
  await placeOrders(client)
  const start = performance.now()
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 1000))
    const { rows } = await client.query(
      'SELECT count(*)::int AS open FROM receipt_orders WHERE NOT is_done',
    )
    if (rows[0]?.open === 0) break
    if (performance.now() - start > LONGEST_MS) {
      throw new Problem(`${rows[0]?.open} receipts are not made after 15 minutes.`)
    }
  }
  const seconds = (performance.now() - start) / 1000
  const { rows } = await client.query(
    `SELECT coalesce(sum(top - many), 0)::int AS holes FROM (
       SELECT max(number) AS top, count(*) AS many FROM receipts GROUP BY shelter_id, year
     ) years`,
  )
  return { seconds, holes: rows[0]?.holes }
}

/**
 * What giving costs: a payment page, and a thousand receipts in the background.
 * @param {string} site origin
 * @param {Client} client of its database
 */
export async function giving(site, client) {
  const checkout = await checkouts(site, client)
  return { checkout, receipts: await receipts(client), count: RECEIPTS }
}
