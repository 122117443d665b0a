import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { notFound } from 'next/navigation'

import { PageFrame } from '@/features/navigation/components/PageFrame'
import { WaitingMessage } from '@/features/relay/components/WaitingMessage'
import { SENTENCES } from '@/features/relay/model'
import { readWaiting } from '@/features/relay/queries'
import { pageSession } from '@/platform/http/page-session'
import { returnedForm } from '@/platform/http/plain-form'
import { PageBanner } from '@/ui/PageBanner'

import styles from '../../page.module.scss'

// Of one person, as it is now: kept by nobody.
export const dynamic = 'force-dynamic'

export const metadata: Metadata = {
  title: 'Envoyer mon message',
  robots: { index: false },
  referrer: 'same-origin',
}

type Props = {
  params: Promise<{ token: string }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

/** A first message, for its author alone: it leaves when they press, not when a link is opened. */
export default async function ConfirmPage({ params, searchParams }: Props) {
  const { token } = await params
  const { req } = await pageSession()
  const waiting = await readWaiting(req, token)
  if (!waiting) notFound()
  const jar = await cookies()
  const form = returnedForm(
    await searchParams,
    (name) => jar.get(name)?.value,
    SENTENCES.tooManyTries,
  )
  return (
    <PageFrame>
      <div className={styles.page}>
        <PageBanner
          variant="form"
          trail={[{ label: 'Messages' }]}
          title={waiting.isWaiting ? 'Relisez, puis envoyez' : 'Votre message est déjà parti'}
          lead={
            <>
              Au sujet de «{'\u00a0'}
              <a href={waiting.topic.path}>{waiting.topic.title}</a>
              {'\u00a0'}»
            </>
          }
        />
        <WaitingMessage token={token} waiting={waiting} form={form} />
      </div>
    </PageFrame>
  )
}
