import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { LeavePage } from '@/features/donations/newsletter/components/LeavePage'
import { readNewsletter } from '@/features/donations/newsletter/queries'
import { PageFrame } from '@/features/navigation/components/PageFrame'

// Of one person, as it is now: kept by nobody.
export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'Ne plus recevoir de nouvelles',
  robots: { index: false, follow: false },
  // The address is a key: no other site learns it. A form that is sent without JavaScript must
  // still tell its origin.
  referrer: 'same-origin',
}

type Props = {
  params: Promise<{ token: string }>
  searchParams: Promise<{ fait?: string | string[] }>
}

export default async function LeaveNewsletterPage({ params, searchParams }: Props) {
  const { token } = await params
  const newsletter = await readNewsletter(decodeURIComponent(token))
  if (!newsletter) notFound()
  return (
    <PageFrame>
      <LeavePage
        newsletter={newsletter}
        action={`/api/newsletter/withdrawals/${token}?retour=1`}
        isDone={(await searchParams).fait === '1'}
      />
    </PageFrame>
  )
}
