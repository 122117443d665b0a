import type { Payload } from 'payload'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'

vi.hoisted(() => {
  process.env.DEMO = '1'
  // Nobody answers there: every event is lost.
  process.env.PORT = '9'
})

const { getTestPayload } = await import('../support/payload')
const { makeWorld } = await import('./access/world')
const { givingFixture } = await import('./giving-fixture')
const { chooseAfterLeaving } =
  await import('@/features/donations/sponsorships/commands/choose-after-leaving')
const { endSponsorship } = await import('@/features/donations/sponsorships/commands/end')
const { pauseSponsorship } = await import('@/features/donations/sponsorships/commands/pause')
const { resumeSponsorship } = await import('@/features/donations/sponsorships/commands/resume')
const { reconcileOpen } = await import('@/features/donations/settle/commands/reconcile')
const { inTransaction } = await import('@/platform/db/transaction')
const { env } = await import('@/platform/env')
const { runDueJobs } = await import('@/platform/jobs/run')
const { simulator } = await import('@/platform/payments/simulator/provider')

let payload: Payload
let fixture: Awaited<ReturnType<typeof givingFixture>>

beforeAll(async () => {
  payload = await getTestPayload()
  fixture = await givingFixture(payload, await makeWorld(payload))
})
afterEach(() => {
  vi.restoreAllMocks()
})

type Ask = 'pause' | 'resume' | 'cancel'

/** The provider takes its time: it answers when the test says so. */
function hanging(ask: Ask) {
  const real = simulator[ask]
  let letGo = (): void => undefined
  const gone = new Promise<void>((resolve) => (letGo = resolve))
  const asked = vi.spyOn(simulator, ask).mockImplementation(async (...args) => {
    await gone
    return real(...args)
  })
  return { asked, letGo }
}

const orders = async () => {
  const { rows } = await fixture.pool.query('select what from sponsorship_orders')
  return rows.map(({ what }) => what)
}

/** As a server that dies while it asks, or before it writes down what came of it. */
async function dies(ask: Ask, { hasDone }: { hasDone: boolean }, work: () => Promise<unknown>) {
  const real = simulator[ask]
  let isAsked = false
  const asked = vi.spyOn(simulator, ask).mockImplementation(async (...args) => {
    if (hasDone) await real(...args)
    isAsked = true
    return new Promise(() => undefined)
  })
  void work()
  await vi.waitFor(() => expect(isAsked).toBe(true), 5000)
  asked.mockRestore()
  expect(await orders()).toHaveLength(1)
  await fixture.pool.query(`update sponsorship_orders set asked_at = now() - interval '2 minutes'`)
}

const sponsors = async (count: number) => {
  const made = []
  for (let nth = 0; nth < count; nth += 1) made.push(await fixture.given(fixture.sponsoring()))
  return made
}

describe('a provider that does not answer for a while', () => {
  it('stops nobody else, however many ask', async () => {
    const count = env.DATABASE_POOL_SIZE
    const given = await sponsors(count)
    const { asked, letGo } = hanging('pause')
    const pausing = given.map(async ({ target }) =>
      pauseSponsorship(await fixture.program(), target.id),
    )
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(count), 10_000)
    const started = performance.now()
    // Reads, and writes of the very same rows.
    for (const { target } of given) {
      await payload.find({ collection: 'shelters', overrideAccess: true, limit: 1 })
      await fixture.look(target)
    }
    expect(performance.now() - started).toBeLessThan(5000)
    letGo()
    for (const { status } of await Promise.all(pausing)) expect(status).toBe('PAUSED')
    expect(await orders()).toEqual([])
  }, 90_000)

  it('is asked one thing at a time of one sponsorship', async () => {
    const [one] = await sponsors(1)
    if (!one) return
    const { asked, letGo } = hanging('pause')
    const pauses = [1, 2, 3].map(async () =>
      pauseSponsorship(await fixture.program(), one.target.id),
    )
    await vi.waitFor(() => expect(asked).toHaveBeenCalled())
    const end = endSponsorship(await fixture.program(), one.target.id, 'DONOR')
    letGo()
    // One of them came first; whoever waited longer than the end did hears that it is over.
    const outcomes = await Promise.allSettled(pauses)
    expect(outcomes.map(({ status }) => status)).toContain('fulfilled')
    await end
    expect(asked).toHaveBeenCalledTimes(1)
    expect((await fixture.atProvider(one.target.id))?.state).toBe('ended')
    expect((await fixture.mailsTo(one.email)).slice(1)).toEqual([
      'Votre parrainage est en pause',
      'Fin de votre parrainage au Refuge alpha',
    ])
  })

  it('is never asked while rows are held', async () => {
    const [one] = await sponsors(1)
    const req = await fixture.program()
    const within = inTransaction(req, () => pauseSponsorship(req, one?.target.id ?? ''))
    await expect(within).rejects.toThrow('is asked while rows are held')
    expect((await fixture.sponsorship(one?.target.id ?? '')).status).toBe('ACTIVE')
    expect(await orders()).toEqual([])
  })
})

describe('a server that dies meanwhile', () => {
  it('leaves what the same command, sent again, does once', async () => {
    const [one] = await sponsors(1)
    if (!one) return
    const pause = async () => pauseSponsorship(await fixture.program(), one.target.id)
    await dies('pause', { hasDone: true }, pause)
    expect((await fixture.sponsorship(one.target.id)).status).toBe('ACTIVE')
    expect((await pause()).status).toBe('PAUSED')
    expect((await fixture.mailsTo(one.email)).slice(1)).toEqual(['Votre parrainage est en pause'])
    expect(await orders()).toEqual([])
  })
  it.each([true, false])(
    'leaves what the round mends (provider had done it: %s)',
    async (hasDone) => {
      const [one] = await sponsors(1)
      if (!one) return
      await dies('pause', { hasDone }, async () =>
        pauseSponsorship(await fixture.program(), one.target.id),
      )
      await reconcileOpen(await fixture.program())
      expect((await fixture.sponsorship(one.target.id)).status).toBe(hasDone ? 'PAUSED' : 'ACTIVE')
      expect(await orders()).toEqual([])
    },
  )
  it('leaves what another command mends first', async () => {
    const [one] = await sponsors(1)
    if (!one) return
    await dies('pause', { hasDone: true }, async () =>
      pauseSponsorship(await fixture.program(), one.target.id),
    )
    const { status } = await resumeSponsorship(await fixture.program(), one.target.id)
    expect(status).toBe('ACTIVE')
    expect((await fixture.atProvider(one.target.id))?.state).toBe('active')
  })
  it('takes nothing while a sponsor is asked what follows', async () => {
    const [one] = await sponsors(1)
    if (!one) return
    const { id } = one.target
    await fixture.pool.query(
      `update sponsorships set status = 'AWAITING_CHOICE', choice_until = now() + interval '1 day'
       where id = $1`,
      [id],
    )
    await dies('resume', { hasDone: true }, async () =>
      chooseAfterLeaving(await fixture.program(), id, { choice: 'SHELTER' }),
    )
    expect((await fixture.atProvider(id))?.state).toBe('active')
    await reconcileOpen(await fixture.program())
    await runDueJobs(payload)
    expect((await fixture.sponsorship(id)).status).toBe('AWAITING_CHOICE')
    expect((await fixture.atProvider(id))?.state).toBe('paused')
    const choose = chooseAfterLeaving(await fixture.program(), id, { choice: 'SHELTER' })
    expect((await choose).status).toBe('ACTIVE')
    expect((await fixture.atProvider(id))?.state).toBe('active')
  })
})
