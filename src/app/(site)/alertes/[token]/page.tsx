import type { Metadata } from 'next'

import { SearchPage } from '@/site/saved-search'

// Of one person, as it is now: kept by nobody.
export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'Votre alerte',
  robots: { index: false, follow: false },
  // The address is the key: no other site learns it. A form that is sent without JavaScript must
  // still tell its origin.
  referrer: 'same-origin',
}

type Props = {
  params: Promise<{ token: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function Page({ params, searchParams }: Props) {
  return <SearchPage token={decodeURIComponent((await params).token)} query={await searchParams} />
}
