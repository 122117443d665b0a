import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { GiftFormIsland } from '@/features/donations/components/GiftFormIsland'
import { GiftPage } from '@/features/donations/components/GiftPage'
import { donationOffer } from '@/features/donations/offer/queries'
import { ShelterBanner } from '@/features/shelters/components/ShelterBanner'
import { HELP } from '@/features/shelters/model'
import { HelpFacts, helpMetadata, NotYet, openHelp } from '@/site/help-page'

type Props = { params: Promise<{ shelterId: string }> }

// Rendered on the first visit, kept until one of its tags is touched.
export const dynamic = 'force-static'
export const generateStaticParams = () => []

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const shelter = await openHelp(params, 'donate')
  if (!shelter) return { title: 'Page 404' }
  return helpMetadata(shelter, 'donate', (await donationOffer(shelter)) !== null)
}

export default async function Donate({ params }: Props) {
  const shelter = await openHelp(params, 'donate')
  if (!shelter) notFound()
  const offer = await donationOffer(shelter)
  if (!offer) return <NotYet shelter={shelter} help="donate" />
  return (
    <>
      <ShelterBanner shelter={shelter} title={HELP.donate.title} />
      <GiftPage offer={offer}>
        <GiftFormIsland offer={offer} />
      </GiftPage>
      <HelpFacts shelter={shelter} help="donate" />
    </>
  )
}
