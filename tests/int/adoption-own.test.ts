import { createLocalReq, type Payload } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'

import { listOwnRequests } from '@/features/adoptions/follow/queries'

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

describe('a person’s own requests', () => {
  it('are those of the account, not of an address that nobody verified', async () => {
    const user = await payload.findByID({
      collection: 'users',
      id: world.users.visitor,
      ...asProgram,
    })
    const mine = await answer(
      await team.animal({ name: 'Moka' }),
      'autre-adresse@exemple.fr',
      user.id,
    )
    await answer(await team.animal({ name: 'Tofu' }), 'visitor@exemple.fr')
    const own = async (emailVerified: string | null) => {
      const req = await createLocalReq(
        { user: { ...user, emailVerified, collection: 'users' } },
        payload,
      )
      return (await listOwnRequests(req)).map(({ animal, href }) => [animal.name, href])
    }
    expect(await own(null)).toEqual([['Moka', mine.trackingPath]])
    expect((await own('2026-01-01T00:00:00.000Z')).map(([name]) => name)).toEqual(['Tofu', 'Moka'])
    expect(await listOwnRequests(await createLocalReq({}, payload))).toEqual([])
  })
})
