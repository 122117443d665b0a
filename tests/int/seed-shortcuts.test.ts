import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { addAccounts } from '../../scripts/seed/accounts'
import { keepingAllVersions } from '../../scripts/seed/first-versions'
import { together } from '../../scripts/seed/together'
import { getTestPayload } from '../support/payload'
import { legalCat, makeWorld, type World } from './access/world'

let payload: Payload
let world: World

const asProgram = { overrideAccess: true, depth: 0 } as const

/** The rows of a table, without what no two rows share. */
async function rowsOf(table: string, where: ReturnType<typeof sql>): Promise<unknown[]> {
  const { rows } = await payload.db.drizzle.execute<{ row: Record<string, unknown> }>(
    sql`select to_jsonb(t) as row from ${sql.identifier(table)} t where ${where}`,
  )
  return rows.map(({ row }) =>
    Object.fromEntries(
      Object.entries(row).filter(
        ([name]) => !/(^|_)(id|parent_id|created_at|updated_at|version_id)$/.test(name),
      ),
    ),
  )
}

const animal = () => ({
  ...legalCat,
  name: 'Pareille',
  shelter: world.a.shelter,
  status: 'AT_SHELTER' as const,
  photos: [world.a.media],
  color: 'noir',
})

const noted = async (): Promise<number> => {
  const { rows } = await payload.db.drizzle.execute(sql`select 1 from cache_outbox`)
  return rows.length
}

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})

beforeEach(async () => {
  await payload.db.drizzle.execute(sql`delete from cache_outbox`)
})

describe('many rows in one transaction', () => {
  it('are what Payload writes one by one, with their pictures and their version', async () => {
    const alone = await payload.create({ collection: 'animals', ...asProgram, data: animal() })
    expect(await noted()).toBeGreaterThan(0)
    await payload.db.drizzle.execute(sql`delete from cache_outbox`)
    const quick = await keepingAllVersions(payload, () =>
      together(payload, (within) =>
        within.create({ collection: 'animals', ...asProgram, data: animal() }),
      ),
    )
    expect(await noted()).toBe(0)
    for (const [table, column] of [
      ['animals', 'id'],
      ['animals_rels', 'parent_id'],
      ['_animals_v', 'parent_id'],
    ] as const) {
      const of = (id: string) => rowsOf(table, sql`${sql.identifier(column)} = ${id}`)
      expect(await of(quick.id), table).toEqual(await of(alone.id))
      expect(await of(quick.id), table).toHaveLength(1)
    }
  })

  it('are checked like one', async () => {
    const stranger = { ...animal(), photos: [world.b.media] }
    await expect(
      together(payload, (within) =>
        within.create({ collection: 'animals', ...asProgram, data: stranger }),
      ),
    ).rejects.toThrow()
  })

  it('are all undone when one fails', async () => {
    const before = await payload.count({ collection: 'animals', ...asProgram })
    await expect(
      together(payload, async (within) => {
        await within.create({ collection: 'animals', ...asProgram, data: animal() })
        throw new Error('enough')
      }),
    ).rejects.toThrow('enough')
    expect(await payload.count({ collection: 'animals', ...asProgram })).toEqual(before)
  })
})

it('the number of versions that are kept is what it was, also after an error', async () => {
  const limits = () =>
    payload.config.collections.map(({ versions }) => versions && versions.maxPerDoc)
  const before = limits()
  await expect(
    keepingAllVersions(payload, () => {
      expect(new Set(limits().filter((limit) => limit !== undefined && limit))).toEqual(new Set())
      return Promise.reject(new Error('enough'))
    }),
  ).rejects.toThrow('enough')
  expect(limits()).toEqual(before)
})

describe('accounts with one password', () => {
  const person = (email: string) => ({
    email,
    name: 'Une personne',
    password: 'Demo-Patte-2026',
    location: { postalCode: '35000', city: 'Rennes', country: 'France' },
    memberships: [{ shelter: world.a.shelter, role: 'VOLUNTEER' as const, showOnSite: false }],
  })

  it('are alike, and each opens with it and with no other', async () => {
    const emails = ['une@exemple.fr', 'deux@exemple.fr']
    await addAccounts(payload, emails.map(person))
    const [first, second] = await Promise.all(
      emails.map((email) => rowsOf('users', sql`email = ${email}`)),
    )
    const named = { ...(first?.[0] as object), email: 'deux@exemple.fr' }
    expect(second).toEqual([named])
    for (const email of emails) {
      const login = (password: string) =>
        payload.login({ collection: 'users', data: { email, password } })
      expect((await login('Demo-Patte-2026')).user?.email).toBe(email)
      await expect(login('Demo-Patte-2027')).rejects.toThrow()
    }
  })

  it('leave the others as they were: a new one has a salt of its own', async () => {
    const data = person('trois@exemple.fr')
    await payload.create({ collection: 'users', ...asProgram, data })
    const { rows } = await payload.db.drizzle.execute(sql`
      select 1 from users where email in ('une@exemple.fr', 'trois@exemple.fr') group by salt
    `)
    expect(rows).toHaveLength(2)
  })

  it('are refused with two passwords', async () => {
    const other = { ...person('cinq@exemple.fr'), password: 'Quatre-Pattes-2026' }
    await expect(addAccounts(payload, [person('quatre@exemple.fr'), other])).rejects.toThrow(
      RangeError,
    )
  })
})
