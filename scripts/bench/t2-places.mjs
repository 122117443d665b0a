// @ts-check
/** @typedef {import('pg').Client} Client */

/** What docs/house.md measures. */
export const PLACES = 40_000

/**
 * Adds vets, shops and trainers to T2, most of them in towns: some are open night and day, some take
 * emergencies, all others keep a week.
 * @param {Client} client in the transaction of `loadLost`, whose communes it reads
 */
export async function loadPlaces(client) {
  await client.query(
    `WITH kinds AS (
       SELECT array_agg(e.enumlabel ORDER BY e.enumsortorder) AS names
       FROM pg_enum e JOIN pg_type t ON t.oid = e.enumtypid WHERE t.typname = 'enum_places_kind'
     ), drawn AS MATERIALIZED (
       SELECT n, random() AS a, 1 + floor(8000 * pow(random(), 2))::int AS place,
         (random() - 0.5) * 0.06 AS north, (random() - 0.5) * 0.08 AS east,
         floor(700 * random())::int AS days
       FROM generate_series(1, $1::int) n
     ), week AS (
       SELECT jsonb_agg(jsonb_build_object('day', d, 'from', 540, 'end', 1140)) AS usual
       FROM generate_series(1, 6) d
     ), always AS (
       SELECT jsonb_agg(jsonb_build_object('day', d, 'from', 0, 'end', 1440)) AS whole
       FROM generate_series(0, 6) d
     )
     INSERT INTO places (id, name, slug, kind, status, text, address, commune_code, commune_name,
       department, lat, lng, timezone, phone, is_accessible, is_always_open, takes_emergencies,
       accepts, opening_hours, opening_exceptions, open_table, confirmed_at, published_at,
       created_at, updated_at)
     SELECT gen_random_uuid(), 'Lieu ' || n, 'lieu-t2-' || n,
       kinds.names[1 + n % array_length(kinds.names, 1)]::enum_places_kind,
       (CASE WHEN a < 0.98 THEN 'PUBLISHED' ELSE 'PENDING' END)::enum_places_status,
       repeat('Accueil sur rendez-vous, parking devant. ', 4), '12 rue des Lilas', code, name,
       department, y + north, x + east,
       CASE department WHEN '971' THEN 'America/Guadeloupe' WHEN '972' THEN 'America/Martinique'
         WHEN '973' THEN 'America/Cayenne' WHEN '974' THEN 'Indian/Reunion'
         WHEN '976' THEN 'Indian/Mayotte' ELSE 'Europe/Paris' END,
       '01 99 00 ' || lpad((n % 100)::text, 2, '0') || ' 00', n % 3 > 0, n % 20 = 0, n % 9 = 0,
       '["DOG", "CAT"]', '[]', '[]',
       jsonb_build_object('days', '{}'::jsonb,
         'week', CASE WHEN n % 20 = 0 THEN always.whole ELSE week.usual END),
       now() - make_interval(days => days), now() - make_interval(days => days),
       now() - make_interval(days => days), now() - make_interval(days => days)
     FROM drawn JOIN bench_communes USING (place), kinds, week, always`,
    [PLACES],
  )
}
