import { sql } from '@payloadcms/db-postgres'

import { adoptableAnimalSql, publicAnimalSql } from '@/features/animals/public'
import { fileAddress } from '@/features/media/address.model'
import { publicShelterSql } from '@/features/shelters/public'
import { openPayload } from '@/platform/payload'
import { paymentProvider } from '@/platform/payments/provider'

import {
  MOST_IMAGES,
  MOST_OF_SHELTER,
  PLATFORM_PATHS,
  type ShelterPart,
  type SitemapEntry,
} from './sitemap/model'

/** Where one gives to the platform itself; nobody needs to find it while nothing can be paid. */
const GIFT_TO_PLATFORM = '/don/plateforme'

/** Most shelters that one index names: search engines accept 50,000 files. */
const MOST_SHELTERS = 45_000

/** The pages of the platform itself. */
export const listPlatformPaths = (): string[] => [
  ...PLATFORM_PATHS,
  ...(paymentProvider() ? [GIFT_TO_PLATFORM] : []),
]

/**
 * The public shelters, each with the day on which anything of its site changed; read again for
 * each answer: the answer is what is kept.
 */
export async function listShelterParts(): Promise<ShelterPart[]> {
  const { db } = await openPayload()
  const { rows } = await db.drizzle.execute<{ shelter: string; changedOn: string }>(sql`
    select s.slug as shelter, to_char(greatest(s.updated_at,
      (select max(a.updated_at) from animals a
        where a.shelter_id = s.id and ${publicAnimalSql}),
      (select max(n.updated_at) from news n where n.shelter_id = s.id and n._status = 'published'
          and n.deleted_at is null),
      (select max(p.updated_at) from pages p where p.shelter_id = s.id and p._status = 'published'
          and p.deleted_at is null)
    ), 'YYYY-MM-DD') as "changedOn"
    from shelters s where ${publicShelterSql} order by s.id limit ${MOST_SHELTERS}`)
  return rows
}

type Named = { id: string; slug: string }
type Row = { path: string; changedOn: string; files: string[] | null }

/** The file names of the pictures of a row, in their order. */
const filesOf = (table: string, parent: string) => sql`(
  select array_agg(m.filename::text order by r."order") from ${sql.identifier(`${table}_rels`)} r
  join media m on m.id = r.media_id
  where r.parent_id = ${sql.raw(parent)} and r.path in ('photos', 'images')
    and r."order" <= ${MOST_IMAGES})`

/**
 * What a public shelter wrote, by its own days: its home, its pages, its articles and the animals
 * that wait. The sheet of an adopted animal stays, but nobody needs to find it.
 */
export async function listShelterEntries({ id, slug }: Named): Promise<SitemapEntry[]> {
  const { db } = await openPayload()
  const own = sql`s.id = ${id}::uuid and ${publicShelterSql}`
  const { rows } = await db.drizzle.execute<Row>(sql`
    (select '' as path, to_char(greatest(s.updated_at, (select max(h.updated_at) from pages h
        where h.shelter_id = s.id and h._status = 'published' and h.deleted_at is null and h.is_homepage)
      ), 'YYYY-MM-DD') as "changedOn", null::text[] as files
      from shelters s where ${own})
    union all
    (select '/' || coalesce(p.slug, p.id::text), to_char(p.updated_at, 'YYYY-MM-DD'), null::text[]
      from pages p join shelters s on s.id = p.shelter_id
      where ${own} and p._status = 'published' and p.deleted_at is null
        and p.is_homepage is not true
      order by p.id limit ${MOST_OF_SHELTER.pages})
    union all
    (select '/news/' || coalesce(n.slug, n.id::text), to_char(n.updated_at, 'YYYY-MM-DD'),
        array_remove(array[c.filename::text], null) || coalesce(${filesOf('news', 'n.id')}, '{}')
      from news n join shelters s on s.id = n.shelter_id left join media c on c.id = n.cover_image_id
      where ${own} and n._status = 'published' and n.deleted_at is null
      order by n.id limit ${MOST_OF_SHELTER.news})
    union all
    (select '/animals/' || a.id, to_char(a.updated_at, 'YYYY-MM-DD'), ${filesOf('animals', 'a.id')}
      from animals a join shelters s on s.id = a.shelter_id
      where ${own} and ${adoptableAnimalSql}
      order by a.id limit ${MOST_OF_SHELTER.animals})`)
  return rows.map(({ path, changedOn, files }) => ({
    path: `/shelter/${slug}${path}`,
    changedOn,
    images: files?.map(fileAddress),
  }))
}
