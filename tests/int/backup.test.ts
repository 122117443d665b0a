import fs from 'node:fs'
import path from 'node:path'
import zlib from 'node:zlib'

import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

import type { S3Settings } from '@/platform/env'
import { diskStorage } from '@/platform/storage/disk'
import { s3Storage } from '@/platform/storage/s3'

import { backup, restore } from '../../scripts/lib/backup.mjs'
import { copyOf, startTestPostgres, testData, type Server } from '../support/database'
import { getTestPayload } from '../support/payload'
import { startS3, type S3Server } from '../support/s3'
import { makeWorld } from './access/world'

const url = process.env.DATABASE_URL ?? ''
const parent = testData('backups', String(process.pid))
const disk = diskStorage(process.env.STORAGE_DIR ?? '')
const text = (value: string): Uint8Array => new TextEncoder().encode(value)

let postgres: Server
let s3: S3Server
let saved: Awaited<ReturnType<typeof backup>>

async function asked<T extends pg.QueryResultRow>(address: string, sql: string): Promise<T[]> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  try {
    const { rows } = await client.query<T>(sql)
    return rows
  } finally {
    await client.end()
  }
}

/** A fingerprint of each table, of the links between them, and of where its numbers go on. */
async function fingerprint(address: string): Promise<Record<string, string>> {
  const tables = await asked<{ name: string }>(
    address,
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  )
  const parts = tables.map(
    ({ name }) =>
      `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum
       from "${name}" t`,
  )
  parts.push(
    `select 'links', md5(string_agg(conrelid::regclass::text || conname
       || pg_get_constraintdef(oid), '|' order by conrelid::regclass::text, conname))
     from pg_constraint where connamespace = 'public'::regnamespace`,
    `select 'numbers', md5(string_agg(sequencename || coalesce(last_value, 0), '|'
       order by sequencename)) from pg_sequences where schemaname = 'public'`,
  )
  const sums = await asked<{ name: string; sum: string }>(address, parts.join(' union all '))
  return Object.fromEntries(sums.map(({ name, sum }) => [name, sum]))
}

const empty = () => copyOf(postgres, inject('template'))

beforeAll(async () => {
  await makeWorld(await getTestPayload())
  await asked(
    url,
    `insert into cache_outbox (tags) values ('{"a,b","c\\"d"}'); update users set name =
     E'Zoé «\u00a0l’Été\u00a0»\\n\\t"\\\\N' where id = (select id from users order by email limit 1)`,
  )
  await disk.write('public/media/a.webp', new Uint8Array(300_000).fill(7))
  await disk.write('private/forms/cv.pdf', text('%PDF'))
  ;[postgres, s3] = await Promise.all([startTestPostgres(), startS3()])
  saved = await backup({ url, files: disk, parent, version: '1' })
})
afterAll(async () => {
  fs.rmSync(parent, { recursive: true, force: true })
  await s3.end()
  await postgres.stop()
})

describe('a backup', () => {
  it('is one folder, for its owner alone', () => {
    expect(fs.readdirSync(saved.folder).sort()).toEqual([
      'database.jsonl.gz',
      'files',
      'manifest.json',
    ])
    expect(fs.statSync(saved.folder).mode & 0o077).toBe(0)
    expect(saved.manifest).toMatchObject({ format: 1 })
    expect(saved.manifest.files).toBeGreaterThan(2)
    expect(saved.manifest.rows.shelters).toBeGreaterThan(1)
  })

  it('gives back every row, every number and every file, into S3 too', async () => {
    const target = await empty()
    const s3Settings: S3Settings = {
      endpoint: s3.env.S3_ENDPOINT,
      region: 'eu-west-3',
      bucket: s3.env.S3_BUCKET ?? '',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      forcePathStyle: true,
    }
    const bucket = s3Storage(s3Settings)
    await restore({ url: target, files: bucket, folder: saved.folder })
    expect(await fingerprint(target)).toEqual(await fingerprint(url))
    expect(await bucket.list('public')).toEqual(await disk.list('public'))
    expect(String(await bucket.read('private/forms/cv.pdf'))).toBe('%PDF')
    // And from there again: what S3 keeps is saved like what a disk keeps.
    const again = await backup({ url: target, files: bucket, parent, version: '2' })
    expect(again).toMatchObject({
      manifest: { files: saved.manifest.files, rows: saved.manifest.rows },
    })
  })

  it('never goes over a database with people in it', async () => {
    const before = await fingerprint(url)
    await expect(restore({ url, files: disk, folder: saved.folder })).rejects.toThrow('not empty')
    expect(await fingerprint(url)).toEqual(before)
  })
})

describe('a backup that is not whole leaves the database as it was', () => {
  const damaged = (name: string, damage: (folder: string) => void): string => {
    const folder = path.join(parent, name)
    fs.cpSync(saved.folder, folder, { recursive: true })
    damage(folder)
    return folder
  }
  const rows = (folder: string) => path.join(folder, 'database.jsonl.gz')

  it.each<[string, (folder: string) => void, RegExp]>([
    ['cut', (folder) => fs.truncateSync(rows(folder), 2000), /damaged/],
    [
      'shortened',
      (folder) => {
        const lines = String(zlib.gunzipSync(fs.readFileSync(rows(folder)))).split('\n')
        const at = lines.findIndex((line) => line.includes('"table":"shelters"'))
        const kept = lines.filter((_, each) => each !== at + 1)
        fs.writeFileSync(rows(folder), zlib.gzipSync(kept.join('\n')))
      },
      /damaged/,
    ],
    [
      'robbed',
      (folder) => fs.rmSync(path.join(folder, 'files/private'), { recursive: true }),
      /damaged: \d+ of \d+ files/,
    ],
    [
      'older',
      (folder) => {
        const file = path.join(folder, 'manifest.json')
        fs.writeFileSync(file, String(fs.readFileSync(file)).replace(/"2026\d+_/, '"20250101_'))
      },
      /another version/,
    ],
    ['nothing', (folder) => fs.rmSync(folder, { recursive: true }), /no backup/],
  ])('%s', async (name, damage, reason) => {
    const target = await empty()
    const before = await fingerprint(target)
    const folder = damaged(name, damage)
    await expect(restore({ url: target, files: disk, folder })).rejects.toThrow(reason)
    expect(await fingerprint(target)).toEqual(before)
  })
})
