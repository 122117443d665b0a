import type { Metadata } from 'next'

import { SupplyAnswerPage } from '@/site/supply-answer'

// Of one person, as it is now: kept by nobody.
export const dynamic = 'force-dynamic'

export const metadata: Metadata = { title: 'J’apporte', robots: { index: false } }

type Props = {
  params: Promise<{ requestId: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function Page({ params, searchParams }: Props) {
  return <SupplyAnswerPage id={(await params).requestId} query={await searchParams} />
}
