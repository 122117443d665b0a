import type { PayloadRequest } from 'payload'

import type { BackFacts } from './back.model'
import type { Case } from './facts'
import { isHere } from './steps'
import { timelineOf } from './timeline'

/** Was the animal adopted through this request, and by nobody since? */
export async function isLastAdoption(req: PayloadRequest, { row, animal }: Case): Promise<boolean> {
  if (row.status !== 'COMPLETED' || animal.status !== 'ADOPTED') return false
  const { docs } = await req.payload.find({
    collection: 'adoption-requests',
    where: { and: [{ animal: { equals: animal.id } }, { status: { equals: 'COMPLETED' } }] },
    // The right was checked; the animal is of the same shelter.
    overrideAccess: true,
    depth: 0,
    limit: 1,
    pagination: false,
    sort: '-statusSince',
    select: {},
    req,
  })
  return docs[0]?.id === row.id
}

/** What the rule of a step back looks at. */
export async function backFacts(req: PayloadRequest, about: Case): Promise<BackFacts> {
  const { row, animal, certificate } = about
  return {
    status: row.status,
    species: animal.species,
    closedBy: row.closedBy ?? null,
    statusSince: row.statusSince ?? row.updatedAt,
    timeline: timelineOf(row),
    animalIsAtShelter: isHere(about),
    isLastAdoption: await isLastAdoption(req, about),
    certificate: certificate && {
      deliveredAt: certificate.deliveredAt,
      signedAt: certificate.signedAt ?? null,
    },
  }
}
