// @ts-check

/** @typedef {import('pg').Client} Client */

/** Source: quality I. A tenth of them are of one shelter, whose lists are asked. */
export const GIFTS = 300_000
const OF_ONE = 30_000
const DONORS = 80_000
const SPONSORSHIPS = 20_000
/** Terms that each sponsorship has paid. */
const TERMS = 10

/**
 * Adds giving to T2: its gifts, sponsorships, the ledger of both and receipts.
 * @param {Client} client in a transaction of its own
 * @param {string} shelter slug of the one whose lists are asked
 */
export async function loadGiving(client, shelter) {
  await client.query(
    `INSERT INTO donors (id, email, first_name, last_name)
     SELECT gen_random_uuid(), 'donateur' || n || '@exemple.fr', 'Camille', 'Donateur ' || n
     FROM generate_series(1, $1::int) n`,
    [DONORS],
  )
  await client.query(
    `CREATE TEMP TABLE bench_places ON COMMIT DROP AS
       SELECT id, row_number() OVER (ORDER BY slug)::int AS place FROM shelters WHERE slug LIKE 't2-%'`,
  )
  await client.query(
    `CREATE TEMP TABLE bench_donors ON COMMIT DROP AS
       SELECT id, email, first_name, last_name, row_number() OVER (ORDER BY email)::int AS place
       FROM donors WHERE email LIKE 'donateur%@exemple.fr'`,
  )
  await client.query(
    `WITH drawn AS MATERIALIZED (
       SELECT n, random() AS a, random() AS b, random() AS c,
         1 + floor($1::int * random())::int AS donor,
         1 + floor((SELECT count(*) FROM bench_places) * pow(random(), 2))::int AS place
       FROM generate_series(1, $2::int) n
     )
     INSERT INTO donations (id, shelter_id, status, donor_id, amount_cents, tip_cents, first_name,
       last_name, email, message, provider, account, checkout_id, idempotency_key, receipt_wanted,
       created_at, updated_at, paid_at)
     SELECT gen_random_uuid(),
       CASE WHEN n <= $3::int THEN (SELECT id FROM shelters WHERE slug = $4) ELSE places.id END,
       (CASE WHEN a < 0.9 THEN 'PAID' WHEN a < 0.94 THEN 'REFUNDED' WHEN a < 0.97 THEN 'EXPIRED'
         ELSE 'FAILED' END)::enum_donations_status,
       donors.id, (500 + floor(b * 95) * 100)::int, CASE WHEN c < 0.3 THEN 200 ELSE 0 END,
       donors.first_name, donors.last_name, donors.email,
       CASE WHEN c > 0.8 THEN 'Merci pour tout ce que vous faites' END, 'simulator', 'bench',
       'bench-' || n, 'bench-' || n, c < 0.5, at.at, at.at, CASE WHEN a < 0.94 THEN at.at END
     FROM drawn
     JOIN bench_donors donors ON donors.place = drawn.donor
     JOIN bench_places places ON places.place = drawn.place,
     LATERAL (SELECT now() - make_interval(mins => (1051200 * b * c)::int) AS at) at`,
    [DONORS, GIFTS, OF_ONE, shelter],
  )
  await client.query(
    `INSERT INTO payments (id, shelter_id, donation_id, donor_id, kind, happened_at, amount_cents,
       tip_cents, provider, account, provider_id, entry_key)
     SELECT gen_random_uuid(), shelter_id, id, donor_id, kind::enum_payments_kind, paid_at,
       sign * amount_cents, sign * tip_cents, provider, account, checkout_id,
       checkout_id || ':' || kind
     FROM donations, (VALUES ('CHARGE', 1), ('REFUND', -1)) AS moves (kind, sign)
     WHERE account = 'bench' AND paid_at IS NOT NULL AND (sign = 1 OR status = 'REFUNDED')`,
  )
  await client.query(
    `WITH made AS (
       INSERT INTO sponsorships (id, shelter_id, animal_id, status, frequency, donor_id,
         amount_cents, first_name, last_name, email, provider, account, checkout_id,
         idempotency_key, subscription_id, next_payment_at, started_at, created_at)
       SELECT gen_random_uuid(), animals.shelter_id, animals.id,
         (CASE WHEN n % 4 = 0 THEN 'ENDED' ELSE 'ACTIVE' END)::enum_sponsorships_status, 'monthly',
         donors.id, 1000, donors.first_name, donors.last_name, donors.email, 'simulator', 'bench',
         'bench-s' || n, 'bench-s' || n, 'bench-s' || n,
         CASE WHEN n % 4 > 0 THEN now() + make_interval(days => n % 30) END,
         now() - interval '10 months', now() - interval '10 months'
       FROM (SELECT *, row_number() OVER (ORDER BY created_at)::int AS n FROM animals
         WHERE status = 'AT_SHELTER' ORDER BY created_at LIMIT $1::int) animals
       JOIN bench_donors donors ON donors.place = animals.n
       RETURNING id, shelter_id, animal_id, donor_id, started_at, checkout_id
     )
     INSERT INTO payments (id, shelter_id, sponsorship_id, animal_id, donor_id, kind, happened_at,
       amount_cents, provider, account, provider_id, entry_key)
     SELECT gen_random_uuid(), shelter_id, id, animal_id, donor_id, 'CHARGE',
       started_at + make_interval(months => term), 1000, 'simulator', 'bench',
       checkout_id || '-' || term, checkout_id || ':' || term
     FROM made, generate_series(0, $2::int - 1) term`,
    [SPONSORSHIPS, TERMS],
  )
  await client.query(
    `WITH made AS (
       INSERT INTO receipts (id, shelter_id, year, number, label, payment_id, status, facts,
         amount_cents, file_key, sha256, issued_at, donor_key)
       SELECT gen_random_uuid(), shelter_id, year, number,
         year || '-' || lpad(number::text, 6, '0'), payment, 'ISSUED', '{}', cents, 'bench',
         'bench', at, email
       FROM (
         SELECT d.shelter_id, p.id AS payment, p.amount_cents AS cents, p.happened_at AS at,
           d.email, of_year.year, coalesce(counters.last, 0) + row_number() OVER (
             PARTITION BY d.shelter_id, of_year.year ORDER BY p.happened_at, p.id
           ) AS number
         FROM payments p
         JOIN donations d ON d.id = p.donation_id
         CROSS JOIN LATERAL (SELECT extract(year FROM p.happened_at)::int AS year) of_year
         LEFT JOIN receipt_counters counters
           ON counters.shelter_id = d.shelter_id AND counters.year = of_year.year
         WHERE p.account = 'bench' AND p.kind = 'CHARGE' AND d.status = 'PAID' AND d.receipt_wanted
       ) asked
       RETURNING shelter_id, year, number
     )
     INSERT INTO receipt_counters (shelter_id, year, last)
     SELECT shelter_id, year, max(number) FROM made GROUP BY shelter_id, year
     ON CONFLICT (shelter_id, year) DO UPDATE SET last = excluded.last`,
  )
}
