import { notFound, redirect } from 'next/navigation'

import { GiftGivenUp } from '@/features/donations/components/GiftGivenUp'
import { GivenTo } from '@/features/donations/components/GivenTo'
import { formPath } from '@/features/donations/form/path.model'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { themeStyle } from '@/features/shelters/components/theme-style'
import { readShelter } from '@/features/shelters/queries'
import { privatePage, readGift, type Params } from '@/site/read-gift'

export const dynamic = 'force-dynamic'
export const metadata = privatePage('Paiement annulé')

/** Where somebody comes back to who gave up on the page of payment. */
export default async function GivenUp({ params }: { params: Params }) {
  const gift = await readGift(params, false)
  if (!gift) notFound()
  // Paid after all, in another tab: nothing was given up.
  if (gift.state === 'paid') redirect(`/don/${(await params).token}/merci`)
  const shelter = gift.shelter && (await readShelter(gift.shelter.id))
  return (
    <PageFrame>
      {shelter && (
        <div style={themeStyle(shelter.theme)}>
          <GivenTo shelter={shelter} />
        </div>
      )}
      <GiftGivenUp gift={gift} again={formPath(gift)} />
    </PageFrame>
  )
}
