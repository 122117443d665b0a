import { randomUUID } from 'node:crypto'

import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import {
  checkAnimalRows,
  importAnimalRows,
  listAnimalImports,
  undoAnimalImport,
} from '@/features/animal-workspace/import/api'
import type {
  PastImport,
  RowsCheck,
  RowsImport,
  Undone,
} from '@/features/animal-workspace/import/schema'
import { tags } from '@/platform/cache/tags'
import { env } from '@/platform/env'

import { getTestPayload } from '../support/payload'
import { legalCat, makeWorld, type Who, type World } from './access/world'
import { auditLines } from './audit-lines'
import { call } from './in-process'

let payload: Payload
let world: World

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})

type Cells = Record<string, string>
const line = (at: number, cells: Cells = {}) => ({
  line: at,
  cells: { name: `Ligne ${at}`, species: 'Chat', sex: 'F', ...cells },
})
const check = async (rows: object[], as: Who = 'editor', shelterId = world.a.shelter) =>
  call(world, checkAnimalRows, { as, params: { shelterId }, body: { rows } })
const checked = async (rows: object[]) => (await check(rows)).json.data as RowsCheck
const send = (importId: string, rows: object[], as: Who = 'editor', shelterId = world.a.shelter) =>
  call(world, importAnimalRows, { as, params: { shelterId }, body: { importId, rows } })
const sent = async (importId: string, rows: object[]) =>
  (await send(importId, rows)).json.data as RowsImport
const undo = (importId: string, as: Who = 'editor', shelterId = world.a.shelter) =>
  call(world, undoAnimalImport, { as, params: { shelterId, importId } })
const imports = async (as: Who = 'editor', shelterId = world.a.shelter) =>
  call(world, listAnimalImports, { as, params: { shelterId } })
const animalsOf = async (importId: string) => {
  const { docs } = await payload.find({
    collection: 'animals',
    overrideAccess: true,
    depth: 0,
    pagination: false,
    sort: 'name',
    where: { idempotencyKey: { like: importId } },
  })
  return docs
}

describe('a file of animals', () => {
  it('knows an animal by its number, however it is written', async () => {
    const { id } = await payload.create({
      collection: 'animals',
      overrideAccess: true,
      data: {
        ...legalCat,
        name: 'Connu',
        shelter: world.a.shelter,
        idNumber: '250 269 000 000 777',
      } as never,
    })
    const { ready, remarks } = await checked([
      line(2, { idNumber: '250269000000777' }),
      line(3, { idNumber: '250.269.000.000.777' }),
      line(4, { idNumber: '-' }),
    ])
    expect([ready, remarks.map((each) => [each.line, each.field])]).toEqual([
      1,
      [
        [2, 'idNumber'],
        [3, 'idNumber'],
        [3, 'idNumber'],
      ],
    ])
    await payload.delete({ collection: 'animals', id, overrideAccess: true })
  })

  it('is checked without writing anything, and every problem names its line and field', async () => {
    const before = await payload.count({ collection: 'animals', overrideAccess: true })
    const { ready, remarks } = await checked([
      line(2),
      line(3, { species: 'dragon' }),
      line(4, { sex: '', weight: 'lourd' }),
      line(5, { idNumber: '250269000000105' }),
      line(6, { idNumber: '250 269 000 000 105' }),
      line(7, { isVisible: 'oui' }),
    ])
    expect(ready).toBe(3)
    expect(remarks.map(({ line: at, field, isRefused }) => [at, field, isRefused])).toEqual([
      [3, 'species', true],
      [4, 'weight', true],
      [4, 'sex', true],
      [6, 'idNumber', true],
      [7, 'isVisible', false],
    ])
    expect(await payload.count({ collection: 'animals', overrideAccess: true })).toEqual(before)
  })

  it('becomes hidden animals of the shelter, with their versions; bad lines stay out', async () => {
    const importId = randomUUID()
    const { added, already, remarks } = await sent(importId, [
      line(2, { name: 'Mimi', age: '3 ans', arrivalDate: '05/01/2026', fee: '120,50' }),
      line(3, { name: '' }),
      line(4, {
        ...{ name: 'Rex', species: 'chien', sex: 'mâle' },
        ...{ status: 'Adopté', adoptedAt: '14/02/2024' },
      }),
    ])
    expect([added, already, remarks.map((each) => each.line)]).toEqual([2, 0, [3]])
    const [mimi, rex] = await animalsOf(importId)
    expect(mimi).toMatchObject({ name: 'Mimi', shelter: world.a.shelter, isVisible: false })
    expect(mimi).toMatchObject({ ageIsEstimated: true, fee: 12_050, status: 'AT_SHELTER' })
    expect(rex).toMatchObject({ status: 'ADOPTED', isAdopted: true })
    expect(rex?.adoptedAt?.slice(0, 10)).toBe('2024-02-14')
    const { totalDocs } = await payload.countVersions({
      collection: 'animals',
      overrideAccess: true,
      where: { parent: { equals: mimi?.id } },
    })
    expect(totalDocs).toBe(1)
  })

  it('leaves with each animal its line of the log and its version, and wakes the cache once', async () => {
    const importId = randomUUID()
    const { drizzle } = payload.db
    const touched = async () => {
      const { rows } = await drizzle.execute<{ tags: string[] }>(
        sql`with gone as (delete from cache_outbox returning tags) select tags from gone`,
      )
      return rows.map((row) => row.tags)
    }
    await touched()
    const media = await payload.findByID({
      collection: 'media',
      id: world.a.media,
      overrideAccess: true,
    })
    const photos = `/api/cms/media/file/${media.filename}`
    await sent(importId, [line(2, { photos }), line(3, { color: 'Roux' })])
    const animals = await animalsOf(importId)
    const all = [...animals.map(({ id }) => tags.animal(id)), tags.shelterAnimals(world.a.shelter)]
    const [once = [], ...others] = await touched()
    expect([[...once].sort(), others]).toEqual([all.sort(), []])
    for (const { id, name, color, photos: shown } of animals) {
      expect(await auditLines(id)).toMatchObject([
        { action: 'CREATE', entity: 'animals', by: world.users.editor, after: { name } },
      ])
      const { docs } = await payload.findVersions({
        collection: 'animals',
        overrideAccess: true,
        depth: 0,
        where: { parent: { equals: id } },
      })
      expect(docs.map(({ version }) => version)).toMatchObject([{ name, color, photos: shown }])
    }
    await undo(importId)
    expect(await touched()).toHaveLength(1)
    for (const { id } of animals) {
      const [, binned] = await auditLines(id)
      expect(binned).toMatchObject({ action: 'UPDATE', by: world.users.editor })
      expect(binned?.after.deletedAt).toBeTruthy()
    }
  })

  it('is sent again without doubling a line, at once or after the tab was closed', async () => {
    const importId = randomUUID()
    const rows = [line(2), line(3, { idNumber: '250269000000203' }), line(4)]
    const answers = await Promise.all([sent(importId, rows), sent(importId, rows)])
    expect(answers.map(({ added }) => added).sort()).toEqual([0, 3])
    expect(await sent(importId, [...rows, line(5)])).toEqual({ added: 1, already: 3, remarks: [] })
    expect(await animalsOf(importId)).toHaveLength(4)
    // Another file with the same animal is told.
    const { remarks } = await sent(randomUUID(), [line(9, { idNumber: '250269000000203' })])
    expect(remarks[0]?.text).toContain('déjà dans la liste')
  })

  it('loses one line alone to a rule that only the whole row knows', async () => {
    const importId = randomUUID()
    const dayOfFind = new Date().toISOString().slice(0, 10)
    const { added, remarks } = await sent(importId, [
      line(2),
      line(3, { species: 'Chien', poundEntryAt: dayOfFind }),
      line(4),
    ])
    expect(added).toBe(2)
    expect(remarks).toMatchObject([{ line: 3, isRefused: true }])
    const animals = await animalsOf(importId)
    expect(animals).toHaveLength(2)
    // What the first try noted went with it.
    for (const { id } of animals) expect(await auditLines(id)).toHaveLength(1)
  })

  it('takes pictures of the shelter’s own library alone', async () => {
    const media = await payload.findByID({
      collection: 'media',
      id: world.a.media,
      overrideAccess: true,
    })
    const own = `${env.publicUrl}/api/cms/media/file/${media.filename}`
    const foreign = await payload.findByID({
      collection: 'media',
      id: world.b.media,
      overrideAccess: true,
    })
    const importId = randomUUID()
    const { added, remarks } = await sent(importId, [
      line(2, { photos: own }),
      line(3, { photos: 'https://exemple.fr/chat.jpg' }),
      line(4, { photos: `/api/cms/media/file/${foreign.filename}` }),
      line(5, { photos: '4' }),
    ])
    expect([added, remarks.map((each) => [each.line, each.field])]).toEqual([
      2,
      [
        [3, 'photos'],
        [4, 'photos'],
      ],
    ])
    expect((await animalsOf(importId))[0]?.photos).toEqual([world.a.media])
  })

  it('is taken back as a whole, but for what somebody has written into since', async () => {
    const importId = randomUUID()
    await sent(
      importId,
      Array.from({ length: 28 }, (_, at) => line(at + 2)),
    )
    const [touched] = await animalsOf(importId)
    await payload.update({
      collection: 'animals',
      id: touched?.id ?? '',
      overrideAccess: true,
      data: { color: 'Roux' },
    })
    const told = (await imports()).json.data as PastImport[]
    expect(told.find(({ id }) => id === importId)).toMatchObject({ animals: 28 })
    expect((await undo(importId)).json.data as Undone).toEqual({ binned: 25, left: 2, kept: 1 })
    expect((await undo(importId)).json.data as Undone).toEqual({ binned: 2, left: 0, kept: 1 })
    expect((await animalsOf(importId)).map(({ id }) => id)).toEqual([touched?.id])
    // What lies in the bin is not imported a second time.
    expect(await sent(importId, [line(3)])).toMatchObject({ added: 0, already: 1 })
  })

  it.each([
    ['anonymous', 401],
    ['visitor', 404],
    ['volunteer', 403],
    ['foreignAdmin', 404],
  ] as const)('is nobody else’s to send, check, see or take back: %s', async (who, status) => {
    const importId = randomUUID()
    await sent(importId, [line(2)])
    const answers = await Promise.all([
      check([line(2)], who),
      send(importId, [line(3)], who),
      imports(who),
      undo(importId, who),
    ])
    expect(answers.map((answer) => answer.status)).toEqual([status, status, status, status])
    expect(await animalsOf(importId)).toHaveLength(1)
  })

  it('of another shelter is out of reach of an import’s id', async () => {
    const importId = randomUUID()
    await sent(importId, [line(2)])
    expect((await undo(importId, 'foreignAdmin', world.b.shelter)).status).toBe(404)
    const answer = await send(importId, [line(2)], 'foreignAdmin', world.b.shelter)
    expect((answer.json.data as RowsImport).added).toBe(0)
    expect(JSON.stringify(answer.json)).not.toContain(world.a.shelter)
    expect(await animalsOf(importId)).toHaveLength(1)
  })

  it.each([
    ['no lines', { rows: [] }],
    ['too many lines', { rows: Array.from({ length: 101 }, (_, at) => line(at + 2)) }],
    ['a line twice', { rows: [line(2), line(2)] }],
    ['an unknown field', { rows: [line(2, { shelter: 'x' })] }],
    ['the key of a device', { rows: [line(2, { idempotencyKey: 'x' })] }],
    ['a text without end', { rows: [line(2, { longDescription: 'x'.repeat(20_001) })] }],
  ])('with %s is 400', async (_, body) => {
    const params = { shelterId: world.a.shelter }
    const answer = await call(world, checkAnimalRows, { as: 'editor', params, body })
    expect(answer.status).toBe(400)
  })
})
