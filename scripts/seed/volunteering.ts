import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'

import { slugify } from '@/platform/slug.model'
import type { MissionKind, Rhythm, Skill } from '@/features/volunteering/model'
import { inTransaction, type Execute } from '@/platform/db/transaction'
import { findPlace } from '@/platform/geo/places'
import { addDays, instantIn, parisDay } from '@/platform/time/model'
import { zoneOfDepartment } from '@/platform/time/zones.model'

type Written = {
  title: string
  kind: MissionKind
  rhythm: Rhythm
  skills: readonly Skill[]
  minAge: number | null
  description: string
}

const MISSIONS: readonly Written[] = [
  {
    title: 'Promener les chiens',
    kind: 'WALKS',
    rhythm: 'WEEKLY',
    skills: ['DOGS'],
    minAge: 16,
    description:
      'Deux heures le matin, par deux, sur les chemins autour du refuge. La première fois, quelqu’un vous accompagne et vous présente les chiens.',
  },
  {
    title: 'Tenir compagnie aux chats',
    kind: 'CATS',
    rhythm: 'WEEKLY',
    skills: ['CATS'],
    minAge: 14,
    description:
      'S’asseoir, lire à voix haute, jouer doucement\u00a0: les chats timides s’habituent aux gens. Il faut surtout de la patience.',
  },
  {
    title: 'Conduire des animaux chez le vétérinaire',
    kind: 'TRANSPORT',
    rhythm: 'OCCASIONAL',
    skills: ['LICENCE', 'CAR'],
    minAge: 18,
    description:
      'Un aller et retour en semaine, avec une caisse que nous prêtons. Les frais de route sont remboursés.',
  },
  {
    title: 'Réparer les box et les clôtures',
    kind: 'HANDYWORK',
    rhythm: 'MONTHLY',
    skills: ['TOOLS'],
    minAge: 18,
    description:
      'Un samedi par mois, outils sur place. Les bricoleurs du dimanche sont les bienvenus.',
  },
  {
    title: 'Tenir le stand de la collecte',
    kind: 'EVENTS',
    rhythm: 'ONCE',
    skills: ['TALK'],
    minAge: null,
    description:
      'Accueillir les gens, expliquer ce dont le refuge a besoin, ranger les dons. En famille si vous voulez.',
  },
]

type Shelter = { id: string; slug: string; city: string; postalCode: string }

async function addMission(execute: Execute, shelter: Shelter, nth: number) {
  const written = MISSIONS[nth % MISSIONS.length] as Written
  const place = findPlace(`${shelter.postalCode} ${shelter.city}`)
  if (!place) return null
  const slug = `${slugify(written.title, 36)}-${shelter.slug}`.slice(0, 60).replace(/-$/, '')
  const { rows } = await execute<{ id: string }>(sql`
    insert into volunteer_missions (shelter_id, slug, title, kind, rhythm, skills, min_age,
      description, commune_code, commune_name, department, lat, lng, created_at)
    values (${shelter.id}, ${slug}, ${written.title}, ${written.kind}, ${written.rhythm},
      ${sql.param(written.skills)}::text[], ${written.minAge}, ${written.description},
      ${place.code}, ${place.name}, ${place.department}, ${place.lat}, ${place.lng},
      now() - make_interval(days => ${2 + nth}))
    on conflict (slug) do nothing returning id`)
  return rows[0] ? { id: rows[0].id, zone: zoneOfDepartment(place.department) } : null
}

/** Days around today on which the first mission of a shelter has a slot. */
const DAYS = [-16, -9, -2, 1, 3, 5, 8, 12]

async function addSlots(
  execute: Execute,
  shelter: string,
  { id, zone }: { id: string; zone: string },
  people: readonly string[],
  time: string,
) {
  const today = parisDay(new Date())
  for (const [nth, days] of DAYS.entries()) {
    const startsAt = instantIn(zone, addDays(today, days), time).toISOString()
    const { rows } = await execute<{ id: string }>(sql`
      insert into volunteer_slots (mission_id, shelter_id, starts_at, minutes, places)
      values (${id}, ${shelter}, ${startsAt}, 120, 3) returning id`)
    const came = days < 0 ? people : people.slice(0, nth % 2)
    for (const [at, user] of came.entries()) {
      const isOver = days < -3
      await execute(sql`
        insert into volunteer_shifts (slot_id, shelter_id, user_id, taken_at, declared_minutes,
          declared_at, attendance, validated_minutes, validated_at)
        values (${rows[0]?.id ?? ''}, ${shelter}, ${user}, now() - interval '20 days',
          ${days < 0 ? 120 : null}, ${days < 0 ? sql`now()` : null},
          ${isOver ? 'ATTENDED' : null}, ${isOver ? 120 - 15 * at : null},
          ${isOver ? sql`now()` : null})`)
    }
  }
}

const phoneOf = (nth: number): string => `06 39 98 11 ${String(nth).padStart(2, '0')}`

/** Missions of shelters; for the first two also offers, volunteers, slots around today and hours. */
export async function addVolunteering(payload: Payload): Promise<number> {
  const req = await createLocalReq({}, payload)
  return inTransaction(req, async (execute) => {
    const { rows: shelters } = await execute<Shelter>(sql`
      select id, slug, location_city as city, location_postal_code as "postalCode"
      from shelters where status = 'APPROVED'
      order by slug <> 'refuge-des-quatre-vents', slug <> 'les-amis-du-lac', created_at, id limit 24`)
    const { rows: people } = await execute<{ id: string; name: string }>(sql`
      select id, name from users where email in ('adoptant@exemple.fr', 'benevole@exemple.fr')
      union all (select id, name from users
        where coalesce(is_super_admin, false) = false
          and email not in ('adoptant@exemple.fr', 'benevole@exemple.fr')
          and id not in (select _parent_id from users_memberships)
        order by email limit 6)`)
    let count = 0
    for (const [nth, shelter] of shelters.entries()) {
      const own = nth < 2 ? 5 : 1 + (nth % 3)
      for (let at = 0; at < own; at += 1) {
        const mission = await addMission(execute, shelter, nth < 2 ? at : nth + at)
        if (!mission) continue
        count += 1
        if (nth > 1 || at > 0) continue
        const helpers = people.slice(0, 2)
        for (const [which, { id, name }] of helpers.entries()) {
          await execute(sql`
            insert into volunteers (shelter_id, user_id, name, phone, age, since)
            values (${shelter.id}, ${id}, ${name}, ${phoneOf(which)}, ${34 + which * 12}, now() - interval '40 days')`)
        }
        for (const [which, { id, name }] of people.slice(2).entries()) {
          await execute(sql`
            insert into volunteer_applications (mission_id, shelter_id, user_id, name, phone, age,
              availability, message, created_at)
            values (${mission.id}, ${shelter.id}, ${id}, ${name}, ${phoneOf(10 + which)},
              ${19 + which * 9}, 'Le samedi matin',
              'J’ai grandi avec des animaux et j’aimerais donner un peu de mon temps.',
              now() - make_interval(days => ${1 + which}))`)
        }
        await addSlots(
          execute,
          shelter.id,
          mission,
          helpers.map(({ id }) => id),
          // Nobody has two slots at the same moment.
          nth === 0 ? '09:30' : '14:00',
        )
      }
    }
    return count
  })
}
