// @ts-check
import fs from 'node:fs'

import { inProject } from '../lib/project.mjs'
import { loadCampaigns } from './t2-campaigns.mjs'
import { loadGiving } from './t2-giving.mjs'
import { loadSearches } from './t2-searches.mjs'
import { loadLost } from './t2-lost.mjs'
import { loadSupplies } from './t2-supplies.mjs'
import { loadVolunteering } from './t2-volunteering.mjs'
import { loadWalks } from './t2-walks.mjs'
import { loadWall } from './t2-wall.mjs'
import { loadPlaces } from './t2-places.mjs'
import { loadPeople } from './t2-people.mjs'

/** @typedef {import('pg').Client} Client */

/** Size of the data set T2; a table joins when its feature exists. */
export const T2 = { shelters: 1500, animals: 60_000 }

const NAMES =
  'Nala Filou Luna Rex Caramel Plume Gribouille Mistigri Pépite Réglisse Noisette Câline Zorro Belle Oscar Tango Mila Simba Félix Minette Gaston Pistache Moka Ulysse Iris Jazz Vanille Cannelle Praline Biscotte Chipie Saphir Naïa Élan Zoé Nœud Perle Olaf Prune Ficelle Tigrou Bandit Athos Ruby Canaille Brume Neige Léo Max Rocky'.split(
    ' ',
  )
const BREEDS = {
  DOG: 'Labrador,Berger allemand,Border collie,Beagle,Boxer,Husky,Jack Russell,Épagneul breton,Croisé berger,Croisé labrador,Staffie,Malinois,Caniche,Teckel,Setter anglais,Braque,Rottweiler,Chihuahua,Yorkshire,Golden retriever',
  CAT: 'Européen,Siamois,Maine coon,Chartreux,Persan,Européen poil long,Bengal,Sacré de Birmanie,Norvégien,Angora',
  RABBIT: 'Bélier,Nain,Angora,Géant des Flandres',
}
const COLORS = 'noir,blanc,roux,tigré,gris,tricolore,fauve,sable,crème,écaille de tortue'.split(',')

/** The communes in which the shelters are: the largest of France, so where people live. */
function communes() {
  const lines = fs
    .readFileSync(inProject('src', 'platform', 'geo', 'communes.tsv'), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
  return lines
    .sort((a, b) => Number(b[5]) - Number(a[5]))
    .slice(0, T2.shelters)
    .map(([, name = '', postalCodes = '', lat, lng]) => {
      return { city: name, postal: postalCodes.split(' ')[0], lat: Number(lat), lng: Number(lng) }
    })
}

/**
 * Adds T2 to a database that has the demonstration, all of it made by the database itself, the same
 * every time: many small shelters and some very large ones, five animals in six listed.
 * @param {Client} client
 */
export async function loadT2(client) {
  await client.query('BEGIN')
  await client.query(`SELECT setseed(0.5)`)
  await loadAnimals(client)
  await loadGiving(client, 'refuge-des-quatre-vents')
  await loadCampaigns(client)
  await loadPeople(client)
  await loadWall(client)
  await loadLost(client)
  await loadWalks(client)
  await loadSupplies(client)
  await loadVolunteering(client)
  await loadPlaces(client)
  await loadSearches(client)
  await client.query('COMMIT')
  await client.query('VACUUM ANALYZE')
  const { rows } = await client.query(
    `SELECT (SELECT count(*)::int FROM shelters) AS shelters,
       (SELECT count(*)::int FROM animals) AS animals,
       (SELECT count(*)::int FROM animals WHERE is_visible AND status = 'AT_SHELTER') AS listed,
       (SELECT count(*)::int FROM donations) AS gifts,
       (SELECT count(*)::int FROM users) AS people,
       (SELECT count(*)::int FROM notifications) AS notices`,
  )
  return /** @type {Record<'shelters' | 'animals' | 'listed' | 'gifts' | 'people' | 'notices', number>} */ (
    rows[0]
  )
}

/**
 * Shelters, their pictures and their animals.
 * @param {Client} client in a transaction of its own
 */
export async function loadAnimals(client) {
  await client.query(
    `INSERT INTO shelters (id, name, slug, email, status, location_address, location_postal_code,
       location_city, location_lat, location_lng, is_physical, short_description, phone, shelter_type)
     SELECT gen_random_uuid(), 'Refuge de ' || city, 't2-' || n, 't2-' || n || '@exemple.fr',
       'APPROVED', n || ' rue des Tilleuls', postal, city, lat, lng, n % 5 <> 0,
       'Un refuge de bénévoles à ' || city || '.', '0639980000', 'ASSOCIATION'
     FROM (SELECT row_number() OVER () AS n, * FROM jsonb_to_recordset($1)
       AS c(city text, postal text, lat numeric, lng numeric)) communes`,
    [JSON.stringify(communes())],
  )
  await client.query(
    `INSERT INTO media (id, shelter_id, alt, url, filename, mime_type, width, height,
       sizes_card_url, sizes_card_width, sizes_card_height, sizes_thumb_url, avif_at)
     SELECT gen_random_uuid(), id, 'Un animal du refuge', '/api/cms/media/file/' || slug || '-' || n,
       slug || '-' || n || '.jpg', 'image/jpeg', 1600, 1200,
       '/api/cms/media/file/' || slug || '-' || n || '-card.webp', 460, 420,
       '/api/cms/media/file/' || slug || '-' || n || '-thumb.webp', now()
     FROM shelters, generate_series(1, 5) n WHERE slug LIKE 't2-%'`,
  )
  await client.query(
    `WITH homes AS (
       SELECT id, row_number() OVER (ORDER BY slug) AS place FROM shelters WHERE slug LIKE 't2-%'
     ), drawn AS MATERIALIZED (
       SELECT n, random() AS a, random() AS b, random() AS c, random() AS d, random() AS e,
         random() AS f, random() AS g, random() AS h,
         1 + floor(${T2.shelters} * pow(random(), 2))::int AS home
       FROM generate_series(1, ${T2.animals}) n
     ), cast_of AS (
       SELECT *, CASE WHEN a < 0.45 THEN 'CAT' WHEN a < 0.92 THEN 'DOG' ELSE 'RABBIT' END AS kind
       FROM drawn
     )
     INSERT INTO animals (id, shelter_id, name, species, sex, breed, color, birth_date, weight,
       short_description, long_description, id_type, id_number, birth_place, energy_level,
       sociability_dogs, sociability_cats, sociability_kids, needs_garden, can_live_apartment,
       is_vaccinated, is_neutered, fee, arrival_date, created_at, updated_at, status, is_visible,
       is_sos, is_reserved, is_adopted)
     SELECT gen_random_uuid(), homes.id, ($1::text[])[1 + floor(b * ${NAMES.length})::int],
       kind::enum_animals_species, (ARRAY['MALE', 'FEMALE'])[1 + (n % 2)]::enum_animals_sex,
       CASE kind WHEN 'DOG' THEN ($2::text[])[1 + floor(c * cardinality($2::text[]))::int]
         WHEN 'CAT' THEN ($3::text[])[1 + floor(c * cardinality($3::text[]))::int]
         ELSE ($4::text[])[1 + floor(c * cardinality($4::text[]))::int] END,
       ($5::text[])[1 + floor(d * ${COLORS.length})::int],
       now() - make_interval(days => (60 + 5000 * e * e)::int),
       CASE WHEN f < 0.2 THEN NULL WHEN kind = 'DOG' THEN round((3 + 40 * f)::numeric, 1)
         ELSE round((1 + 6 * f)::numeric, 1) END,
       'Doux et curieux, il attend une famille patiente qui lui laissera le temps.',
       repeat('Arrivé au refuge avec peu de choses, il a appris à faire confiance. ', 8),
       'CHIP', '2502600' || lpad(n::text, 8, '0'), 'inconnu',
       (ARRAY['VERY_LOW', 'LOW', 'MODERATE', 'HIGH', 'VERY_HIGH'])[1 + floor(g * 5)::int]::enum_animals_energy_level,
       levels[1 + floor(b * 6)::int]::enum_animals_sociability_dogs,
       levels[1 + floor(c * 6)::int]::enum_animals_sociability_cats,
       levels[1 + floor(d * 6)::int]::enum_animals_sociability_kids,
       g < 0.2, h < 0.6, true, true, (100 + floor(200 * h)) * 100,
       now() - make_interval(days => (900 * h * h)::int), now() - make_interval(mins => (1300000 * h * h)::int),
       now(), CASE WHEN h > 0.88 THEN 'ADOPTED' ELSE 'AT_SHELTER' END::enum_animals_status,
       n % 20 <> 0, n % 60 = 1, n % 15 = 2, h > 0.88
     FROM cast_of JOIN homes ON homes.place = cast_of.home,
       (SELECT ARRAY['UNKNOWN', 'EXCELLENT', 'GOOD', 'MODERATE', 'POOR', 'UNKNOWN'] AS levels) l`,
    [NAMES, ...Object.values(BREEDS).map((breeds) => breeds.split(',')), COLORS],
  )
  await client.query(
    `INSERT INTO animals_rels ("order", parent_id, path, media_id)
     SELECT row_number() OVER (PARTITION BY animals.id), animals.id, 'photos', media.id
     FROM animals JOIN shelters ON shelters.id = animals.shelter_id AND slug LIKE 't2-%'
     JOIN media ON media.shelter_id = shelters.id
     WHERE (hashtext(animals.id::text || media.id::text) & 1) = 0`,
  )
}
