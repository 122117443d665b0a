import { randomUUID } from 'node:crypto'

import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { notFound } from 'next/navigation'

import { PageFrame } from '@/features/navigation/components/PageFrame'
import { Conversation } from '@/features/relay/components/Conversation'
import { UnprovenMessage } from '@/features/relay/components/UnprovenMessage'
import { PARTS, SENTENCES, type Part } from '@/features/relay/model'
import { readOpened, readUnproven } from '@/features/relay/queries'
import { pageSession } from '@/platform/http/page-session'
import { returnedForm } from '@/platform/http/plain-form'
import { saidFor } from '@/platform/http/said-for'
import { PageBanner } from '@/ui/PageBanner'

import styles from '../page.module.scss'

// Of one person, as it is now: kept by nobody.
export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'Messages',
  robots: { index: false },
  // The address carries the link itself: no other site is told of it. Not `no-referrer`: browsers
  // would then send plain forms without saying from where.
  referrer: 'same-origin',
}

type Props = {
  params: Promise<{ token: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

const DONE: Record<string, string> = {
  message: 'Votre message est parti.',
  [PARTS.report]: 'Merci. La conversation est fermée, et notre équipe la lit.',
  [PARTS.stop]: 'Vous ne recevez plus ces messages.',
  reprise: 'La conversation est reprise.',
}

/** A conversation for one of its two people, by the link of an e-mail: no account is needed. */
export default async function ThreadPage({ params, searchParams }: Props) {
  const { token } = await params
  const { req } = await pageSession()
  const thread = await readOpened(req, token)
  if (!thread) {
    const unproven = await readUnproven(req, token)
    if (!unproven) notFound()
    return (
      <PageFrame>
        <div className={styles.page}>
          <UnprovenMessage {...unproven} />
        </div>
      </PageFrame>
    )
  }
  const query = await searchParams
  const jar = await cookies()
  const formOf = (part: Part) => {
    const tooMany = part === PARTS.write ? SENTENCES.tooMany : SENTENCES.tooManyTries
    return returnedForm(query, (name) => jar.get(name)?.value, tooMany, part)
  }
  return (
    <PageFrame>
      <div className={styles.page}>
        <PageBanner
          trail={[{ label: 'Messages' }]}
          title={`Messages avec ${thread.otherName}`}
          lead={
            <>
              Au sujet de «{'\u00a0'}
              <a href={thread.topic.path}>{thread.topic.title}</a>
              {'\u00a0'}»
            </>
          }
        />
        <Conversation
          thread={thread}
          onceKey={randomUUID()}
          done={saidFor(DONE, query.fait)}
          forms={{
            write: formOf(PARTS.write),
            report: formOf(PARTS.report),
            stop: formOf(PARTS.stop),
          }}
        />
      </div>
    </PageFrame>
  )
}
