import { randomUUID } from 'node:crypto'

import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import {
  checkPlaceRows,
  importPlaceRows,
  listPlaceImports,
  undoPlaceImport,
} from '@/features/places/import/api'
import type { PastImport, PlacesCheck, PlacesImport, Undone } from '@/features/places/import/schema'
import { findPublicPlace } from '@/features/places/queries'

import { getTestPayload } from '../support/payload'
import { makeWorld, type Who, type World } from './access/world'
import { auditLines } from './audit-lines'
import { call } from './in-process'

let payload: Payload
let world: World
const pool = () => payload.db.pool

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  await pool().query('delete from places')
})
afterAll(() => pool().query('delete from places'))

type Cells = Record<string, string>
const line = (at: number, cells: Cells = {}) => ({
  line: at,
  cells: {
    name: `Lieu ${at}`,
    kind: 'Vétérinaire',
    postalCode: '35000',
    commune: 'Rennes',
    ...cells,
  },
})
const check = (rows: object[], as: Who = 'superAdmin') =>
  call(world, checkPlaceRows, { as, body: { rows } })
const send = (importId: string, rows: object[], as: Who = 'superAdmin') =>
  call(world, importPlaceRows, { as, body: { importId, rows } })
const sent = async (importId: string, rows: object[]) =>
  (await send(importId, rows)).json.data as PlacesImport
const undo = (importId: string, as: Who = 'superAdmin') =>
  call(world, undoPlaceImport, { as, params: { importId } })
const placesOf = async (importId: string) => {
  const { docs } = await payload.find({
    collection: 'places',
    depth: 0,
    pagination: false,
    sort: 'name',
    where: { importKey: { like: importId } },
  })
  return docs
}

describe('a file of places', () => {
  it('is checked without writing anything, and every problem names its line and field', async () => {
    const { ready, remarks } = (
      await check([
        line(2),
        line(3, { kind: 'casino' }),
        line(4, { commune: 'Nulle-Part', postalCode: '' }),
        line(5, { postalCode: '69001' }),
        line(6, { phone: 'peut-être', lundi: '9h-' }),
        line(7, { name: 'LIEU 2' }),
        line(8, { lat: '43,3', lng: '5,4' }),
        line(9, { name: '' }),
      ])
    ).json.data as PlacesCheck
    expect(ready).toBe(1)
    expect(remarks.map(({ line: at, field }) => [at, field])).toEqual([
      [3, 'kind'],
      [4, 'commune'],
      [5, 'postalCode'],
      [6, 'phone'],
      [6, 'lundi'],
      [7, 'name'],
      [8, 'commune'],
      [9, 'name'],
    ])
    expect(await payload.count({ collection: 'places' })).toEqual({ totalDocs: 0 })
  })

  it('becomes places online; bad lines stay out, and what is there already too', async () => {
    const importId = randomUUID()
    const { added, remarks } = await sent(importId, [
      line(2, {
        name: 'Clinique du Mail',
        kind: 'clinique',
        takesEmergencies: 'oui',
        lundi: '9h-12h',
      }),
      line(3, { name: 'Café du Mail', kind: 'bar', takesEmergencies: 'oui' }),
    ])
    expect([added, remarks.map((each) => [each.line, each.field])]).toEqual([
      1,
      [[3, 'takesEmergencies']],
    ])
    const [clinic] = await placesOf(importId)
    expect(clinic).toMatchObject({ kind: 'CLINIC', status: 'PUBLISHED', department: '35' })
    expect(await findPublicPlace(clinic?.slug ?? '')).toMatchObject({ name: 'Clinique du Mail' })
    expect(await auditLines(clinic?.id ?? '')).toMatchObject([{ action: 'CREATE' }])
    const again = await sent(randomUUID(), [line(9, { name: 'CLINIQUE DU MAIL' })])
    expect(again.remarks[0]?.text).toContain('déjà dans la liste')
  })

  it('is sent again without doubling a line, at once or later', async () => {
    const importId = randomUUID()
    const rows = [line(20), line(21), line(22)]
    const answers = await Promise.all([sent(importId, rows), sent(importId, rows)])
    expect(answers.map(({ added }) => added).sort()).toEqual([0, 3])
    expect(await sent(importId, [...rows, line(23)])).toEqual({ added: 1, already: 3, remarks: [] })
    expect(await placesOf(importId)).toHaveLength(4)
  })

  it('is taken back as a whole, but for what somebody changed, found wrong or claimed since', async () => {
    const importId = randomUUID()
    const rows = Array.from({ length: 100 }, (_, at) => line(at + 100))
    for (const part of [rows, rows.map((row) => ({ ...row, ...line(row.line + 100) }))]) {
      expect(await sent(importId, part)).toMatchObject({ added: 100 })
    }
    expect(
      await sent(
        importId,
        [...Array(60).keys()].map((at) => line(at + 400)),
      ),
    ).toMatchObject({
      added: 60,
    })
    const [changed, wrong, claimed] = await placesOf(importId)
    await pool().query('update places set version = 2 where id = $1', [changed?.id])
    await pool().query(
      `insert into flags (about, object_id, kind) values ('places', $1, 'PHONE')`,
      [wrong?.id],
    )
    await pool().query(
      `insert into place_claims (place_id, email, expires_at) values ($1, 'x@exemple.fr', now())`,
      [claimed?.id],
    )
    const { json } = await call(world, listPlaceImports, { as: 'superAdmin' })
    expect((json.data as PastImport[]).find(({ id }) => id === importId)?.places).toBe(260)
    expect((await undo(importId)).json.data as Undone).toEqual({ gone: 250, left: 7, kept: 3 })
    expect((await undo(importId)).json.data as Undone).toEqual({ gone: 7, left: 0, kept: 3 })
    expect((await placesOf(importId)).map(({ id }) => id).sort()).toEqual(
      [changed?.id, wrong?.id, claimed?.id].sort(),
    )
    expect((await undo(randomUUID())).status).toBe(404)
  })

  it.each([
    ['anonymous', 401],
    ['visitor', 403],
    ['admin', 403],
  ] as const)('is super admins’ alone: %s', async (who, status) => {
    const importId = randomUUID()
    const answers = await Promise.all([
      check([line(2)], who),
      send(importId, [line(3)], who),
      call(world, listPlaceImports, { as: who }),
      undo(importId, who),
    ])
    expect(answers.map((answer) => answer.status)).toEqual([status, status, status, status])
    expect(await placesOf(importId)).toHaveLength(0)
  })

  it.each([
    ['no lines', { rows: [] }],
    ['too many lines', { rows: Array.from({ length: 101 }, (_, at) => line(at + 2)) }],
    ['a line twice', { rows: [line(2), line(2)] }],
    ['an unknown field', { rows: [line(2, { owner: 'x' })] }],
    ['the key of a device', { rows: [line(2, { importKey: 'x' })] }],
  ])('with %s is 400', async (_, body) => {
    expect((await call(world, checkPlaceRows, { as: 'superAdmin', body })).status).toBe(400)
  })
})
