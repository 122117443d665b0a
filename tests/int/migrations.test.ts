import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

import { sql, type MigrateDownArgs, type PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'

import { migrations } from '../../migrations'
import { BEFORE } from '../../migrations/initial/before'
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

  describe('the initial one, on the database of an older version', () => {
    /** Migrates as the server does when it starts. */
    const migrate = () => db.migrate({ migrations: migrations as never })

    /** As that version left it: what the initial one makes is there, by these. */
    async function madeBy(names: readonly string[]): Promise<void> {
      const done = await listed()
      for (const { name, down } of [...migrations].slice(1).reverse()) {
        if (done.includes(name)) await down({ db: db.drizzle } as unknown as MigrateDownArgs)
      }
      await db.drizzle.execute(sql`delete from payload_migrations`)
      await db.drizzle.execute(sql`
        insert into payload_migrations (id, name, batch)
        select gen_random_uuid(), name, 1 from unnest(${sql.param([...names])}::text[]) name`)
    }

    async function listed(): Promise<string[]> {
      const { rows } = await db.drizzle.execute<{ name: string }>(
        sql`select name from payload_migrations order by name`,
      )
      return rows.map(({ name }) => name)
    }

    it('takes it as it is, and only its list is written anew', async () => {
      await db.drizzle.execute(sql`insert into rate_limits (key, points) values ('kept', 1)`)
      // An installation may have some of its own.
      await madeBy([...BEFORE.names, '20261126_120000_own_room'])
      await migrate()
      // On a new database too, what is its own comes after the initial one.
      const all = [...migrations.map(({ name }) => name), '20261126_120000_own_room'].sort()
      expect(await listed()).toEqual(all)
      const { rows } = await db.drizzle.execute(sql`select from rate_limits where key = 'kept'`)
      expect(rows).toHaveLength(1)
      // Nothing is left for the next start.
      await migrate()
      expect(await listed()).toHaveLength(1 + migrations.length)
    })

    it('refuses it in their middle: nothing changes, the program ends and says the way', async () => {
      const half = BEFORE.names.slice(0, 6)
      await madeBy(half)
      const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
        throw new Error(`The program ends with ${code}`)
      })
      const said = vi.spyOn(payload.logger, 'error').mockReturnValue()
      await expect(migrate()).rejects.toThrow('The program ends with 1')
      const [[words] = []] = said.mock.calls as unknown as Array<[{ msg: string }]>
      expect(words?.msg).toContain(`start ${BEFORE.version} on it once, then this one`)
      exit.mockRestore()
      said.mockRestore()
      expect(await listed()).toEqual(half)
    })
  })
})
