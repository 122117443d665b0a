// @ts-check

/** @typedef {import('pg').Client} Client */

/** Source: issue 16. */
export const PEOPLE = 200_000
export const NOTICES = 2_000_000
/** Those who like one animal. */
export const LIKERS = 10_000
/** People who are asked for over HTTP: those who have most notifications. */
export const ASKED = 20

/** From this one on, nobody has confirmed their address. */
export const UNCONFIRMED = PEOPLE - 999

/** @param {number} n */
export const emailOf = (n) => `t2-personne-${n}@exemple.fr`

/**
 * Adds people to T2, with what they were told: few have hundreds, most have a handful, and a third
 * is not read. They have the password of the demonstration's accounts. One animal is liked by many.
 * @param {Client} client in a transaction of its own
 */
export async function loadPeople(client) {
  await client.query(
    `INSERT INTO users (id, name, email, email_verified, salt, hash, created_at, updated_at)
     SELECT gen_random_uuid(), 'Personne ' || n, 't2-personne-' || n || '@exemple.fr',
       CASE WHEN n < $2::int THEN now() - interval '1 year' END, known.salt, known.hash, now() - interval '1 year', now()
     FROM generate_series(1, $1::int) n, (
       SELECT salt, hash FROM users WHERE email = 'editeur@exemple.fr'
     ) known`,
    [PEOPLE, UNCONFIRMED],
  )
  await client.query(
    `CREATE TEMP TABLE bench_people ON COMMIT DROP AS
       SELECT id, substring(email FROM '-([0-9]+)@')::int AS place FROM users WHERE email LIKE 't2-personne-%'`,
  )
  await client.query('CREATE UNIQUE INDEX ON bench_people (place)')
  await client.query('ANALYZE bench_people')
  await client.query(
    `WITH drawn AS MATERIALIZED (
       SELECT 1 + floor($1::int * pow(random(), 1.5))::int AS place, random() AS a, random() AS b
       FROM generate_series(1, $2::int)
     )
     INSERT INTO notifications (id, user_id, type, title, message, action_url, read_at, created_at,
       updated_at)
     SELECT gen_random_uuid(), people.id,
       (ARRAY['NEWS_PUBLISHED', 'GENERAL_INFO', 'ANIMAL_ADOPTED', 'ADOPTION_REQUEST',
         'DONATION_RECEIVED', 'SYSTEM_ANNOUNCEMENT'])[1 + floor(b * 6)::int]::enum_notifications_type,
       'Des nouvelles du refuge', repeat('Nala a trouvé une famille. ', 1 + floor(b * 6)::int),
       '/animaux', CASE WHEN a < 0.67 THEN at.at END, at.at, at.at
     FROM drawn JOIN bench_people people ON people.place = drawn.place,
       LATERAL (SELECT now() - make_interval(mins => (250000 * b * a)::int) AS at) at`,
    [PEOPLE, NOTICES],
  )
  await client.query(
    `INSERT INTO animal_likes (id, user_id, animal_id, created_at)
     SELECT gen_random_uuid(), people.id, liked.id, now() - make_interval(mins => people.place)
     FROM bench_people people, (
       SELECT animals.id FROM animals JOIN shelters ON shelters.id = animals.shelter_id
       WHERE shelters.slug = 'refuge-des-quatre-vents' AND animals.is_visible
         AND animals.status = 'AT_SHELTER' ORDER BY animals.id LIMIT 1
     ) liked
     WHERE people.place > $1::int AND people.place <= $1::int + $2::int`,
    [ASKED, LIKERS],
  )
}
