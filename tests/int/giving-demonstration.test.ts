import { beforeAll, expect, it, vi } from 'vitest'

vi.hoisted(() => {
  process.env.DEMO = '1'
  // Nobody answers there: no event is sent.
  process.env.PORT = '9'
})

const { accountOf, addGiving } = await import('../../scripts/seed/giving')
const { sheltersOf } = await import('../../scripts/seed/shelters/all')
const { compareWithProvider } = await import('@/features/donations/settle/commands/compare')
const { reconcileOpen } = await import('@/features/donations/settle/commands/reconcile')
const { getTestPayload } = await import('../support/payload')
const { makeWorld } = await import('./access/world')
const { givingFixture } = await import('./giving-fixture')

let fixture: Awaited<ReturnType<typeof givingFixture>>
let shelter: string

beforeAll(async () => {
  const payload = await getTestPayload()
  const world = await makeWorld(payload)
  fixture = await givingFixture(payload, world)
  shelter = world.a.shelter
  const [seed] = sheltersOf('small')
  if (!seed) throw new Error('no shelter')
  await fixture.pool.query(
    `update shelters set stripe_account_id = $2, legal_purpose = 'Aider', tax_rate = 66,
      receipt_signer = 'Zoé Martin' where id = $1`,
    [shelter, accountOf(seed.slug)],
  )
  await addGiving(payload, { id: shelter, seed, rank: 0, size: 'small' }, new Map())
})

const states = async () => {
  const { rows } = await fixture.pool.query(
    `select id, status::text from donations union all
     select id, status::text from sponsorships order by id`,
  )
  return rows
}

it('the demonstration is what its provider says too: nothing differs, nothing moves', async () => {
  const before = await states()
  expect(before.length).toBeGreaterThan(40)
  const req = await fixture.program()
  await reconcileOpen(req)
  expect(await compareWithProvider(req)).toBe(0)
  expect(await states()).toEqual(before)
  const { rows } = await fixture.pool.query(
    `select count(*)::int as count, max(number)::int as last from receipts
     where shelter_id = $1 group by year`,
    [shelter],
  )
  // Without a hole, for each year.
  expect(rows.length).toBeGreaterThan(0)
  for (const { count, last } of rows) expect(count).toBe(last)
  const mails = await fixture.pool.query(`select 1 from emails where subject like '%reçu fiscal%'`)
  expect(mails.rows).toEqual([])
})
