import type { PayloadRequest } from 'payload'

import { campaignForGift, type CampaignOfGift } from '@/features/campaigns/commands/take-part'
import { takesPayments } from '@/features/shelters/model'
import { publicShelter } from '@/features/shelters/public'
import type { Animal, Shelter } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { HttpError, invalidField } from '@/platform/http/errors'
import { byKey } from '@/platform/ids.model'

import { animalOf } from '../links'
import type { CheckoutBody } from '../schema'
import { isGone } from '../sponsorships/leave'

/** To whom a gift goes; both are empty for a gift to the platform. */
export type Receiver = {
  shelter: Shelter | null
  animal: Animal | null
  campaign: CampaignOfGift | null
}

async function shelterBy(req: PayloadRequest, key: string): Promise<Shelter> {
  const { docs } = await req.payload.find({
    collection: 'shelters',
    where: {
      and: [byKey(key), publicShelter],
    },
    // Its account is nobody's to read; nothing of the row leaves from here.
    overrideAccess: true,
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  })
  const [shelter] = docs
  if (!shelter) throw new HttpError(404, 'Refuge introuvable')
  return shelter
}

/** Can a shelter take this kind of gift today? @throws {HttpError} 422 */
function checkShelter(shelter: Shelter, type: CheckoutBody['type']): void {
  const isSponsoring = type === 'sponsorship'
  if (isSponsoring ? !shelter.acceptsSponsoring : !shelter.acceptsDonations) {
    const what = isSponsoring ? 'de parrainages' : 'de dons'
    throw invalidField('shelterId', `${shelter.name} ne reçoit pas ${what} en ligne`)
  }
  if (!takesPayments(shelter)) {
    throw invalidField('shelterId', `${shelter.name} n’a pas encore activé les paiements en ligne`)
  }
}

/** The animal of a gift: public, at this very shelter, and still there. @throws {HttpError} 422 */
async function animalFor(req: PayloadRequest, shelter: Shelter, id: string): Promise<Animal> {
  const animal = await animalOf(req, id)
  const isIts = animal && idOf(animal.shelter) === shelter.id
  // Of one that is not public nobody learns the name here.
  if (!isIts || !animal.isVisible || animal.deletedAt) {
    throw invalidField('animalId', 'Cet animal n’est pas dans ce refuge')
  }
  if (isGone(animal)) throw invalidField('animalId', `${animal.name} n’est plus au refuge`)
  return animal
}

/** Animals at the shelter are sponsored, neither lost nor found ones. Source: docs/decisions/money.md. */
function checkSponsorable({ status, name }: Animal): void {
  if (status !== 'AT_SHELTER') throw invalidField('animalId', `${name} ne peut pas être parrainé`)
}

/**
 * Who receives a gift, as they are at this moment.
 * @throws {HttpError} 404, 422 when they cannot take it
 */
export async function receiverOf(req: PayloadRequest, body: CheckoutBody): Promise<Receiver> {
  if (body.type === 'tip' || !body.shelterId) {
    return { shelter: null, animal: null, campaign: null }
  }
  const shelter = await shelterBy(req, body.shelterId)
  checkShelter(shelter, body.type)
  if (shelter.tipMode === 'OFF' && (body.tipAmount ?? 0) > 0) {
    throw invalidField('tipAmount', 'Ce refuge ne propose pas de pourboire')
  }
  const animal = body.animalId ? await animalFor(req, shelter, body.animalId) : null
  if (animal && body.type === 'sponsorship') checkSponsorable(animal)
  const { campaignId } = body
  const campaign = campaignId
    ? await campaignForGift(req, { shelter: shelter.id, key: campaignId })
    : null
  return { shelter, animal, campaign }
}
