// @ts-check
/** @typedef {import('pg').Client} Client */

/** What docs/house.md measures. */
export const SUPPLIES = 20_000
export const ANSWERS = 100_000

/**
 * Adds to T2 what its shelters ask for, and five answers to each.
 * @param {Client} client in a transaction of its own, which holds the shelters and people of T2
 */
export async function loadSupplies(client) {
  await client.query(
    `WITH drawn AS MATERIALIZED (
       SELECT n, random() AS a, random() AS b, 1 + floor(random() * (SELECT count(*) FROM shelters))
         AS place FROM generate_series(1, $1::int) n
     ), homes AS (SELECT id, row_number() OVER (ORDER BY id) AS place FROM shelters)
     INSERT INTO supply_requests (id, shelter_id, title, description, category, urgency,
       quantity_requested, quantity_unit, delivery_mode, is_active, created_at, updated_at)
     SELECT gen_random_uuid(), homes.id,
       (ARRAY['Croquettes', 'Couvertures', 'Litière', 'Planches', 'Jouets'])[1 + floor(a * 5)::int] || ' n° ' || n,
       repeat('Propres, même usés, déposés le matin. ', 6),
       (ARRAY['FOOD', 'WELLBEING', 'OTHER', 'CONSTRUCTION', 'TOYS_ACCESSORIES'])[1 + floor(a * 5)::int]::enum_supply_requests_category,
       (CASE WHEN b < 0.15 THEN 'URGENT' ELSE 'NORMAL' END)::enum_supply_requests_urgency,
       CASE WHEN b < 0.8 THEN 5 + floor(b * 60)::int END, 'sacs', 'DEPOT_AT_SHELTER', a < 0.9,
       now() - make_interval(mins => floor(500000 * b)::int), now()
     FROM drawn JOIN homes USING (place)`,
    [SUPPLIES],
  )
  await client.query(
    `INSERT INTO supply_responses (request_id, shelter_id, quantity_donated, name, phone, message,
       status, responded_at, decided_at)
     SELECT r.id, r.shelter_id, 1 + k, 'Donneur ' || k, '06 39 98 00 01', 'Je passe samedi.',
       (ARRAY['PENDING', 'ACCEPTED', 'DONE', 'DONE', 'REJECTED'])[k], r.created_at, r.created_at
     FROM supply_requests r, generate_series(1, $1::int / $2::int) k WHERE r.title LIKE '% n° %'`,
    [ANSWERS, SUPPLIES],
  )
  await client.query(
    `INSERT INTO supply_progress (request_id, secured, waiting, answers)
     SELECT request_id, sum(quantity_donated) FILTER (WHERE status IN ('ACCEPTED', 'DONE')),
       count(*) FILTER (WHERE status = 'PENDING'), count(*)
     FROM supply_responses GROUP BY request_id ON CONFLICT (request_id) DO NOTHING`,
  )
}
