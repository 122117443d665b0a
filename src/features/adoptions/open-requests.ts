import type { PayloadRequest, Where } from 'payload'

import type { AdoptionRequest } from '@/payload-types'

import type { RequestStatus } from './model'

type Asked = {
  /** The id of the animal. */
  animal: string
  /** One request that does not count. */
  except?: string
  /** Only those in one of these states. */
  in?: readonly RequestStatus[]
}

const openTo = ({ animal, except, in: states }: Asked): Where => ({
  and: [
    { animal: { equals: animal } },
    // Open requests, and no others, have a key.
    { openKey: { exists: true } },
    ...(except ? [{ id: { not_equals: except } }] : []),
    ...(states ? [{ status: { in: [...states] } }] : []),
  ],
})

/** How many open requests there are for an animal. */
export async function countOpenRequests(req: PayloadRequest, asked: Asked): Promise<number> {
  const { totalDocs } = await req.payload.count({
    collection: 'adoption-requests',
    where: openTo(asked),
    // A number alone, whoever asks: the rules of the animal depend on it.
    overrideAccess: true,
    req,
  })
  return totalDocs
}

/** Requests that are read at once. */
const ROUND = 100

/**
 * The open requests for an animal in rounds, oldest first, until none is left. Whoever takes a
 * round closes its requests: the next one is of those that are open then.
 */
export async function* roundsOfOpenRequests(
  req: PayloadRequest,
  asked: Asked,
): AsyncGenerator<AdoptionRequest[]> {
  for (;;) {
    const { docs } = await req.payload.find({
      collection: 'adoption-requests',
      where: openTo(asked),
      // The program closes them, whoever asks.
      overrideAccess: true,
      depth: 0,
      limit: ROUND,
      pagination: false,
      sort: 'id',
      req,
    })
    if (docs.length > 0) yield docs
    if (docs.length < ROUND) return
  }
}
