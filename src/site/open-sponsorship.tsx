import type { ReactNode } from 'react'

import { findAnimal, type FoundAnimal } from '@/features/animals/queries'
import { GiftPage } from '@/features/donations/components/GiftPage'
import { giftTitle } from '@/features/donations/components/words'
import type { GiftOffer } from '@/features/donations/form/model'
import { ShelterBanner } from '@/features/shelters/components/ShelterBanner'
import { findShelter } from '@/features/shelters/queries'

export type Params = Promise<{ shelterId: string; animalId: string }>

/** The public animal that an address names; on a shelter's site there are its own animals only. */
export async function openAnimal(params: Params): Promise<FoundAnimal | null> {
  const { shelterId, animalId } = await params
  const shelter = await findShelter(shelterId)
  const found = shelter && (await findAnimal(animalId))
  return found && found.shelter.id === shelter?.id ? found : null
}

export const pageOf = ({ animal, shelter }: FoundAnimal): string =>
  `/shelter/${shelter.slug}/animals/${animal.id}`

type Props = { found: FoundAnimal; offer: GiftOffer; children: ReactNode }

/** The page on which an animal is sponsored, around its form. */
export function SponsorFrame({ found, offer, children }: Props) {
  const { animal, shelter } = found
  return (
    <>
      <ShelterBanner
        shelter={shelter}
        above={[
          { label: 'Nos animaux', href: `/shelter/${shelter.slug}/animals` },
          { label: animal.name, href: pageOf(found) },
        ]}
        title={giftTitle(offer)}
      />
      <GiftPage offer={offer}>{children}</GiftPage>
    </>
  )
}
