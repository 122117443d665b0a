import { toCard, type AnimalCardData } from '../card'
import type { PublicAnimalView } from '../list/public-animal'
import { ADOPTABLE_STATUS } from '../model'
import type { FilterValues } from './list-address'

export type Batch = { animals: AnimalCardData[]; total: number }

type Answer = { animals: PublicAnimalView[]; pagination: { total: number } }

/**
 * One batch of a shelter's animals waiting for a family, as the program lists them.
 * @throws when the server does not answer with a list
 */
export async function fetchBatch(
  shelterId: string,
  { species, sex, isSos }: FilterValues,
  { page, limit }: { page: number; limit: number },
): Promise<Batch> {
  const query = new URLSearchParams({
    shelterId,
    status: ADOPTABLE_STATUS,
    page: String(page),
    limit: String(limit),
  })
  if (species) query.set('species', species)
  if (sex) query.set('sex', sex)
  if (isSos) query.set('isSos', 'true')
  const response = await fetch(`/api/animals?${query}`)
  if (!response.ok) throw new Error(`Erreur ${response.status}`)
  const { animals, pagination } = (await response.json()) as Answer
  return { animals: animals.map((animal) => toCard(animal)), total: pagination.total }
}
