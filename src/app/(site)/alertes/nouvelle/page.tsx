import type { Metadata } from 'next'

import { NewSearchPage } from '@/site/saved-search'

// It knows the address of a signed-in person: kept by nobody.
export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'M’alerter des nouveaux animaux',
  robots: { index: false, follow: false },
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

export default async function Page({ searchParams }: Props) {
  return <NewSearchPage query={await searchParams} />
}
