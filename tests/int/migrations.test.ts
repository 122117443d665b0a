import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { sql, type PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { migrations } from '../../migrations'
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

  describe('the one that stands for the first 25', () => {
    const names = migrations.map(({ name }) => name)
    const [{ up }] = migrations as [(typeof migrations)[number]]

    /** Runs it on this database as an older version left it: with these in its list. Nothing stays. */
    async function upAfter(...before: string[]): Promise<string> {
      const end = new Error('the end of the trial')
      let outcome = 'nothing'
      const trial = db.drizzle.transaction(async (tx) => {
        await tx.execute(sql`delete from payload_migrations where batch > 0`)
        for (const name of before) {
          await tx.execute(sql`insert into payload_migrations (id, name, batch)
            values (gen_random_uuid(), ${name}, 1)`)
        }
        outcome = await up({ db: tx, payload } as never).then(
          async () => {
            const { rows } = await tx.execute(sql`select from payload_migrations where batch > 0`)
            return `taken as it is, ${rows.length} older ones in its list`
          },
          (error: Error) => error.message,
        )
        throw end
      })
      await expect(trial).rejects.toBe(end)
      return outcome
    }

    it('leaves a database alone that had them all', async () => {
      expect(names[0]).toMatch(/_initial$/)
      expect(
        await upAfter('20261121_084529_initial', '20261122_181732_adoption_email_is_optional'),
      ).toBe('taken as it is, 0 older ones in its list')
    })

    it('refuses a database that had some of them', async () => {
      expect(await upAfter('20261121_084529_initial')).toContain('docs/upgrading.md')
    })
  })
})
