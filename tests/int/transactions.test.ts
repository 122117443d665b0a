import { sql } from '@payloadcms/db-postgres'
import {
  createLocalReq,
  type CollectionAfterChangeHook,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { touch } from '@/platform/cache/outbox'
import { inTransaction, outsideTransactions } from '@/platform/db/transaction'

import { getTestPayload } from '../support/payload'

let payload: Payload
let number = 0

beforeAll(async () => {
  payload = await getTestPayload()
})

const request = () => createLocalReq({}, payload)
const newName = () => `transactions-${(number += 1)}`
const mark = (name: string) => sql`insert into job_schedules (task, slot) values (${name}, now())`

/** Whether others see it: only once whoever began the transaction has ended it. */
async function isKept(name: string): Promise<boolean> {
  const { rows } = await payload.db.drizzle.execute(
    sql`select 1 from job_schedules where task = ${name}`,
  )
  return rows.length > 0
}

const touched = async (tag: string) => {
  const { rows } = await payload.db.drizzle.execute<{ id: string }>(
    sql`select id from cache_outbox where ${tag} = any(tags)`,
  )
  return rows.length
}

/** Payload refuses it, and ends the transaction of the request. */
const refused = (req: PayloadRequest) =>
  payload.create({ collection: 'donors', overrideAccess: true, req, data: { email: '' } })

describe('a work within another', () => {
  it('is kept with it, not before, and what follows a commit follows once', async () => {
    const [outer, inner, later] = [newName(), newName(), newName()]
    const req = await request()
    await inTransaction(req, async (execute) => {
      await execute(mark(outer))
      const id = req.transactionID
      await inTransaction(req, async (own) => {
        await own(mark(inner))
        await touch(req, [inner])
      })
      expect(req.transactionID).toBe(id)
      expect([await isKept(outer), await isKept(inner), await touched(inner)]).toEqual([
        false,
        false,
        0,
      ])
      await execute(mark(later))
    })
    expect(req.transactionID).toBeUndefined()
    expect(await Promise.all([outer, inner, later].map(isKept))).toEqual([true, true, true])
    expect(await touched(inner)).toBe(1)
  })

  it('fails with it: what either throws undoes both', async () => {
    const names = [newName(), newName(), newName(), newName()] as const
    const req = await request()
    const inner = inTransaction(req, async (execute) => {
      await execute(mark(names[0]))
      await inTransaction(req, async (own) => {
        await own(mark(names[1]))
        throw new Error('inner')
      })
    })
    await expect(inner).rejects.toThrow('inner')
    const outer = inTransaction(req, async (execute) => {
      await execute(mark(names[2]))
      await inTransaction(req, (own) => own(mark(names[3])))
      throw new Error('outer')
    })
    await expect(outer).rejects.toThrow('outer')
    expect(await Promise.all(names.map(isKept))).toEqual([false, false, false, false])
    expect(req.transactionID).toBeUndefined()
  })

  it('that throws leaves the rest to the outer one, which may go on without it', async () => {
    const name = newName()
    const req = await request()
    await inTransaction(req, async (execute) => {
      const refusal = inTransaction(req, () => Promise.reject(new Error('not today')))
      await expect(refusal).rejects.toThrow('not today')
      await execute(mark(name))
    })
    expect(await isKept(name)).toBe(true)
  })

  it('in a hook of Payload is kept, or undone, with the row that is written', async () => {
    const { hooks } = payload.collections.donors.config
    const write = async (name: string, fails: boolean) => {
      const hook: CollectionAfterChangeHook = async ({ req }) => {
        await inTransaction(req, (execute) => execute(mark(name)))
        expect(await isKept(name)).toBe(false)
        if (fails) throw new Error('later')
      }
      hooks.afterChange.push(hook)
      try {
        await payload.create({
          collection: 'donors',
          overrideAccess: true,
          data: { email: `${name}@exemple.fr` },
        })
      } finally {
        hooks.afterChange.splice(hooks.afterChange.indexOf(hook), 1)
      }
    }
    const [kept, undone] = [newName(), newName()]
    await write(kept, false)
    await expect(write(undone, true)).rejects.toThrow('later')
    expect(await Promise.all([kept, undone].map(isKept))).toEqual([true, false])
  })
})

describe('a step that failed', () => {
  it.each([
    ['a statement', (_req: PayloadRequest) => sql`select 1/0`],
    ['an operation of Payload', refused],
  ])('undoes the whole, also when nobody listens: %s', async (_what, step) => {
    const name = newName()
    const req = await request()
    const work = inTransaction(req, async (execute) => {
      await execute(mark(name))
      const made = step(req)
      await (made instanceof Promise ? made : execute(made)).catch(() => undefined)
    })
    await expect(work).rejects.toThrow()
    expect(await isKept(name)).toBe(false)
  })
  it('lets nothing more be written, neither inside nor beside', async () => {
    const name = newName()
    const req = await request()
    const work = inTransaction(req, async (execute) => {
      await refused(req).catch(() => undefined)
      await execute(mark(name))
    })
    await expect(work).rejects.toThrow('The transaction was undone')
    expect(await isKept(name)).toBe(false)
  })
})

describe('other systems', () => {
  const asked = () => outsideTransactions('Somebody')

  it('are not asked while rows are held, however deep', async () => {
    const req = await request()
    const refusal = 'Somebody is asked while rows are held'
    asked()
    await inTransaction(req, async () => {
      expect(asked).toThrow(refusal)
      await inTransaction(req, () => Promise.resolve())
      expect(asked).toThrow(refusal)
    })
    asked()
  })
  it('are asked by what began inside and goes on afterwards', async () => {
    let later = Promise.resolve()
    let end = (): void => undefined
    const ended = new Promise<void>((resolve) => (end = resolve))
    await inTransaction(await request(), async () => {
      later = ended.then(asked)
    })
    end()
    await expect(later).resolves.toBeUndefined()
  })
})
