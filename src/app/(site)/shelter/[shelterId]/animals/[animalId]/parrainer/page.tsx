import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'

import { GiftFormIsland } from '@/features/donations/components/GiftFormIsland'
import { sponsorshipOffer } from '@/features/donations/offer/queries'
import { openAnimal, pageOf, SponsorFrame, type Params } from '@/site/open-sponsorship'

type Props = { params: Params }

// The same for everybody, and kept: the browser adds who is signed in.
export const dynamic = 'force-static'
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await openAnimal(params)
  const title = found ? `Parrainer ${found.animal.name} · ${found.shelter.name}` : 'Page 404'
  return { title, robots: { index: false } }
}

export default async function Sponsor({ params }: Props) {
  const found = await openAnimal(params)
  if (!found) notFound()
  const offer = await sponsorshipOffer(found)
  // Adopted, or not to be sponsored on line: its page says more.
  if (!offer) redirect(pageOf(found))
  return (
    <SponsorFrame found={found} offer={offer}>
      <GiftFormIsland offer={offer} />
    </SponsorFrame>
  )
}
