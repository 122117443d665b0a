import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'

import { publicAnimalSql } from '@/features/animals/public'
import { pictureKey } from '@/features/media/model'
import { newPhotoKeys } from '@/features/wall/photos'
import { sizesOf } from '@/platform/pictures/sent-photo'
import { placeFiles } from '@/platform/storage/transaction'
import { inTransaction } from '@/platform/db/transaction'
import { storage } from '@/platform/storage'

import { today } from './load'

/** What adopters write; NAME is their animal. */
const NEWS = [
  'Première nuit à la maison pour NAME. Une heure à faire le tour des pièces, puis plus un bruit jusqu’au matin. Merci à toute l’équipe pour les conseils.',
  'Un an aujourd’hui que NAME est arrivé chez nous. Le canapé n’est plus tout à fait à nous, et personne ne s’en plaint.',
  'NAME a vu la neige pour la première fois ce matin. D’abord une patte, puis les quatre, puis plus moyen de rentrer.',
  'Petit point santé\u00a0: la visite chez le vétérinaire s’est très bien passée, NAME a repris un kilo et demi.',
  'On nous avait dit «\u00a0timide\u00a0». Deux mois après, NAME ouvre la porte de la cuisine tout seul.',
  'Nous cherchons une idée pour occuper NAME les jours de pluie. Qu’est-ce qui marche chez vous\u00a0?',
  'Promenade en forêt avec NAME\u00a0: trois heures de marche et une sieste de six. Le meilleur dimanche depuis longtemps.',
  'NAME et notre vieux chat dorment enfin sur le même tapis. Il aura fallu sept semaines de patience.',
]
/** What shelters write. */
const FROM_SHELTERS = [
  'Merci aux bénévoles venus repeindre les boxes samedi. Il reste deux murs et beaucoup de peinture verte.',
  'Les pulls tricotés par la maison de retraite sont arrivés. Les vieux pensionnaires les portent avec élégance.',
]
const COMMENTS = [
  'Quelle belle nouvelle, merci de l’avoir partagée\u00a0!',
  'Il a l’air si bien chez vous. Nous pensions souvent à lui.',
  'Chez nous, un tapis de fouille a tout changé les jours de pluie.',
  'Bravo pour votre patience, ça donne envie.',
  'Caresses de notre part\u00a0!',
]

const at = <T>(list: readonly T[], nth: number): T => list[nth % list.length] as T

type Person = { id: string; shelter: string | null }
type Animal = { id: string; name: string; species: string; picture: string | null }

/** The stored bytes of the drawing that an animal has, as somebody's photo. */
async function photoOf(filename: string | null): Promise<Buffer | null> {
  return filename ? storage.read(pictureKey(filename)) : null
}

/** Posts, comments and likes of the demonstration. @returns how many posts */
export async function addWall(payload: Payload): Promise<number> {
  const req = await createLocalReq({}, payload)
  const { drizzle } = payload.db
  const now = today().getTime()
  const ago = (hours: number) => new Date(now - hours * 3_600_000).toISOString()
  const { rows: people } = await drizzle.execute<Person>(sql`
    select u.id, (select m.shelter_id from users_memberships m
      where m._parent_id = u.id and m.role <> 'VOLUNTEER' limit 1) as shelter
    from users u where u.email_verified is not null and not coalesce(u.is_super_admin, false)
    order by u.email limit 12`)
  const { rows: animals } = await drizzle.execute<Animal>(sql`
    select a.id, a.name, a.species,
      (select m.filename from animals_rels r join media m on m.id = r.media_id
        where r.parent_id = a.id and r.path = 'photos' order by r."order" limit 1) as picture
    from animals a join shelters s on s.id = a.shelter_id
    where ${publicAnimalSql} and a.status = 'ADOPTED' and a.sex = 'MALE'
    order by md5(a.name || s.slug) limit ${NEWS.length * 3}`)
  const team = people.find(({ shelter }) => shelter)
  if (people.length === 0 || animals.length === 0) return 0
  const ids: string[] = []
  for (const [nth, animal] of animals.entries()) {
    const bytes = nth % 3 === 0 ? await photoOf(animal.picture) : null
    const sizes = bytes && (await sizesOf({ bytes }))
    await inTransaction(req, async (execute) => {
      const photo = sizes && { ...newPhotoKeys(), width: sizes.width, height: sizes.height }
      if (photo) {
        await placeFiles(req, [
          { key: photo.key, bytes: sizes.full },
          { key: photo.cardKey, bytes: sizes.card },
        ])
      }
      const { rows } = await execute<{ id: string }>(sql`
        insert into wall_posts (author_id, animal_id, species, body, photos, is_on_sheet, created_at)
        values (${at(people, nth).id}, ${animal.id}, ${animal.species},
          ${at(NEWS, nth).replace('NAME', animal.name)},
          ${JSON.stringify(photo ? [photo] : [])}::jsonb, ${nth % 2 === 0}, ${ago(5 + nth * 19)})
        returning id`)
      ids.push(String(rows[0]?.id))
    })
  }
  for (const [nth, body] of team ? FROM_SHELTERS.entries() : []) {
    await drizzle.execute(sql`
      insert into wall_posts (author_id, shelter_id, body, created_at)
      values (${team?.id}, ${team?.shelter}, ${body}, ${ago(12 + nth * 50)})`)
  }
  for (const [nth, id] of ids.entries()) {
    for (let more = 0; more < nth % 4; more += 1) {
      await drizzle.execute(sql`
        insert into wall_comments (post_id, author_id, body, created_at)
        values (${id}, ${at(people, nth + more + 1).id}, ${at(COMMENTS, nth + more)},
          ${ago(4 + nth * 19 - more)})`)
    }
  }
  await drizzle.execute(sql`
    insert into wall_likes (post_id, user_id)
    select p.id, u.id from wall_posts p cross join users u
    where u.email_verified is not null and u.id <> p.author_id and md5(p.body || u.email) < '6'`)
  return ids.length + (team ? FROM_SHELTERS.length : 0)
}
