import type { PayloadRequest } from 'payload'

import type { Animal, Shelter } from '@/payload-types'
import { idOf } from '@/platform/access/model'
import { idOfToken, personalToken } from '@/platform/access/personal-link'
import { env } from '@/platform/env'

/** By which somebody who paid sees their own gift: the id of its row, sealed. */
export const giftToken = (id: string): string => personalToken('gift', id)
export const idOfGift = (token: string): string | null => idOfToken('gift', token)

/** The page of everything that a donor gave. Sent by e-mail alone, to the donor's own address. */
export const donorUrl = (donor: string): string =>
  `${env.publicUrl}/mes-dons/${personalToken('donor', donor)}`

/** Where the provider sends the browser back. */
export const returnUrls = (id: string) => ({
  successUrl: `${env.publicUrl}/don/${giftToken(id)}/merci`,
  cancelUrl: `${env.publicUrl}/don/${giftToken(id)}/annule`,
})

type Relation = string | { id: string } | null | undefined

/** The shelter of a gift; `null` for a gift to the platform. */
export async function shelterOf(req: PayloadRequest, relation: Relation): Promise<Shelter | null> {
  const id = idOf(relation)
  if (!id) return null
  return req.payload.findByID({
    collection: 'shelters',
    id,
    // Whoever gave knows to whom, suspended since or not; only its name and address leave.
    overrideAccess: true,
    disableErrors: true,
    depth: 0,
    req,
  })
}

/** The animal of a gift, in or out of the bin; `null` without one. */
export async function animalOf(req: PayloadRequest, relation: Relation): Promise<Animal | null> {
  const id = idOf(relation)
  if (!id) return null
  return req.payload.findByID({
    collection: 'animals',
    id,
    // Whoever gave knows for whom, hidden since or not; only its name leaves.
    overrideAccess: true,
    disableErrors: true,
    trash: true,
    depth: 0,
    req,
  })
}
