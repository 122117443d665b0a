import type { Metadata } from 'next'

import { ConfirmSuggestionPage } from '@/site/place-forms'

// Of one person, as it is now: kept by nobody.
export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'Envoyer ma proposition',
  robots: { index: false },
  referrer: 'same-origin',
}

type Props = {
  params: Promise<{ token: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

export default async function Page({ params, searchParams }: Props) {
  return <ConfirmSuggestionPage token={(await params).token} query={await searchParams} />
}
