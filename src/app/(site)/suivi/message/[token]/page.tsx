import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { notFound } from 'next/navigation'

import { FollowView } from '@/features/abuse/components/FollowView'
import { QuickExit } from '@/features/abuse/components/QuickExit'
import { PARTS, SENTENCES } from '@/features/abuse/model'
import { readFollowed } from '@/features/abuse/queries'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { env } from '@/platform/env'
import { returnedForm } from '@/platform/http/plain-form'

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
  const jar = await cookies()
  const returned = (part: string) =>
    returnedForm(query, (name) => jar.get(name)?.value, SENTENCES.tooMany, part)
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
        note={returned(PARTS.note)}
        contact={returned(PARTS.contact)}
      />
    </PageFrame>
  )
}
