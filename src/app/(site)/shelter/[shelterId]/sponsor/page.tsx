import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { findAnimal, listLongestWaiting } from '@/features/animals/queries'
import { SponsorChoice } from '@/features/donations/components/SponsorChoice'
import { sponsorshipOffer, takesSponsors } from '@/features/donations/offer/queries'
import { ShelterBanner } from '@/features/shelters/components/ShelterBanner'
import { HELP } from '@/features/shelters/model'
import { HelpFacts, helpMetadata, NotYet, openHelp } from '@/site/help-page'

type Props = { params: Promise<{ shelterId: string }> }

// Rendered on the first visit, kept until one of its tags is touched.
export const dynamic = 'force-static'
export const generateStaticParams = () => []

/** Animals to choose from; the others are in the list of the shelter. */
const MOST = 12

/** Those that have waited longest, each with the form by which it is sponsored. */
async function choicesOf(shelterId: string) {
  const animals = await listLongestWaiting(shelterId, MOST)
  const offers = await Promise.all(
    animals.map(async ({ id }) => {
      const found = await findAnimal(id)
      const offer = found && (await sponsorshipOffer(found))
      return offer && { offer, arrivalDate: found.animal.arrivalDate }
    }),
  )
  return animals.flatMap((animal, at) => {
    const offered = offers[at]
    return offered ? [{ animal, ...offered }] : []
  })
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const shelter = await openHelp(params, 'sponsor')
  if (!shelter) return { title: 'Page 404' }
  return helpMetadata(shelter, 'sponsor', await takesSponsors(shelter))
}

export default async function Sponsor({ params }: Props) {
  const shelter = await openHelp(params, 'sponsor')
  if (!shelter) notFound()
  if (!(await takesSponsors(shelter))) return <NotYet shelter={shelter} help="sponsor" />
  const { name, slug, id } = shelter
  return (
    <>
      <ShelterBanner shelter={shelter} title={HELP.sponsor.title}>
        <p>{HELP.sponsor.lead}</p>
      </ShelterBanner>
      <SponsorChoice shelter={{ name, slug }} choices={await choicesOf(id)} />
      <HelpFacts shelter={shelter} help="sponsor" />
    </>
  )
}
