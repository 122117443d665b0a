import { beforeAll, expect, it, vi } from 'vitest'

vi.hoisted(() => {
  process.env.DEMO = '1'
  // Nobody answers there: every event is lost.
  process.env.PORT = '9'
})

const { getTestPayload } = await import('../support/payload')
const { makeWorld } = await import('./access/world')
const { ACCOUNT, givingFixture } = await import('./giving-fixture')
const { erasePerson } = await import('@/features/privacy/commands')
const { receiveHint } = await import('@/features/donations/settle/commands/receive-hint')
const { endSponsorship } = await import('@/features/donations/sponsorships/commands/end')
const { changeSettings, endOutside } = await import('@/platform/payments/simulator/page-actions')

let fixture: Awaited<ReturnType<typeof givingFixture>>

beforeAll(async () => {
  const payload = await getTestPayload()
  fixture = await givingFixture(payload, await makeWorld(payload))
})

/** A sponsorship that goes on, with its name at the provider. */
async function sponsor() {
  const { target, email } = await fixture.given(fixture.sponsoring())
  const { subscriptionId } = await fixture.sponsorship(target.id)
  return { target, email, subscription: subscriptionId ?? '' }
}

it.each([
  ['donor', 'DONOR'],
  ['shelter', 'SHELTER'],
  ['card', 'CARD'],
] as const)(
  'a sponsorship ended at the provider by the %s says so, and is told of once',
  async (because, endReason) => {
    const { target, email, subscription } = await sponsor()
    await endOutside(subscription, because)
    const hint = { kind: 'subscription', account: ACCOUNT, id: subscription } as const
    for (let time = 0; time < 3; time += 1) await receiveHint(await fixture.program(), hint)
    expect(await fixture.sponsorship(target.id)).toMatchObject({ status: 'ENDED', endReason })
    const mails = await fixture.mailsTo(email)
    expect(mails.filter((each) => each.startsWith('Fin de votre parrainage'))).toHaveLength(1)
  },
)

it('one that the sponsor ended here stays theirs, whatever the provider calls it', async () => {
  const { target, subscription } = await sponsor()
  await changeSettings({ isDown: true })
  const end = endSponsorship(await fixture.program(), target.id, 'DONOR')
  await expect(end).rejects.toMatchObject({ status: 503 })
  await changeSettings({ isDown: false })
  // The server had died before it could take the reason back.
  await fixture.pool.query(`update sponsorships set end_reason = 'DONOR' where id = $1`, [
    target.id,
  ])
  await endOutside(subscription, 'shelter')
  await fixture.look(target)
  expect(await fixture.sponsorship(target.id)).toMatchObject({
    status: 'ENDED',
    endReason: 'DONOR',
  })
})

it('one of a person who is erased ends at the provider first, and its accounts stay', async () => {
  const { target, email } = await sponsor()
  await changeSettings({ isDown: true })
  const erase = async () => erasePerson(await fixture.program(), email, email)
  await expect(erase()).rejects.toMatchObject({ status: 503 })
  expect(await fixture.sponsorship(target.id)).toMatchObject({ status: 'ACTIVE', email })
  await changeSettings({ isDown: false })
  expect((await erase()).map(({ kind }) => kind)).toContain('sponsorship')
  const after = await fixture.sponsorship(target.id)
  expect(after).toMatchObject({ status: 'ENDED', endReason: 'DONOR', firstName: null })
  expect(after.email).toContain('@anonyme.invalid')
  expect(after.amountCents).toBeGreaterThan(0)
  expect(await fixture.mailsTo(email)).toEqual([])
  // What the provider tells later changes nothing of it.
  await fixture.look(target)
  expect((await fixture.sponsorship(target.id)).email).toBe(after.email)
})
