import type { Metadata } from 'next'
import { notFound } from 'next/navigation'

import { OwnAnswer } from '@/features/forms/components/OwnAnswer'
import { readOwnAnswer } from '@/features/forms/submissions/queries'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { toOrganisation } from '@/platform/french.model'
import { PageBanner } from '@/ui/PageBanner'

import styles from './page.module.scss'

// The address is a key: it goes to nobody else, and what it opens is kept nowhere.
export const dynamic = 'force-dynamic'
export const metadata: Metadata = {
  title: 'Votre réponse',
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
}

type Props = { params: Promise<{ token: string }> }

/** Somebody's answer to a form, by the link that they got. */
export default async function OwnAnswerPage({ params }: Props) {
  const { token } = await params
  const answer = await readOwnAnswer(token)
  if (!answer) notFound()
  return (
    <PageFrame>
      <div className={styles.page}>
        <PageBanner
          trail={[{ label: 'Votre réponse' }]}
          title={answer.title}
          lead={answer.shelter && `Votre réponse ${toOrganisation(answer.shelter.name)}.`}
        />
        <OwnAnswer answer={answer} token={token} />
      </div>
    </PageFrame>
  )
}
