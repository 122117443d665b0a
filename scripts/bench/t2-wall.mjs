// @ts-check
import { UNCONFIRMED } from './t2-people.mjs'

/** @typedef {import('pg').Client} Client */

/** What docs/decisions/wall.md promises to hold. */
export const POSTS = 50_000
export const COMMENTS = 100_000
const LIKES = 200_000

/**
 * Adds posts to T2, two in three about an animal that everybody sees, with comments and likes that few
 * of them have most of.
 * @param {Client} client in the transaction of `loadPeople`, which made `bench_people`
 */
export async function loadWall(client) {
  await client.query(
    `CREATE TEMP TABLE bench_animals ON COMMIT DROP AS
       SELECT a.id, a.species, a.shelter_id, row_number() OVER (ORDER BY a.id) AS place
       FROM animals a JOIN shelters s ON s.id = a.shelter_id AND s.slug LIKE 't2-%'
       WHERE a.is_visible ORDER BY a.id LIMIT $1`,
    [POSTS],
  )
  await client.query('CREATE UNIQUE INDEX ON bench_animals (place)')
  await client.query('ANALYZE bench_animals')
  await client.query(
    `INSERT INTO wall_posts (id, author_id, shelter_id, animal_id, species, body, photos, status,
       is_on_sheet, created_at)
     SELECT gen_random_uuid(), people.id, CASE WHEN n % 12 = 0 THEN animals.shelter_id END,
       CASE WHEN n % 3 <> 0 THEN animals.id END, CASE WHEN n % 3 <> 0 THEN animals.species END,
       'Première nuit à la maison, nouvelle ' || n || '. ' || repeat('Tout va bien, merci à tous. ', n % 12),
       CASE WHEN n % 4 = 0 THEN jsonb_build_array(jsonb_build_object('key', 'public/media/t2.webp',
         'cardKey', 'public/media/t2-card.webp', 'width', 1600, 'height', 1200)) ELSE '[]' END,
       CASE WHEN n % 100 = 1 THEN 'HIDDEN' WHEN n % 100 = 2 THEN 'REMOVED' ELSE 'PUBLISHED' END,
       n % 6 = 1, now() - make_interval(mins => 12 * n)
     FROM generate_series(1, $1::int) n
     JOIN bench_people people ON people.place = 1 + (n * 7) % $2::int
     JOIN bench_animals animals ON animals.place = 1 + (n * 11) % (SELECT count(*) FROM bench_animals)`,
    [POSTS, UNCONFIRMED - 1],
  )
  await client.query(
    `CREATE TEMP TABLE bench_posts ON COMMIT DROP AS
       SELECT id, created_at, row_number() OVER (ORDER BY created_at DESC) AS place
       FROM wall_posts WHERE body LIKE 'Première nuit à la maison, nouvelle %'`,
  )
  await client.query('CREATE UNIQUE INDEX ON bench_posts (place)')
  await client.query('ANALYZE bench_posts')
  await client.query(
    `WITH drawn AS MATERIALIZED (
       SELECT n, 1 + floor($2::int * pow(random(), 2))::int AS post,
         1 + floor($3::int * random())::int AS person
       FROM generate_series(1, $1::int) n
     )
     INSERT INTO wall_comments (post_id, author_id, body, status, created_at)
     SELECT posts.id, people.id, 'Quelle belle nouvelle, merci. ' || repeat('Caresses. ', n % 6),
       CASE WHEN n % 200 = 1 THEN 'HIDDEN' ELSE 'PUBLISHED' END,
       posts.created_at + make_interval(mins => n % 600)
     FROM drawn JOIN bench_posts posts ON posts.place = drawn.post
     JOIN bench_people people ON people.place = drawn.person`,
    [COMMENTS, POSTS, UNCONFIRMED - 1],
  )
  await client.query(
    `WITH drawn AS MATERIALIZED (
       SELECT 1 + floor($2::int * pow(random(), 2))::int AS post,
         1 + floor($3::int * random())::int AS person
       FROM generate_series(1, $1::int)
     )
     INSERT INTO wall_likes (post_id, user_id)
     SELECT posts.id, people.id FROM drawn
     JOIN bench_posts posts ON posts.place = drawn.post
     JOIN bench_people people ON people.place = drawn.person
     ON CONFLICT DO NOTHING`,
    [LIKES, POSTS, UNCONFIRMED - 1],
  )
}
