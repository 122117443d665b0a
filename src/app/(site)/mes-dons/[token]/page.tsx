import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { DonorPage } from '@/features/donations/donor/components/DonorPage'
import { DONE, PROBLEMS, sentenceOf } from '@/features/donations/donor/model'
import { animalsToChoose, readDonorPage } from '@/features/donations/donor/queries'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { SpaceNav } from '@/features/navigation/components/SpaceNav'
import { pageSession } from '@/platform/http/page-session'

type Props = {
  params: Promise<{ token: string }>
  searchParams: Promise<{ fait?: string | string[]; erreur?: string | string[] }>
}

// Of one person, as it is now: kept by nobody.
export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'Mes dons',
  robots: { index: false, follow: false },
  // The address is a key: no other site learns it. « no-referrer » would also hide the origin of
  // a form that is sent without JavaScript, and the server refuses such a form.
  referrer: 'same-origin',
}

export default async function DonorTokenPage({ params, searchParams }: Props) {
  const { token } = await params
  const view = await readDonorPage(decodeURIComponent(token))
  if (!view) notFound()
  const { fait, erreur } = await searchParams
  // The link opens the page without a session: one that is there leads on to the other pages.
  const { user } = await pageSession()
  return (
    <PageFrame>
      <DonorPage
        view={view}
        animals={await animalsToChoose(view)}
        done={sentenceOf(DONE, fait)}
        problem={sentenceOf(PROBLEMS, erreur)}
        nav={user && <SpaceNav here="/mes-dons" />}
      />
    </PageFrame>
  )
}
