import type { Payload } from 'payload'
import { beforeAll, describe, expect, it, vi } from 'vitest'

vi.hoisted(() => {
  process.env.DEMO = '1'
  // Nobody answers there: the events of the simulator are handed over by hand.
  process.env.PORT = '9'
})

const account = await import('@/features/donations/account/api')
const { paymentProvider } = await import('@/platform/payments/provider')
const { overview, openAccount, decideAccount } =
  await import('@/platform/payments/simulator/page-actions')
const { signatureOf } = await import('@/platform/payments/simulator/events')
const { getTestPayload } = await import('../support/payload')
const { cms, makeWorld, ROLES } = await import('./access/world')
const { call } = await import('./in-process')

let payload: Payload
let world: Awaited<ReturnType<typeof makeWorld>>

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
})

const shelter = (id = world.a.shelter) =>
  payload.findByID({ collection: 'shelters', id, overrideAccess: true, depth: 0 })
const open = (as: (typeof ROLES)[number] | 'mixed' = 'admin', shelterId = world.a.shelter) =>
  call(world, account.openPaymentAccount, { as, params: { shelterId } })
const refresh = () =>
  call(world, account.refreshPaymentAccount, {
    as: 'admin',
    params: { shelterId: world.a.shelter },
  })

/** Hands an event to the entrance of the provider, as it would come over HTTP. */
async function hand(event: object, signature?: string): Promise<number> {
  const { handleEndpoints } = await import('payload')
  const body = JSON.stringify(event)
  const response = await handleEndpoints({
    config: payload.config,
    request: new Request('http://localhost:3000/api/cms/stripe/webhooks', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'stripe-signature': signature ?? signatureOf(body),
      },
      body,
    }),
  })
  return response.status
}

describe('the account of a shelter', () => {
  it('is opened by its administrators alone', async () => {
    const statuses = await Promise.all(ROLES.map(async (as) => [as, (await open(as)).status]))
    expect(Object.fromEntries(statuses)).toEqual({
      anonymous: 401,
      visitor: 404,
      volunteer: 403,
      editor: 403,
      moderator: 403,
      admin: 200,
      foreignAdmin: 404,
      superAdmin: 200,
    })
  })

  it('is one account, however often and by how many it is asked', async () => {
    await Promise.all([open(), open(), open('superAdmin')])
    const { accounts } = await overview()
    expect(accounts.filter(({ shelter }) => shelter === world.a.shelter)).toHaveLength(1)
    expect(await shelter()).toMatchObject({
      payoutState: 'PENDING',
      stripeAccountId: accounts[0]?.id,
    })
  })

  it('is not opened for a shelter that is not approved', async () => {
    expect((await open('superAdmin', world.suspended.shelter)).status).toBe(422)
  })

  it('opens with an address that serves once', async () => {
    const url = new URL(String((await open()).json.url))
    const id = url.pathname.split('/')[3] ?? ''
    const token = url.searchParams.get('jeton') ?? ''
    expect(await openAccount(id, 'another')).toBeNull()
    expect(await openAccount(id, token)).toMatchObject({ id })
    await decideAccount(id, 'READY')
    expect(await openAccount(id, token)).toBeNull()
    expect((await refresh()).json.data).toEqual({ state: 'ENABLED', isAvailable: true })
    expect((await shelter()).payoutState).toBe('ENABLED')
  })

  it('follows the signed events of the provider, and no others', async () => {
    const { stripeAccountId } = await shelter()
    const id = stripeAccountId ?? ''
    await decideAccount(id, 'RESTRICTED')
    const { events } = await overview()
    const event = events[0]?.event ?? {}
    expect(await hand(event, 't=1,v1=00')).toBe(400)
    expect(await hand({ ...event, type: 'account.updated' }, signatureOf('other'))).toBe(400)
    expect((await shelter()).payoutState).toBe('ENABLED')
    expect(await hand(event)).toBe(200)
    await vi.waitFor(async () => expect((await shelter()).payoutState).toBe('RESTRICTED'))
    expect((await paymentProvider()?.readAccount(id))?.canCharge).toBe(false)
  })

  it('is written by nobody else, and read by no stranger', async () => {
    const { stripeAccountId } = await shelter()
    for (const as of ['admin', 'superAdmin'] as const) {
      await cms(world, as, 'PATCH', `shelters/${world.a.shelter}`, {
        body: { stripeAccountId: 'acct_mine', payoutState: 'ENABLED' },
      })
    }
    expect(await shelter()).toMatchObject({ stripeAccountId, payoutState: 'RESTRICTED' })
    const seen = await cms(world, 'foreignAdmin', 'GET', `shelters/${world.a.shelter}`)
    expect(JSON.stringify(seen.json)).not.toContain(stripeAccountId)
  })
})
