import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { mapLostFound } from '@/features/lost-found/api'
import { blurred } from '@/platform/geo/model'

import { getTestPayload } from '../support/payload'
import { makeWorld, type World } from './access/world'
import { call } from './in-process'
import { reportDesk } from './lost-found-desk'

let payload: Payload
let world: World
const { pool, online } = reportDesk(
  () => payload,
  () => world,
)

const COUNT = 520
const HIDDEN = 3

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  await pool().query('delete from lost_found_reports')
  const { id } = await online({ near: 'Rennes (35)' })
  // Many more like it, all over France and at their blurred points, in as many columns as there are.
  const { rows } = await pool().query<{ columns: string }>(
    `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
     where table_name = 'lost_found_reports' and column_name not in ('id', 'shown_lat', 'shown_lng')`,
  )
  const columns = rows[0]?.columns ?? ''
  const points = Array.from({ length: COUNT - 1 }, (_, n) =>
    blurred({ lat: 43 + ((n * 37) % 700) / 100, lng: -1 + ((n * 53) % 800) / 100 }),
  )
  await pool().query(
    `insert into lost_found_reports (id, shown_lat, shown_lng, ${columns})
     select gen_random_uuid(), p.y, p.x, ${columns} from lost_found_reports r,
       jsonb_to_recordset($2) as p(y numeric, x numeric) where r.id = $1`,
    [id, JSON.stringify(points.map(({ lat, lng }) => ({ y: lat, x: lng })))],
  )
  await pool().query(
    `update lost_found_reports set hidden_at = now() where id in
       (select id from lost_found_reports where id <> $1 limit $2)`,
    [id, HIDDEN],
  )
})
afterAll(() => pool().query('delete from lost_found_reports'))

type Entry = { id: string; lat: number; lng: number }
type Answer = {
  data: Entry[]
  groups: Array<Entry & { count: number; box: Record<string, number> }>
}
const ask = async (query: string) => {
  const { status, json } = await call(world, mapLostFound, { query: `?kind=LOST${query}` })
  return { status, ...(json as unknown as Answer) }
}
const total = ({ data, groups }: Answer) =>
  data.length + groups.reduce((sum, { count }) => sum + count, 0)

describe('a map of many reports', () => {
  it('holds at most 200 entries, which stand for all of them', async () => {
    const all = await ask('')
    expect(all.data.length + all.groups.length).toBeLessThanOrEqual(200)
    expect(all.groups.length).toBeGreaterThan(10)
    expect(total(all)).toBe(COUNT - HIDDEN)
    for (const { lat, lng, box } of all.groups) {
      expect(lat >= Number(box.south) && lat <= Number(box.north)).toBe(true)
      expect(lng >= Number(box.west) && lng <= Number(box.east)).toBe(true)
    }
  })
  it('gives each of them, at its blurred point, where a part holds few', async () => {
    const part = await ask('&box=47,-1,49,1.5&zoom=9')
    expect(part.groups).toEqual([])
    expect(part.data.length).toBeGreaterThan(5)
    for (const { lat, lng } of part.data) expect(blurred({ lat, lng })).toEqual({ lat, lng })
  })
  it('parts add up to the whole, and each is asked with the filters of the list', async () => {
    const west = await ask('&box=40,-10,60,2.9999&zoom=6')
    const east = await ask('&box=40,2.9999,60,20&zoom=6')
    expect(total(west) + total(east)).toBe(COUNT - HIDDEN)
    expect(total(await ask('&species=DOG&box=40,-10,60,20&zoom=6'))).toBe(0)
    const near = await ask('&near=Rennes&radiusKm=5')
    expect(near).toMatchObject({ groups: [] })
  })
  it('refuses a part that is none', async () => {
    for (const box of ['1,2,3', 'a,b,c,d', '50,0,40,1', '0,0,1e9,1', "0,0,1,1'"])
      expect((await ask(`&box=${encodeURIComponent(box)}`)).status).toBe(400)
    expect((await ask('&zoom=99')).status).toBe(400)
    expect((await ask('&box=-85,-200,85,200&zoom=0')).status).toBe(200)
  })
})
