import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'

import { FollowPage } from '@/features/adoptions/follow/components/FollowPage'
import { DONE, PROBLEMS, sentenceOf } from '@/features/adoptions/follow/model'
import { readFollow } from '@/features/adoptions/follow/queries'
import { PageFrame } from '@/features/navigation/components/PageFrame'

type Props = {
  params: Promise<{ token: string }>
  searchParams: Promise<{ fait?: string | string[]; erreur?: string | string[] }>
}

// Of one person, as it is now: kept by nobody.
export const dynamic = 'force-dynamic'

const read = cache(async (token: string) => readFollow(decodeURIComponent(token)))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const view = await read((await params).token)
  return {
    title: view ? `Votre demande pour ${view.animal.name} · Patte Blanche` : 'Page 404',
    robots: { index: false, follow: false },
    // The address is a key: no other site learns it. « no-referrer » would also hide the origin of
    // a form that is sent without JavaScript, and the server refuses such a form.
    referrer: 'same-origin',
  }
}

export default async function Follow({ params, searchParams }: Props) {
  const view = await read((await params).token)
  if (!view) notFound()
  const { fait, erreur } = await searchParams
  return (
    <PageFrame>
      <FollowPage
        view={view}
        done={sentenceOf(DONE, fait)}
        problem={sentenceOf(PROBLEMS, erreur)}
      />
    </PageFrame>
  )
}
