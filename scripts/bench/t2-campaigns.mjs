// @ts-check
/** @typedef {import('pg').Client} Client */

export const CAMPAIGNS = 5000

/**
 * Adds to T2 what its shelters collect money for, and gives them a third of its gifts.
 * @param {Client} client in a transaction of its own, which holds the shelters and gifts of T2
 */
export async function loadCampaigns(client) {
  await client.query(
    `WITH drawn AS MATERIALIZED (
       SELECT n, random() AS a, random() AS b, 1 + floor(random() * (SELECT count(*) FROM shelters))
         AS place FROM generate_series(1, $1::int) n
     ), homes AS (SELECT id, row_number() OVER (ORDER BY id) AS place FROM shelters)
     INSERT INTO campaigns (id, shelter_id, title, slug, summary, story, status, ends_on, ended_at,
       created_at, updated_at)
     SELECT gen_random_uuid(), homes.id,
       (ARRAY['Un toit neuf', 'Une opération', 'Un hiver au chaud', 'Un parc'])[1 + floor(a * 4)::int] || ' n° ' || n,
       'collecte-t2-' || n, 'Ce que vos dons paieront.', repeat('Le devis est arrivé ce matin. ', 40),
       (CASE WHEN b < 0.4 THEN 'PUBLISHED' WHEN b < 0.9 THEN 'ENDED' ELSE 'DRAFT' END)::enum_campaigns_status,
       CASE WHEN b < 0.3 THEN now() + make_interval(days => 1 + floor(a * 90)::int) END,
       CASE WHEN b BETWEEN 0.4 AND 0.9 THEN now() - make_interval(days => floor(a * 600)::int) END,
       now() - make_interval(mins => floor(900000 * a)::int), now()
     FROM drawn JOIN homes USING (place)`,
    [CAMPAIGNS],
  )
  await client.query(
    `WITH own AS (SELECT shelter_id, array_agg(id ORDER BY id) AS ids FROM campaigns
       WHERE slug LIKE 'collecte-t2-%' AND status <> 'DRAFT' GROUP BY shelter_id)
     UPDATE donations d
     SET campaign_id = own.ids[1 + abs(hashtext(d.id::text)) % cardinality(own.ids)]
     FROM own WHERE own.shelter_id = d.shelter_id AND d.account = 'bench'
       AND abs(hashtext(d.checkout_id)) % 3 = 0`,
  )
}
