import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { sql, type PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { getTestPayload } from '../support/payload'

type Snapshot = Record<string, unknown>
type DrizzleKit = {
  generateDrizzleJson: (schema: unknown) => Promise<Snapshot>
  generateMigration: (from: Snapshot, to: Snapshot) => Promise<string[]>
}

const folder = path.resolve('migrations')
let payload: Payload
let db: PostgresAdapter

beforeAll(async () => {
  payload = await getTestPayload()
  db = payload.db as unknown as PostgresAdapter
})

describe('migrations', () => {
  it('make every table of the configuration in an empty database', async () => {
    const { rows } = await db.drizzle.execute<{ name: string }>(
      sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
    )
    const made = rows.map(({ name }) => name)
    expect(Object.keys(db.tables).length).toBeGreaterThan(20)
    expect(made).toEqual(
      expect.arrayContaining([
        ...Object.keys(db.tables),
        'cache_outbox',
        'rate_limits',
        'file_removals',
      ]),
    )
  })

  it('leave no difference with the configuration', async () => {
    const [last, ...older] = readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .reverse()
    // Payload reads the newest alone: `npm run migrate:create` keeps no other.
    expect(older).toEqual([])
    const { generateDrizzleJson, generateMigration } = db.requireDrizzleKit() as DrizzleKit
    const present = await generateDrizzleJson(db.schema)
    const snapshot = JSON.parse(readFileSync(path.join(folder, last as string), 'utf8')) as Snapshot
    expect(await generateMigration(snapshot, present)).toEqual([])
  })

  it('protect the address of a page in the database itself', async () => {
    const { rows } = await db.drizzle.execute<{ indexdef: string }>(
      sql`select indexdef from pg_indexes where indexname = 'pages_address_unique'`,
    )
    expect(rows[0]?.indexdef).toMatch(/UNIQUE.*\(shelter_id, slug\) WHERE \(deleted_at IS NULL\)/)
  })
})
