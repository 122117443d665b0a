// @ts-check
/** @typedef {import('pg').Client} Client */

/** What docs/house.md measures. */
const MISSIONS = 10_000
const SLOTS = 60_000

/**
 * Adds missions to T2 around the communes of `loadLost`, and slots of the weeks around today.
 * @param {Client} client in the transaction of `loadLost`, which made `bench_communes`
 */
export async function loadVolunteering(client) {
  await client.query(
    `WITH homes AS MATERIALIZED (
       SELECT id, row_number() OVER (ORDER BY id) AS nth, count(*) OVER () AS total
       FROM shelters WHERE status = 'APPROVED'
     ), drawn AS MATERIALIZED (
       SELECT n, random() AS a, random() AS b, 1 + floor(8000 * random())::int AS place
       FROM generate_series(1, $1::int) n
     )
     INSERT INTO volunteer_missions (shelter_id, slug, status, title, kind, rhythm, skills, min_age,
       description, commune_code, commune_name, department, lat, lng, created_at)
     SELECT homes.id, 't2-mission-' || n, CASE WHEN a < 0.9 THEN 'OPEN' ELSE 'PAUSED' END,
       'Promener les chiens', (ARRAY['WALKS', 'CATS', 'CARE', 'TRANSPORT'])[1 + floor(b * 4)::int],
       (ARRAY['WEEKLY', 'MONTHLY', 'OCCASIONAL'])[1 + floor(b * 3)::int],
       CASE WHEN a < 0.5 THEN ARRAY['DOGS'] ELSE '{}' END, CASE WHEN b < 0.5 THEN 16 END,
       repeat('Deux heures le matin, par deux. ', 12), '00000', name, department, y, x,
       now() - make_interval(mins => floor(500000 * a)::int)
     FROM drawn JOIN bench_communes USING (place)
       JOIN homes ON homes.nth = 1 + drawn.n % homes.total`,
    [MISSIONS],
  )
  await client.query(
    `INSERT INTO volunteer_slots (mission_id, shelter_id, starts_at, minutes, places)
     SELECT m.id, m.shelter_id, date_trunc('hour', now()) + make_interval(days => k - 2), 120, 3
     FROM volunteer_missions m, generate_series(0, $1::int / $2::int - 1) k
     WHERE m.slug LIKE 't2-mission-%'`,
    [SLOTS, MISSIONS],
  )
}
