import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { ShelterBanner } from '@/features/shelters/components/ShelterBanner'
import { WaysToHelp } from '@/features/shelters/components/WaysToHelp'
import { acceptsHelp, HELP, type Help } from '@/features/shelters/model'

import { pageMetadata } from '../../metadata'
import { openShelter } from './open-shelter'

type Params = Promise<{ shelterId: string }>

async function load(params: Params, help: Help) {
  const shelter = await openShelter(params)
  return shelter && acceptsHelp(shelter, help) ? shelter : null
}

export async function helpMetadata(params: Params, help: Help): Promise<Metadata> {
  const shelter = await load(params, help)
  if (!shelter) return { title: 'Page 404' }
  const { name, slug } = shelter
  return {
    ...pageMetadata({
      title: `${HELP[help].title} – ${name}`,
      description: `${HELP[help].title} : comment aider ${name} dès aujourd’hui.`,
      path: `/shelter/${slug}/${help}`,
      siteName: name,
      picture: shelter.photos[0] ?? shelter.logo,
    }),
    // Nothing to find here until one can give on line.
    robots: { index: false, follow: true },
  }
}

/** How to help a shelter that accepts it; for one that does not there is no such page. */
export async function HelpPage(params: Params, help: Help) {
  const shelter = await load(params, help)
  if (!shelter) notFound()
  return (
    <>
      <ShelterBanner shelter={shelter} title={HELP[help].title} />
      <WaysToHelp shelter={shelter} help={help} />
    </>
  )
}
