import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, initTransaction, commitTransaction, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'

vi.hoisted(() => {
  process.env.DEMO = '1'
  process.env.PORT = '9'
})

const { isDatabaseDown } = await import('@/platform/http/database-down')
const { inTransaction } = await import('@/platform/db/transaction')
const { createLimiter } = await import('@/platform/rate-limit/limiter')
const { inStore } = await import('@/platform/payments/simulator/store')
const { startTestPostgres } = await import('../support/database')
const { getTestPayload } = await import('../support/payload')

let payload: Payload
let postgres: Awaited<ReturnType<typeof startTestPostgres>>

/** What would have taken the process down. */
const uncaught: unknown[] = []
const catchIt = (error: unknown) => void uncaught.push(error)

beforeAll(async () => {
  payload = await getTestPayload()
  postgres = await startTestPostgres()
  process.on('uncaughtException', catchIt)
})
afterAll(async () => {
  process.off('uncaughtException', catchIt)
  await postgres.stop()
})

const database = new URL(process.env.DATABASE_URL ?? '').pathname.slice(1)

/** As when Postgres restarts, or an administrator ends its sessions. Waits until they are gone. */
async function cutAll(): Promise<void> {
  const here = `from pg_stat_activity where datname = '${database}'`
  const rows = (await postgres.query(`select pid, pg_terminate_backend(pid) ${here}`)) as Array<{
    pid: number
  }>
  const pids = rows.map(({ pid }) => pid).join(', ') || '0'
  await expect
    .poll(() => postgres.query(`select 1 from pg_stat_activity where pid in (${pids})`))
    .toEqual([])
}

const mark = (name: string) =>
  sql`insert into job_schedules (task, slot) values (${name}, now()) on conflict do nothing`

async function isMarked(name: string): Promise<boolean> {
  const { pool } = payload.db
  const { rows } = await pool.query('select 1 from job_schedules where task = $1', [name])
  return rows.length > 0
}
const request = () => createLocalReq({}, payload)

describe('connections that are cut', () => {
  it('in the middle of a work fail that work, which knows why', async () => {
    const lost = inTransaction(await request(), async (execute) => {
      await execute(mark('middle'))
      await cutAll()
      await execute(mark('after'))
    })
    const error = await lost.catch((reason: unknown) => reason)
    expect(isDatabaseDown(error)).toBe(true)
    expect(await isMarked('middle')).toBe(false)
  })

  it('just before the end are no success, for a work of ours', async () => {
    const lost = inTransaction(await request(), async (execute) => {
      await execute(mark('end'))
      await cutAll()
    })
    await expect(lost).rejects.toThrow()
    expect(await isMarked('end')).toBe(false)
  })

  it('nor for a work of Payload’s own, and the same request may try again', async () => {
    const req = await request()
    await initTransaction(req)
    await cutAll()
    await expect(commitTransaction(req)).rejects.toThrow()
    const again = await request()
    await inTransaction(again, (execute) => execute(mark('again')))
    expect(await isMarked('again')).toBe(true)
  })

  it('while nobody works are noticed by nobody', async () => {
    const limit = createLimiter({ name: 'cut', points: 100, seconds: 60 })
    const work = () => Promise.all([isMarked('x'), limit.take('x'), inStore(async () => null)])
    await work()
    await cutAll()
    await work()
  })

  it('of the simulator in the middle of its work fail that work', async () => {
    const lost = inStore(async (store) => {
      await cutAll()
      await store.list('payment')
    })
    await expect(lost).rejects.toMatchObject({ name: 'ProviderDown' })
    await inStore(async (store) => store.list('payment'))
  })
})

describe('a work within another', () => {
  it('is kept or undone with it', async () => {
    const req = await request()
    const outer = inTransaction(req, async () => {
      await inTransaction(req, (execute) => execute(mark('inner')))
      expect(await isMarked('inner')).toBe(false)
      throw new Error('The outer one fails')
    })
    await expect(outer).rejects.toThrow('The outer one fails')
    expect(await isMarked('inner')).toBe(false)
  })

  it('that fails ends the outer one, which lets its error pass', async () => {
    const req = await request()
    const outer = inTransaction(req, async (execute) => {
      await execute(mark('before'))
      await inTransaction(req, async () => {
        throw new Error('The inner one fails')
      })
    })
    await expect(outer).rejects.toThrow('The inner one fails')
    expect(await isMarked('before')).toBe(false)
    await inTransaction(req, (execute) => execute(mark('later')))
    expect(await isMarked('later')).toBe(true)
  })
})

it('no cut takes the process down', () => {
  expect(uncaught).toEqual([])
})
