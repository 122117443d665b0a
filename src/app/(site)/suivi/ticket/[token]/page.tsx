import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { PageFrame } from '@/features/navigation/components/PageFrame'
import { listCommentsByLink } from '@/features/tickets/comments-by-link'
import { LinkComments } from '@/features/tickets/components/LinkComments'
import { TicketSummary } from '@/features/tickets/components/TicketSummary'
import { problemSentence } from '@/features/tickets/problems'
import { readByLink } from '@/features/tickets/queries'
import { visitorRequest } from '@/features/tickets/session'
import { idOfToken } from '@/platform/access/personal-link'
import { isHttpError } from '@/platform/http/error-kind'
import { PageBanner } from '@/ui/PageBanner'

import styles from './page.module.scss'

export const metadata: Metadata = {
  title: 'Suivre ma demande',
  robots: { index: false },
  // The address carries the link itself: no other site is told of it.
  referrer: 'same-origin',
}

type Props = {
  params: Promise<{ token: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

async function found(token: string) {
  const id = idOfToken('ticket', token)
  if (!id) notFound()
  const req = await visitorRequest()
  try {
    const ticket = await readByLink(req, id)
    return { ticket, comments: await listCommentsByLink(req, id) }
  } catch (error) {
    if (isHttpError(error) && error.status === 404) notFound()
    throw error
  }
}

/** A ticket for the person who asked, by the link of an e-mail: no account is needed. */
export default async function TicketPage({ params, searchParams }: Props) {
  const { token } = await params
  const { ticket, comments } = await found(token)
  const { probleme } = await searchParams
  return (
    <PageFrame>
      <div className={styles.page}>
        <PageBanner trail={[{ label: 'Suivre ma demande' }]} title={ticket.title} />
        <TicketSummary ticket={ticket} />
        <LinkComments
          ticketId={ticket.id}
          timezone={ticket.shelter.timezone}
          token={token}
          initial={comments}
          isClosed={ticket.status === 'CLOSED'}
          problem={problemSentence(probleme)}
        />
      </div>
    </PageFrame>
  )
}
