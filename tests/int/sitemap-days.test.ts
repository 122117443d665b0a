import { randomUUID } from 'node:crypto'

import { beforeAll, expect, it } from 'vitest'

import { partName, partOf } from '@/features/navigation/sitemap/model'
import { sitemapPart, sitemapParts } from '@/site/sitemap'

import { getTestPayload } from '../support/payload'
import { makeWorld, type World } from './access/world'

const lost = randomUUID()
let world: World

beforeAll(async () => {
  const payload = await getTestPayload()
  world = await makeWorld(payload)
  const { pool } = payload.db
  const touch = (table: string, day: string, ...ids: string[]) =>
    pool.query(`update ${table} set updated_at = $1 where $2::uuid[] = '{}' or id = any($2)`, [
      `${day}T12:00:00Z`,
      ids,
    ])
  const { a } = world
  await touch('shelters', '2020-02-01')
  await touch('pages', '2020-02-02')
  await touch('news', '2020-02-03')
  await touch('animals', '2020-02-04')
  await touch('animals', '2020-02-07', a.animals.public)
  // What nobody sees changes nothing.
  await touch('animals', '2020-02-09', a.animals.hidden, a.animals.trashed)
  await touch('news', '2020-02-09', a.news.draft)
  await touch('pages', '2020-02-09', a.pages.draft)
  const trash = { slug: 'partie', is_homepage: false, deleted_at: '2020-02-09T12:00:00Z' }
  for (const [table, id] of [
    ['pages', a.pages.published],
    ['news', a.news.published],
  ] as const) {
    await pool.query(
      `insert into ${table} select (jsonb_populate_record(t, $2 || jsonb_build_object(
         'id', gen_random_uuid(), 'updated_at', '2020-02-09T12:00:00Z'))).*
       from ${table} t where id = $1`,
      [id, table === 'pages' ? trash : { slug: trash.slug, deleted_at: trash.deleted_at }],
    )
  }
  await pool.query(
    `insert into lost_found_reports (id, kind, status, species, sex, chip, day, lat, lng, shown_lat,
       shown_lng, contact_name, email, department, commune_name, confirmed_at, hidden_at, updated_at)
     select r.id, 'LOST', 'OPEN', 'CAT', 'UNKNOWN', 'UNKNOWN', '2020-02-05', 47.13, 0.99, 47.13, 0.99,
       'Jeanne', 'jeanne@exemple.fr', '37', 'Loches', now(), r.hidden, r.changed
     from (values ($1::uuid, null::timestamptz, '2020-02-05T12:00:00Z'::timestamptz),
       (gen_random_uuid(), now(), '2020-02-09T12:00:00Z')) as r(id, hidden, changed)`,
    [lost],
  )
  await pool.query(
    `insert into site_texts (id, faq_revised_at) values (gen_random_uuid(), '2026-11-25T09:00:00Z')`,
  )
})

/** The day of each address of a file. */
async function daysIn(file: string): Promise<Record<string, string | undefined>> {
  const part = partOf(file)
  const entries = part ? await sitemapPart(part) : []
  return Object.fromEntries(entries.map(({ path, changedOn }) => [path, changedOn]))
}

it('the sitemap tells of each file the day on which the newest of it changed', async () => {
  const parts = await sitemapParts()
  expect(parts.map((part) => [partName(part), part.changedOn])).toEqual([
    ['platform-1.xml', '2026-11-25'],
    ['reports-1.xml', '2020-02-05'],
    ['refuge-alpha.xml', '2020-02-07'],
    ['refuge-beta.xml', '2020-02-04'],
  ])
})

it('the pages of words tell when they were written, and those that are made on demand nothing', async () => {
  expect(await daysIn('platform-1.xml')).toMatchObject({
    '/faq': '2026-11-25',
    '/mentions-legales': '2026-11-22',
    '/': undefined,
    '/animaux': undefined,
  })
})

it('a report tells its own day', async () => {
  expect(await daysIn('reports-1.xml')).toEqual({ [`/animaux-perdus/${lost}`]: '2020-02-05' })
})

it('the site of a shelter tells the day of each page, of a list that of the newest, else nothing', async () => {
  const { a } = world
  expect(await daysIn('refuge-alpha.xml')).toStrictEqual({
    '/shelter/alpha': '2020-02-01',
    '/shelter/alpha/ouverte': '2020-02-02',
    '/shelter/alpha/news/paru': '2020-02-03',
    [`/shelter/alpha/animals/${a.animals.public}`]: '2020-02-07',
    '/shelter/alpha/animals': '2020-02-07',
    '/shelter/alpha/news': '2020-02-03',
    '/shelter/alpha/about': undefined,
    '/shelter/alpha/contact': undefined,
    '/shelter/alpha/besoins': undefined,
    '/shelter/alpha/benevolat': undefined,
  })
})
