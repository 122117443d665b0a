// @ts-check
/** @typedef {import('pg').Client} Client */

/** What docs/house.md measures. */
export const WALKS = 20_000
export const WAYPOINTS = 200_000

/**
 * Adds walks to T2 around the communes of `loadLost`, each with ten waypoints and a line of 120 points.
 * @param {Client} client in the transaction of `loadLost`, which made `bench_communes`
 */
export async function loadWalks(client) {
  await client.query(
    `WITH drawn AS MATERIALIZED (
       SELECT n, random() AS a, random() AS b, random() AS c,
         1 + floor(8000 * pow(random(), 1.4))::int AS place,
         (random() - 0.5) * 0.08 AS north, (random() - 0.5) * 0.1 AS east
       FROM generate_series(1, $1::int) n
     )
     INSERT INTO walks (status, name, slug, difficulty, type, distance, duration, elevation, start_lat,
       start_lng, price_cents, short_description, long_description, allowed_animals, best_seasons,
       department, city, dog_rule, track, published_at)
     SELECT CASE WHEN a < 0.97 THEN 'PUBLISHED' ELSE 'PENDING' END, 'La boucle de ' || name,
       't2-promenade-' || n, (ARRAY['EASY', 'EASY', 'MEDIUM', 'HARD', 'EXPERT'])[1 + floor(b * 5)::int],
       (ARRAY['STROLL', 'HIKE', 'TRACK', 'NATURE', 'FAMILY'])[1 + floor(c * 5)::int],
       1500 + floor(18000 * b * b)::int, 30 + floor(300 * b)::int, floor(700 * c * c)::int,
       y + north, x + east, CASE WHEN a < 0.6 THEN 0 END, repeat('Une boucle à l’ombre. ', 6),
       repeat('On suit le balisage jaune le long de l’eau. ', 20), ARRAY['DOG'],
       CASE WHEN n % 3 = 0 THEN ARRAY['SPRING', 'AUTUMN'] ELSE '{}' END, department, name,
       (ARRAY['LEASH', 'FREE', 'SEASON', 'FORBIDDEN'])[1 + floor(c * c * 4)::int],
       (SELECT jsonb_agg(jsonb_build_array(round((y + north + k * 0.0001)::numeric, 5),
         round((x + east)::numeric, 5), 100 + k)) FROM generate_series(1, 120) k),
       now() - make_interval(mins => floor(500000 * a)::int)
     FROM drawn JOIN bench_communes USING (place)`,
    [WALKS],
  )
  await client.query(
    `INSERT INTO walk_waypoints (walk_id, position, types, latitude, longitude, name)
     SELECT w.id, k, ARRAY['STANDARD'], w.start_lat + k * 0.001, w.start_lng, 'Étape ' || k
     FROM walks w, generate_series(0, $1::int / $2::int - 1) k WHERE w.slug LIKE 't2-promenade-%'`,
    [WAYPOINTS, WALKS],
  )
}
