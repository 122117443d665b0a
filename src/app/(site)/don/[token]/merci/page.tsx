import { notFound } from 'next/navigation'

import { findAnimal } from '@/features/animals/queries'
import { GiftReturn } from '@/features/donations/components/GiftReturn'
import { GivenTo } from '@/features/donations/components/GivenTo'
import { formPath } from '@/features/donations/form/path.model'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { themeStyle } from '@/features/shelters/components/theme-style'
import { readShelter } from '@/features/shelters/queries'
import { env } from '@/platform/env'
import { privatePage, readGift, type Params } from '@/site/read-gift'

export const dynamic = 'force-dynamic'
export const metadata = privatePage('Votre don')

type Props = { params: Params; searchParams: Promise<{ actualiser?: string }> }

/** Where somebody comes back to after the payment: what is known, and what follows. */
export default async function Thanks({ params, searchParams }: Props) {
  // What is known is shown at once, and the page asks the provider; without JavaScript by a link.
  const gift = await readGift(params, (await searchParams).actualiser !== undefined)
  if (!gift) notFound()
  const found = gift.animal && (await findAnimal(gift.animal.id))
  const shelter = gift.shelter && (await readShelter(gift.shelter.id))
  return (
    <PageFrame>
      {shelter && (
        <div style={themeStyle(shelter.theme)}>
          <GivenTo shelter={shelter} />
        </div>
      )}
      <GiftReturn
        portrait={
          found && {
            name: found.animal.name,
            href: `/shelter/${found.shelter.slug}/animals/${found.animal.id}`,
            image: found.animal.photos[0]?.card ?? null,
          }
        }
        gift={gift}
        token={(await params).token}
        origin={env.publicUrl}
        again={formPath(gift)}
      />
    </PageFrame>
  )
}
