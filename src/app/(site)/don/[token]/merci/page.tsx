import { notFound } from 'next/navigation'

import { GiftReturn } from '@/features/donations/components/GiftReturn'
import { formPath } from '@/features/donations/form/model'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { env } from '@/platform/env'

import { privatePage, readGift, type Params } from '../read-gift'

export const dynamic = 'force-dynamic'
export const metadata = privatePage('Votre don')

type Props = { params: Params; searchParams: Promise<{ actualiser?: string }> }

/** Where somebody comes back to after the payment: what is known, and what follows. */
export default async function Thanks({ params, searchParams }: Props) {
  // What is known is shown at once, and the page asks the provider; without JavaScript by a link.
  const gift = await readGift(params, (await searchParams).actualiser !== undefined)
  if (!gift) notFound()
  return (
    <PageFrame>
      <GiftReturn
        gift={gift}
        token={(await params).token}
        origin={env.publicUrl}
        again={formPath(gift)}
      />
    </PageFrame>
  )
}
