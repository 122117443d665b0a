import { findShelter, readShelter, type PublicShelter } from '@/features/shelters/queries'

/** The public shelter that an address names, by slug or id; or `null`. */
export async function openShelter(params: Promise<{ shelterId: string }>) {
  const key = await findShelter((await params).shelterId)
  const shelter: PublicShelter | null = key && (await readShelter(key.id))
  return shelter
}
