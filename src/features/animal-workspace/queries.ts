import type { Payload } from 'payload'

import { legalGaps, type LegalFacts } from '@/features/animals/legal.model'
import { ADOPTABLE_STATUS } from '@/features/animals/model'

/** Most unfinished adverts that are looked at: more than any shelter of the country has. */
const MOST_ADVERTS = 2000

/**
 * Animals of a shelter whose advert the law does not allow yet, the oldest first. The caller has
 * checked the right to them.
 */
export async function listIncomplete(
  payload: Payload,
  shelter: string,
  now: Date,
): Promise<Array<{ id: string; name: string }>> {
  const { docs } = await payload.find({
    collection: 'animals',
    // Whoever calls has checked that the person manages this shelter's animals.
    overrideAccess: true,
    depth: 0,
    limit: MOST_ADVERTS,
    pagination: false,
    sort: 'createdAt',
    where: { and: [{ shelter: { equals: shelter } }, { status: { equals: ADOPTABLE_STATUS } }] },
    select: {
      name: true,
      species: true,
      sex: true,
      birthDate: true,
      idType: true,
      idNumber: true,
      birthPlace: true,
      pedigree: true,
      isLitter: true,
      motherIdNumber: true,
      litterSize: true,
      dogCategory: true,
    },
  })
  return docs
    .filter((animal) => legalGaps(animal as LegalFacts, now).length > 0)
    .map(({ id, name }) => ({ id, name }))
}
