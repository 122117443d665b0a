import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { listOwnRequests } from '@/features/adoptions/follow/queries'
import { readOwnSpace } from '@/features/own-space/queries'

import { getTestPayload } from '../support/payload'
import { makeWorld, type World } from './access/world'
import { adoptionForm } from './adoption-form'
import { teamOf, type Team } from './adoptions'

const asProgram = { overrideAccess: true, depth: 0 } as const

let payload: Payload
let world: World
let team: Team
let answer: Awaited<ReturnType<typeof adoptionForm>>['answer']

beforeAll(async () => {
  payload = await getTestPayload()
  world = await makeWorld(payload)
  team = teamOf(payload, world)
  ;({ answer } = await adoptionForm(payload, world))
})

const VERIFIED = '2026-01-01T00:00:00.000Z'
const visitor = () =>
  payload.findByID({ collection: 'users', id: world.users.visitor, ...asProgram })

describe('a person’s own requests', () => {
  it('are those of the account, not of an address that nobody verified', async () => {
    const user = await visitor()
    const mine = await answer(await team.animal({ name: 'Moka' }), user.email, {
      ...user,
      emailVerified: VERIFIED,
    })
    await answer(await team.animal({ name: 'Tofu' }), user.email)
    const own = async (emailVerified: string | null) => {
      const req = await createLocalReq(
        { user: { ...user, emailVerified, collection: 'users' } },
        payload,
      )
      return (await listOwnRequests(req)).map(({ animal, href }) => [animal.name, href])
    }
    expect(mine.given).toBe(mine.trackingPath)
    expect(await own(null)).toEqual([['Moka', mine.trackingPath]])
    expect((await own(VERIFIED)).map(([name]) => name)).toEqual(['Tofu', 'Moka'])
    expect(await listOwnRequests(await createLocalReq({}, payload))).toEqual([])
  })

  it('are not those that somebody sent with the address of another', async () => {
    const user = await visitor()
    const animal = await team.animal({ name: 'Sirius' })
    const others = await answer(animal, 'victime@exemple.fr', { ...user, emailVerified: VERIFIED })
    const unproven = await answer(animal, 'neuve@exemple.fr', {
      ...user,
      email: 'neuve@exemple.fr',
      emailVerified: null,
    })
    const stranger = await answer(animal, 'ailleurs@exemple.fr')
    // The address alone is told where it is followed.
    expect([others.given, unproven.given, stranger.given]).toEqual([null, null, null])
    const mails = await team.mailsTo('victime@exemple.fr')
    expect(mails.map(({ text }) => text?.includes(others.trackingPath))).toEqual([true])
    const req = await createLocalReq(
      { user: { ...user, emailVerified: null, collection: 'users' } },
      payload,
    )
    const names = (await listOwnRequests(req)).map(({ animal: { name } }) => name)
    expect(names).not.toContain('Sirius')
  })

  it('are in « Mon espace » with what was given, for the owner of the address alone', async () => {
    const user = await payload.findByID({
      collection: 'users',
      id: world.users.visitor,
      ...asProgram,
    })
    const donor = await payload.create({
      collection: 'donors',
      data: { email: 'visitor@exemple.fr' },
      ...asProgram,
    })
    const gift = { shelter: world.a.shelter, donor: donor.id, email: 'visitor@exemple.fr' }
    await payload.create({
      collection: 'donations',
      data: {
        ...gift,
        type: 'DONATION',
        status: 'PENDING',
        amountCents: 2000,
        tipCents: 0,
        currency: 'EUR',
        revision: 0,
        refundedCents: 0,
        provider: 'simulator',
        expiresAt: new Date(Date.now() + 3_600_000).toISOString(),
      },
      ...asProgram,
    })
    const space = async (emailVerified: string | null) => {
      const person = { ...user, emailVerified, collection: 'users' as const }
      return readOwnSpace(await createLocalReq({ user: person }, payload), person)
    }
    const unconfirmed = await space(null)
    expect(unconfirmed.requests.map(({ animal }) => animal.name)).toEqual(['Moka'])
    expect(unconfirmed.unfinished).toEqual([])
    const confirmed = await space('2026-01-01T00:00:00.000Z')
    expect(confirmed.requests).toHaveLength(2)
    expect(confirmed.unfinished.map(({ href }) => href)).toEqual([
      expect.stringMatching(/^\/don\/[^/]+\/annule$/),
    ])
    // An answer that became an adoption request is named once.
    expect([confirmed.answers, confirmed.gifts]).toEqual([[], 0])
  })
})
