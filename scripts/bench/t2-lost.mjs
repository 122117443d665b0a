// @ts-check
import fs from 'node:fs'

import { inProject } from '../lib/project.mjs'

/** @typedef {import('pg').Client} Client */

/** What docs/house.md measures. */
export const REPORTS = 30_000
/** People who want to hear of lost animals, all over the country. */
export const WATCHERS = 50_000
/** Those around one commune, and which. */
export const NEIGHBOURS = 5000
export const NEIGHBOURHOOD = 'Loches (37)'

/** The 8,000 largest communes, the largest first: where animals are lost. */
function communes() {
  return fs
    .readFileSync(inProject('src', 'platform', 'geo', 'communes.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .sort((a, b) => Number(b[5]) - Number(a[5]))
    .slice(0, 8000)
    .map(([code = '', name = '', , lat, lng], at) => ({
      place: at + 1,
      code,
      name,
      department: code.slice(0, /^9[78]/.test(code) ? 3 : 2),
      y: Number(lat),
      x: Number(lng),
    }))
}

/** The middle of the square of 600 m that holds a point, as `blurred` of platform/geo. */
const BLUR = `LATERAL (SELECT (floor(lat / 0.0053959) + 0.5) * 0.0053959 AS shown_lat) r,
  LATERAL (SELECT 0.0053959 / cos(radians(shown_lat)) AS wide) w,
  LATERAL (SELECT (floor(lng / wide) + 0.5) * wide AS shown_lng) c`

/**
 * Adds reports of lost and found animals to T2, most of them in towns and of this summer, four in
 * five still looked for; and people who want to hear of them.
 * @param {Client} client in a transaction of its own, which holds the people of T2
 */
export async function loadLost(client) {
  await client.query(
    `CREATE TEMP TABLE bench_communes ON COMMIT DROP AS
       SELECT * FROM jsonb_to_recordset($1)
         AS c(place int, code text, name text, department text, y float8, x float8)`,
    [JSON.stringify(communes())],
  )
  await client.query('CREATE UNIQUE INDEX ON bench_communes (place)')
  await client.query('ANALYZE bench_communes')
  await client.query(
    `WITH drawn AS MATERIALIZED (
       SELECT n, random() AS a, random() AS b, random() AS c, random() AS d,
         1 + floor(8000 * pow(random(), 2))::int AS place,
         (random() - 0.5) * 0.06 AS north, (random() - 0.5) * 0.08 AS east,
         floor(170 * pow(random(), 1.5))::int AS days
       FROM generate_series(1, $1::int) n
     )
     INSERT INTO lost_found_reports (id, kind, status, species, name, sex, coat, coat2, size, chip, text,
       day, commune_code, commune_name, department, lat, lng, shown_lat, shown_lng, contact_name,
       email, id_number, confirmed_at, expires_at, created_at, updated_at)
     SELECT gen_random_uuid(), (CASE WHEN a < 0.6 THEN 'LOST' ELSE 'FOUND' END)::enum_lost_found_reports_kind,
       (CASE WHEN b < 0.8 THEN 'OPEN' WHEN b < 0.95 THEN 'RETURNED' ELSE 'EXPIRED' END)::enum_lost_found_reports_status,
       (CASE WHEN c < 0.62 THEN 'CAT' WHEN c < 0.94 THEN 'DOG' ELSE 'BIRD' END)::enum_lost_found_reports_species,
       CASE WHEN a < 0.6 THEN 'Nala' END,
       (ARRAY['MALE', 'FEMALE', 'UNKNOWN'])[1 + n % 3]::enum_lost_found_reports_sex,
       (ARRAY['BLACK', 'WHITE', 'GREY', 'GINGER', 'TABBY', 'TRICOLOUR', 'BROWN'])[1 + floor(d * 7)::int]::enum_lost_found_reports_coat,
       NULL, CASE WHEN d < 0.5 THEN 'MEDIUM' END::enum_lost_found_reports_size, 'UNKNOWN',
       repeat('Craintif, il ne se laisse pas approcher. ', 4),
       to_char(now() - make_interval(days => days), 'YYYY-MM-DD'), code, name, department, lat, lng,
       shown_lat, shown_lng, 'Jeanne', 't2-avis-' || n || '@exemple.fr',
       CASE WHEN n % 3 = 0 THEN '2502600' || lpad(n::text, 8, '0') END,
       now() - make_interval(days => days), now() + make_interval(days => 180 - days),
       now() - make_interval(days => days), now() - make_interval(days => days)
     FROM drawn JOIN bench_communes USING (place), LATERAL (SELECT y + north AS lat, x + east AS lng) p,
       ${BLUR}`,
    [REPORTS],
  )
  await client.query(
    `INSERT INTO lost_found_watches (user_id, commune_code, commune_name, lat, lng, radius_km)
     SELECT users.id, bench_communes.code, bench_communes.name, shown_lat, shown_lng, (ARRAY[5, 10, 10, 10, 25, 50])[1 + people.n % 6]
     FROM (SELECT n, 1 + floor(8000 * pow(random(), 2))::int AS place
         FROM generate_series(1, $1::int) n) people
       JOIN bench_communes USING (place)
       JOIN users ON users.email = 't2-personne-' || people.n || '@exemple.fr',
       LATERAL (SELECT y AS lat, x AS lng) p, ${BLUR}`,
    [WATCHERS],
  )
  await client.query(
    `UPDATE lost_found_watches w SET commune_code = c.code, commune_name = c.name, lat = c.y,
       lng = c.x, radius_km = 10
     FROM bench_communes c
     WHERE c.name || ' (' || c.department || ')' = $1 AND w.user_id IN (
       SELECT users.id FROM generate_series($2::int + 1, $2::int + $3::int) n
         JOIN users ON users.email = 't2-personne-' || n || '@exemple.fr')`,
    [NEIGHBOURHOOD, WATCHERS - NEIGHBOURS, NEIGHBOURS],
  )
}
