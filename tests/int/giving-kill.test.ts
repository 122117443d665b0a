import type { Payload } from 'payload'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

vi.hoisted(() => {
  process.env.DEMO = '1'
  // Nobody answers there.
  process.env.PORT = '9'
})

const { freePort } = await import('../../scripts/lib/ports.mjs')
const { INTERNAL_HEADER, internalSecret } = await import('@/platform/cache/internal')
const { INTERNAL_JOBS_PATH } = await import('@/platform/jobs/timer')
const { getTestPayload } = await import('../support/payload')
const { startServer } = await import('../support/server')
const { makeWorld } = await import('./access/world')
const { ask } = await import('./api-client')
const { ADDRESS, givingFixture } = await import('./giving-fixture')
const { READY } = await import('./receipts')

const REASON = 'Erreur de saisie'

/** Time for a slow machine; a fast one is never made to wait. */
const PATIENCE = { timeout: 30_000, interval: 40 }

let payload: Payload
let world: Awaited<ReturnType<typeof makeWorld>>
let fixture: Awaited<ReturnType<typeof givingFixture>>
let server: Awaited<ReturnType<typeof startServer>>
let port: number

const start = async () => {
  server = await startServer({ database: process.env.DATABASE_URL ?? '', port })
}
const site = () => ({ server, payload, world })

beforeAll(async () => {
  port = await freePort()
  payload = await getTestPayload()
  world = await makeWorld(payload)
  fixture = await givingFixture(payload, world)
  await payload.update({
    collection: 'shelters',
    id: world.a.shelter,
    overrideAccess: true,
    data: READY,
  })
  await start()
})
afterAll(() => server.stop())

type Table = 'payments' | 'emails' | 'receipts'
const held = new Map<Table, Client>()

/** Lets nobody write a table, so that the server stands at exactly that line of its work. */
async function hold(table: Table): Promise<void> {
  const client = new Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  held.set(table, client)
  await client.query(`begin; lock table ${table} in share mode`)
}

async function releaseAll(): Promise<void> {
  for (const client of held.values()) await client.end()
  held.clear()
}
afterEach(releaseAll)

/** The server stands at a table that is held, in so many of its works. */
async function standsAt(table: Table, times = 1): Promise<void> {
  const waiting = async () => {
    const { rows } = await fixture.pool.query(
      `select 1 from pg_locks where relation = $1::regclass and not granted
       and database = (select oid from pg_database where datname = current_database())`,
      [table],
    )
    return rows.length
  }
  await expect.poll(waiting, PATIENCE).toBeGreaterThanOrEqual(times)
}

/** What the server's own timer does. A server that dies now answers nobody. */
const runJobs = () =>
  fetch(`${server.url}${INTERNAL_JOBS_PATH}`, {
    method: 'POST',
    headers: { [INTERNAL_HEADER]: internalSecret() },
  }).catch(() => null)

/** Brings the clock of the jobs on: leases of dead servers end, new tries and what recurs are due. */
const letTimePass = async () => {
  await fixture.pool.query(
    `update payload_jobs set updated_at = updated_at - interval '1 hour', wait_until = null
     where completed_at is null`,
  )
  await fixture.pool.query(`delete from job_schedules where task = 'reconcile-gifts'`)
}

/** Nothing is left to do, and nothing was given up. */
async function settled(): Promise<void> {
  const open = async () => {
    await runJobs()
    const { rows } = await fixture.pool.query(
      `select task_slug, has_error, error ->> 'message' as message from payload_jobs
       where completed_at is null`,
    )
    return rows
  }
  await expect.poll(open, PATIENCE).toEqual([])
}

/**
 * As a power cut: nothing of the program runs any more, not even its last words. Then a new
 * process on the same database, some minutes later.
 */
async function killAndRestart(look: () => Promise<void>): Promise<void> {
  process.kill(-(server.pid ?? 0), 'SIGKILL')
  await server.stop()
  await releaseAll()
  await look()
  await start()
  await letTimePass()
  await settled()
}

async function begin() {
  const body = fixture.bodyOf({ receiptWanted: true, address: ADDRESS })
  const answer = await ask(site(), 'POST', '/api/create-checkout', { body })
  const page = fixture.pageOf(answer)
  return { page, target: await fixture.targetOf(page), email: body.customerEmail }
}
type Gift = Awaited<ReturnType<typeof begin>>

/** The donor pays at the server, which then hears of it by a signed event over HTTP. */
const pay = ({ page }: Gift) =>
  fetch(`${server.url}/dev/paiement/${page}/payer`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: server.url, 'content-type': 'application/x-www-form-urlencoded' },
    body: 'carte=ACCEPTED',
  })

const statusOf = async ({ target }: Gift) => (await fixture.donation(target.id)).status

const receiptsOf = async ({ target }: Gift) => {
  const { rows } = await fixture.pool.query(
    `select r.status::text, r.amount_cents::int as amount from receipts r
     join payments p on p.id = r.payment_id where p.donation_id = $1 order by r.number`,
    [target.id],
  )
  return rows
}

/** Line, state, receipt and messages of a gift: each there, and each once. */
async function isWhole(gift: Gift): Promise<void> {
  expect(await statusOf(gift)).toBe('PAID')
  expect(await fixture.lines(gift.target)).toMatchObject([
    { kind: 'CHARGE', amount: 2500, tip: 250 },
  ])
  expect(await receiptsOf(gift)).toEqual([{ status: 'ISSUED', amount: 2500 }])
  expect((await fixture.mailsTo(gift.email)).sort()).toEqual([
    expect.stringContaining('Merci pour votre don') as string,
    expect.stringContaining('Votre reçu fiscal') as string,
  ])
}

/** Of the money that came, nothing is known yet. */
async function isUntouched(gift: Gift): Promise<void> {
  expect(await statusOf(gift)).toBe('PENDING')
  expect(await fixture.lines(gift.target)).toEqual([])
  expect(await fixture.mailsTo(gift.email)).toEqual([])
}

describe('a server that is killed', { timeout: 180_000 }, () => {
  let first: Gift

  it('before the event, before the line and before the receipt loses nothing', async () => {
    first = await begin()
    await hold('receipts')
    await pay(first)
    await expect.poll(() => statusOf(first), PATIENCE).toBe('PAID')
    void runJobs()
    // Its number is taken, and its file is written.
    await standsAt('receipts')
    const second = await begin()
    await hold('payments')
    await pay(second)
    await standsAt('payments')
    const third = await begin()
    expect((await pay(third)).status).toBe(303)
    await killAndRestart(async () => {
      expect(await receiptsOf(first)).toEqual([])
      await isUntouched(second)
      await isUntouched(third)
    })
    for (const gift of [first, second, third]) await isWhole(gift)
  })

  it('before the e-mail, or when the money was just given back, does all of it once', async () => {
    const fourth = await begin()
    const [charge] = await fixture.lines(first.target)
    const body = { paymentId: charge?.id, amountCents: 1000, reason: REASON }
    const refund = () =>
      ask(site(), 'POST', `/api/shelter/alpha/donations/${first.target.id}/refund`, {
        as: 'admin',
        body,
      })
    await hold('emails')
    await pay(fourth)
    await standsAt('emails')
    const lost = refund().catch(() => null)
    await standsAt('emails', 2)
    await killAndRestart(async () => {
      expect(await lost).toBeNull()
      await isUntouched(fourth)
      await isWhole(first)
    })
    await isWhole(fourth)
    const refunds = async () => {
      const { rows } = await fixture.pool.query(
        `select (amount_cents + tip_cents)::int as cents, by_id, reason from payments
         where donation_id = $1 and kind = 'REFUND'`,
        [first.target.id],
      )
      return rows
    }
    const once = [{ cents: -1000, by_id: world.users.admin, reason: REASON }]
    expect(await refunds()).toEqual(once)
    // Whoever was left without an answer asks again.
    expect((await refund()).status).toBe(200)
    await settled()
    expect(await refunds()).toEqual(once)
    expect(await statusOf(first)).toBe('PARTIALLY_REFUNDED')
    expect(await receiptsOf(first)).toEqual([
      { status: 'CANCELLED', amount: 2500 },
      { status: 'ISSUED', amount: 1500 },
    ])
    const mails = await fixture.mailsTo(first.email)
    expect(mails.filter((each) => each.startsWith('Remboursement'))).toHaveLength(1)
  })
})

it('no number of a receipt is missing, and none was given twice', async () => {
  const { rows } = await fixture.pool.query(
    `select number::int from receipts where shelter_id = $1 order by number`,
    [world.a.shelter],
  )
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, at) => at + 1))
  expect(rows).toHaveLength(5)
})
