import type { Metadata } from 'next'

import { OwnReportPage } from '@/site/lost-found-own'

type Props = {
  params: Promise<{ token: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export const metadata: Metadata = {
  title: 'Mon avis',
  robots: { index: false },
  // The address is the key: no other site learns it.
  referrer: 'same-origin',
}

export default async function Page({ params, searchParams }: Props) {
  return <OwnReportPage token={(await params).token} query={await searchParams} />
}
