import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'

import { recountAll } from '@/features/badges/commands/recount'
import type { Criteria, Rarity } from '@/features/badges/model'

import { today } from './load'

type Seed = readonly [name: string, description: string, Rarity, Criteria, value: number]

/** All eight criteria, all rarities. */
const BADGES: readonly Seed[] = [
  [
    'Premier geste',
    'Votre premier don est arrivé\u00a0: une gamelle pleine, quelque part.',
    'COMMON',
    'DONATION_AMOUNT',
    10,
  ],
  [
    'Bon voisin',
    'Des gens suivent ce que vous faites pour les animaux.',
    'COMMON',
    'FOLLOWERS_COUNT',
    3,
  ],
  [
    'Porte poussée',
    'Vous êtes venu voir un refuge\u00a0: c’est là que tout commence.',
    'COMMON',
    'SHELTER_VISITS',
    1,
  ],
  [
    'Une adresse à partager',
    'Vous avez partagé une promenade ou une bonne adresse.',
    'COMMON',
    'COMMUNITY_POSTS',
    1,
  ],
  [
    'Main tendue',
    'Grâce à vous, un animal a trouvé ou retrouvé un foyer.',
    'COMMON',
    'ANIMALS_HELPED',
    1,
  ],
  [
    'Dix heures de plus',
    'Dix heures de laisse, de brosse et de patience.',
    'RARE',
    'VOLUNTEER_HOURS',
    10,
  ],
  [
    'Tenir la maison',
    'Six mois à tenir un refuge debout, dossiers compris.',
    'RARE',
    'ADMIN_DURATION',
    6,
  ],
  [
    'Marieuse de museaux',
    'Trois familles ont trouvé leur compagnon avec vous.',
    'RARE',
    'ADOPTION_SUCCESS',
    3,
  ],
  [
    'Cœur fidèle',
    'Cent euros donnés, un peu à la fois ou d’un coup.',
    'EPIC',
    'DONATION_AMOUNT',
    100,
  ],
  [
    'Arche de poche',
    'Cinq animaux vous doivent un toit, un parrain ou un retour.',
    'EPIC',
    'ANIMALS_HELPED',
    5,
  ],
  [
    'Pilier du refuge',
    'Cent heures données\u00a0: les chiens reconnaissent votre pas.',
    'LEGENDARY',
    'VOLUNTEER_HOURS',
    100,
  ],
  [
    'Gardien au long cours',
    'Trois ans à la tête d’un refuge. Merci, vraiment.',
    'LEGENDARY',
    'ADMIN_DURATION',
    36,
  ],
]

/** Since when the ADMINs of the demonstration hold their shelter, in months. */
const MONTHS: Readonly<Record<string, number>> = {
  'admin@exemple.fr': 41,
  'admin2@exemple.fr': 8,
}

/**
 * Writes the badges, counts them from the facts of the demonstration, and puts one on the profiles
 * that are shown. @returns how many badges there are
 */
export async function addBadges(payload: Payload): Promise<number> {
  const { drizzle } = payload.db
  const now = today().toISOString()
  for (const [rank, [name, description, rarity, criteria, value]] of BADGES.entries()) {
    await drizzle.execute(sql`
      insert into badges (name, description, rarity, criteria_type, criteria_value, created_at)
      values (${name}, ${description}, ${rarity}, ${criteria}, ${value},
        ${now}::timestamptz - make_interval(days => 200, hours => ${rank}))`)
  }
  for (const [email, months] of Object.entries(MONTHS)) {
    await drizzle.execute(sql`
      insert into badge_admin_terms (user_id, shelter_id, since)
      select m._parent_id, m.shelter_id,
        (${now}::timestamptz - make_interval(months => ${months}))::date
      from users_memberships m join users u on u.id = m._parent_id
      where u.email = ${email} and m.role = 'ADMIN' on conflict do nothing`)
  }
  await drizzle.execute(sql`delete from badge_touches`)
  await recountAll(await createLocalReq({}, payload))
  // The demonstration has its own notices; nobody is to find ten of these.
  await drizzle.execute(sql`delete from notifications where group_key like 'badges:%'`)
  await drizzle.execute(sql`
    update user_badges h set is_equipped = true from (
      select distinct on (p.user_id) h.id from profiles p
        join user_badges h on h.user_id = p.user_id and h.unlocked_at is not null
        join badges b on b.id = h.badge_id
      where p.is_public
      order by p.user_id,
        array_position(array['LEGENDARY', 'EPIC', 'RARE', 'COMMON']::varchar[], b.rarity), b.name
    ) best where best.id = h.id`)
  return BADGES.length
}
