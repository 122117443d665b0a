import type { PayloadRequest } from 'payload'

import { countRequestsByAnimal } from '@/features/adoptions/queries'
import { legalGaps } from '@/features/animals/legal.model'
import { isPublicAnimal, PUBLIC_STATUSES } from '@/features/animals/model'
import { countSponsorsByAnimal } from '@/features/donations/queries'
import { fosteredAmong } from '@/features/fosters/queries'
import { readPictures } from '@/features/media/queries'
import { isPublicShelter } from '@/features/shelters/model'
import { readShelterNames } from '@/features/shelters/queries'
import type { Animal } from '@/payload-types'
import { actorOf } from '@/platform/access/builders'
import { can, idOf } from '@/platform/access/model'

import type { TeamAnimal } from './view'

const COLUMNS = {
  name: true,
  species: true,
  sex: true,
  status: true,
  shelter: true,
  photos: true,
  isVisible: true,
  isSos: true,
  isReserved: true,
  birthDate: true,
  ageIsEstimated: true,
  arrivalDate: true,
  lastConfirmedAt: true,
  createdAt: true,
  updatedAt: true,
  idType: true,
  idNumber: true,
  birthPlace: true,
  pedigree: true,
  isLitter: true,
  motherIdNumber: true,
  litterSize: true,
  dogCategory: true,
} as const

/**
 * Animals by id, in that order, as the list shows them; those that the person does not look after
 * are left out.
 */
export async function readRows(req: PayloadRequest, ids: readonly string[]): Promise<TeamAnimal[]> {
  if (ids.length === 0) return []
  const found = await req.payload.find({
    collection: 'animals',
    where: { id: { in: [...ids] } },
    overrideAccess: false,
    depth: 0,
    limit: ids.length,
    pagination: false,
    select: COLUMNS,
    req,
  })
  const docs = found.docs as Animal[]
  const actor = actorOf(req)
  const firstPhoto = ({ photos }: Animal) => idOf(photos?.[0])
  const [fostered, shelters, pictures, requests, sponsors] = await Promise.all([
    fosteredAmong(req, ids),
    readShelterNames(
      req,
      docs.map(({ shelter }) => idOf(shelter)),
    ),
    readPictures(
      req.payload,
      docs.map(firstPhoto).filter((id) => id !== null),
    ),
    countRequestsByAnimal(req, ids),
    // Who gives is for those who look after gifts.
    countSponsorsByAnimal(
      req,
      docs.filter(({ shelter }) => can(actor, 'viewGiving', idOf(shelter))).map(({ id }) => id),
    ),
  ])
  const now = new Date()
  const byId = new Map(docs.map((animal) => [animal.id, animal]))
  return ids.flatMap((id) => {
    const animal = byId.get(id)
    const shelter = shelters.get(idOf(animal?.shelter) ?? '')
    if (!animal || !shelter) return []
    const { name, species, sex, status, birthDate, arrivalDate, createdAt, updatedAt } = animal
    const gaps = PUBLIC_STATUSES.includes(status) ? legalGaps(animal, now) : []
    const photo = pictures.get(firstPhoto(animal) ?? '')
    return [
      {
        id,
        name,
        species,
        sex,
        status,
        isVisible: Boolean(animal.isVisible),
        isSos: Boolean(animal.isSos),
        isReserved: Boolean(animal.isReserved),
        isFostered: fostered.has(id),
        birthDate: birthDate ?? null,
        ageIsEstimated: Boolean(animal.ageIsEstimated),
        image: photo?.thumb ?? null,
        card: photo?.card ?? null,
        photos: animal.photos?.length ?? 0,
        inCareSince: arrivalDate ?? createdAt,
        lastConfirmedAt: animal.lastConfirmedAt ?? null,
        createdAt,
        updatedAt,
        missing: gaps.map(({ message }) => message),
        openRequests: requests.get(id) ?? 0,
        sponsors: sponsors.get(id) ?? 0,
        shelter: { id: shelter.id, name: shelter.name, slug: shelter.slug },
        isPublic: isPublicAnimal(animal) && isPublicShelter(shelter),
      },
    ]
  })
}
