import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { PageFrame } from '@/features/navigation/components/PageFrame'
import { StopPage } from '@/features/notifications/components/StopPage'
import { readStop } from '@/features/notifications/preferences/queries'

// Of one person, as it is now: kept by nobody.
export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'Ne plus recevoir ces e-mails',
  robots: { index: false, follow: false },
  // The address is a key: no other site learns it. A form that is sent without JavaScript must
  // still tell its origin.
  referrer: 'same-origin',
}

type Props = {
  params: Promise<{ what: string; token: string }>
  searchParams: Promise<{ fait?: string | string[] }>
}

export default async function StopNoticesPage({ params, searchParams }: Props) {
  const { what, token } = await params
  const found = await readStop(what, decodeURIComponent(token))
  if (!found) notFound()
  return (
    <PageFrame>
      <StopPage
        words={found.words}
        isOn={found.isOn}
        action={`/api/notifications/withdrawals/${what}/${token}?retour=1`}
        isDone={(await searchParams).fait === '1'}
      />
    </PageFrame>
  )
}
