import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { FollowView } from '@/features/abuse/components/FollowView'
import { QuickExit } from '@/features/abuse/components/QuickExit'
import { takeFollowDrafts } from '@/features/abuse/drafts'
import { PARTS } from '@/features/abuse/model'
import { readFollowed } from '@/features/abuse/queries'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { env } from '@/platform/env'

// Neutral words: the tab and the history are perhaps read by somebody else.
export const metadata: Metadata = {
  title: 'Suivi',
  robots: { index: false, follow: false },
  // The address carries the link itself: no other site is told of it. Not « no-referrer », which
  // would hide from our own server where a plain form comes from.
  referrer: 'same-origin',
}

type Props = {
  params: Promise<{ token: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** A report for whoever wrote it, by its link. */
export default async function FollowReport({ params, searchParams }: Props) {
  const { token } = await params
  const report = await readFollowed(token)
  if (!report) notFound()
  const query = await searchParams
  const returned = await takeFollowDrafts(query)
  const done = Object.values(PARTS).find((part) => part === query.fait) ?? null
  return (
    <PageFrame>
      <QuickExit />
      <FollowView
        report={report}
        token={token}
        origin={env.publicUrl}
        isNew={query.envoye === 'oui'}
        done={done}
        note={returned[PARTS.note]}
        contact={returned[PARTS.contact]}
      />
    </PageFrame>
  )
}
