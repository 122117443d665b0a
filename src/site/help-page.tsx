import type { Metadata } from 'next'

import { shelterGift } from '@/features/shelters/components/shelter-facts'
import { ShelterBanner } from '@/features/shelters/components/ShelterBanner'
import { WaysToHelp } from '@/features/shelters/components/WaysToHelp'
import { acceptsHelp, HELP, type Help } from '@/features/shelters/model'
import type { PublicShelter } from '@/features/shelters/queries'
import { shelterPicture } from '@/features/shelters/share-picture'
import { JsonLd } from '@/ui/JsonLd'

import { pageMetadata } from './metadata'
import { openShelter } from './open-shelter'

type Params = Promise<{ shelterId: string }>

/** A shelter that accepts this way of helping; for one that does not there is no such page. */
export async function openHelp(params: Params, help: Help): Promise<PublicShelter | null> {
  const shelter = await openShelter(params)
  return shelter && acceptsHelp(shelter, help) ? shelter : null
}

/** @param isOpen whether one can give on line: until then there is nothing to find */
export function helpMetadata(shelter: PublicShelter, help: Help, isOpen: boolean): Metadata {
  const { name, slug } = shelter
  return {
    ...pageMetadata({
      title: `${HELP[help].title} · ${name}`,
      description: `${HELP[help].title}\u00a0: comment aider ${name} dès aujourd’hui.`,
      path: `/shelter/${slug}/${help}`,
      siteName: name,
      picture: shelterPicture(shelter),
    }),
    ...(isOpen ? {} : { robots: { index: false, follow: true } }),
  }
}

/** What search engines read of a page on which one gives. */
export const HelpFacts = ({ shelter, help }: { shelter: PublicShelter; help: Help }) => (
  <JsonLd
    data={shelterGift(shelter, {
      name: `${HELP[help].title} · ${shelter.name}`,
      path: `/shelter/${shelter.slug}/${help}`,
    })}
  />
)

/** How to help a shelter that cannot be given to on line yet. */
export function NotYet({ shelter, help }: { shelter: PublicShelter; help: Help }) {
  return (
    <>
      <ShelterBanner shelter={shelter} title={HELP[help].title} />
      <WaysToHelp shelter={shelter} help={help} />
    </>
  )
}
