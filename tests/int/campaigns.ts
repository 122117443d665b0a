import { createLocalReq, type Payload } from 'payload'

import { readCampaign } from '@/features/campaigns/api'
import * as desk from '@/features/campaigns/desk/api'
import type { Act } from '@/features/campaigns/model'

import type { Who, World } from './access/world'
import type { GivingFixture } from './giving-fixture'
import { call, type Answer } from './in-process'

const STEPS = {
  publish: desk.publishCampaign,
  unpublish: desk.unpublishCampaign,
  end: desk.endCampaign,
  reopen: desk.reopenCampaign,
  archive: desk.archiveCampaign,
  unarchive: desk.unarchiveCampaign,
} as const satisfies Record<Act, unknown>

type Sums = { receivedCents: number; donors: number }

/** What tests of campaigns do again and again. */
export function campaignDesk(payload: Payload, world: World, giving: GivingFixture) {
  const one = async (id: string) =>
    payload.findByID({ collection: 'campaigns', id, overrideAccess: true, depth: 0 })
  const step = async (
    act: Act,
    id: string,
    { as = 'editor', ...more }: { as?: Who; updatedAt?: string; report?: string } = {},
  ): Promise<Answer> =>
    call(world, STEPS[act], {
      as,
      params: { id },
      body: { updatedAt: (await one(id)).updatedAt, ...more },
    })
  return {
    one,
    step,
    /** A campaign of the first shelter, a draft. */
    draft: (more: object = {}) =>
      payload.create({
        collection: 'campaigns',
        overrideAccess: true,
        depth: 0,
        data: {
          title: 'Un toit neuf',
          story: 'La pluie entre.',
          shelter: world.a.shelter,
          ...more,
        } as never,
      }),
    /** One that takes gifts. */
    async open(more: object = {}, as: Who = 'editor') {
      const { id } = await this.draft(more)
      const answer = await step('publish', id, { as })
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.json))
      return one(id)
    },
    read: (id: string) => call(world, readCampaign, { params: { id } }),
    async sums(id: string): Promise<Sums> {
      const { json } = await call(world, readCampaign, { params: { id } })
      const { receivedCents, donors } = json.data as Sums
      return { receivedCents, donors }
    },
    list: (as: Who, shelterId: string) =>
      call(world, desk.listShelterCampaignsRoute, { as, params: { shelterId } }),
    program: () => createLocalReq({}, payload),
    gift: (campaignId: string, more: object = {}) => giving.given({ campaignId, ...more }),
    askFor: (more: object) => giving.open(giving.bodyOf(more)),
  }
}
