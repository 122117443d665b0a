import type { Metadata } from 'next'

import { ClaimLinkPage } from '@/site/place-claim'

// Of one person, as it is now: kept by nobody.
export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'Vous tenez ce lieu\u00a0?',
  robots: { index: false },
  referrer: 'same-origin',
}

type Props = {
  params: Promise<{ token: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function Page({ params, searchParams }: Props) {
  return <ClaimLinkPage token={(await params).token} query={await searchParams} />
}
