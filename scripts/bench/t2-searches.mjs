// @ts-check
/** @typedef {import('pg').Client} Client */

export const SEARCHES = 100_000
/** Animals that came in a day. */
export const A_DAY = 400

/**
 * Adds to T2 the searches that people keep: two in three around a commune, all told in the morning, so
 * that nothing else that is measured waits for their mails. All animals but those of the last day came
 * before.
 * @param {Client} client in a transaction of its own, which holds the shelters and animals of T2
 */
export async function loadSearches(client) {
  await client.query(
    `INSERT INTO animal_arrivals (animal_id, listed_at)
     SELECT a.id, a.created_at FROM animals a JOIN shelters s ON s.id = a.shelter_id
     WHERE a.is_visible AND a.deleted_at IS NULL AND a.status = 'AT_SHELTER'
       AND s.status = 'APPROVED' ORDER BY a.created_at, a.id
     ON CONFLICT DO NOTHING`,
  )
  await client.query(
    `INSERT INTO saved_search_rounds (cadence, arrival)
     SELECT 'DAILY', max(number) - ${A_DAY} FROM animal_arrivals
     ON CONFLICT (cadence) DO UPDATE SET arrival = excluded.arrival`,
  )
  await client.query(
    `WITH drawn AS MATERIALIZED (
       SELECT n, random() AS a, random() AS b, random() AS c, random() AS d, random() AS e,
         1 + floor(random() * (SELECT count(*) FROM shelters)) AS place
       FROM generate_series(1, $1::int) n
     ), homes AS (
       SELECT row_number() OVER (ORDER BY id) AS place, location_city AS city,
         left(location_postal_code, CASE WHEN location_postal_code ~ '^9[78]' THEN 3 ELSE 2 END) AS code
       FROM shelters
     ), asked AS (
       SELECT n, array_remove(ARRAY[
         CASE WHEN a < 0.45 THEN 'species=DOG' WHEN a < 0.85 THEN 'species=CAT' END,
         CASE WHEN b < 0.15 THEN 'sex=MALE' WHEN b < 0.3 THEN 'sex=FEMALE' END,
         CASE WHEN c < 0.2 THEN 'ageBand=JUNIOR' WHEN c < 0.3 THEN 'ageBand=ADULT' END,
         CASE WHEN d > 0.95 THEN 'search=' || (ARRAY['labrador', 'siamois', 'beagle', 'noir', 'roux'])
           [1 + floor(e * 5)::int] END,
         CASE WHEN d < 0.2 THEN 'goodWithCats=YES' WHEN d < 0.3 THEN 'goodWithKids=YES' END,
         CASE WHEN e < 0.67 AND code !~ '^20' THEN 'near=' || replace(city, ' ', '+') || '+%28' || code || '%29' ||
           '&radiusKm=' || (ARRAY['10', '25', '50', '100'])[1 + floor(a * 4)::int] END
       ], NULL) AS terms
       FROM drawn JOIN homes USING (place)
     )
     INSERT INTO saved_searches (email, query, terms, cadence, confirmed_at)
     SELECT 'recherche-' || n || '@exemple.fr', array_to_string(terms, '&'), terms, 'DAILY', now()
     FROM asked`,
    [SEARCHES],
  )
}
