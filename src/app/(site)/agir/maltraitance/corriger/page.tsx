import type { Metadata } from 'next'

import { QuickExit } from '@/features/abuse/components/QuickExit'
import { ReportPart } from '@/features/abuse/components/ReportPart'
import styles from '@/features/abuse/components/ReportPage.module.scss'
import { takeDraft } from '@/features/abuse/drafts'
import { PageFrame } from '@/features/navigation/components/PageFrame'
import { PageBanner } from '@/ui/PageBanner'
import { randomKey } from '@/ui/random-key'

export const metadata: Metadata = {
  title: 'À corriger',
  robots: { index: false },
  referrer: 'same-origin',
}

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> }

/** The form of a browser without JavaScript, as it came back: once. */
export default async function CorrectReport({ searchParams }: Props) {
  const returned = await takeDraft(await searchParams)
  return (
    <PageFrame>
      <QuickExit />
      <div className={styles.page}>
        <PageBanner
          variant="form"
          trail={[{ label: 'À corriger' }]}
          title="Votre message n’est pas encore parti"
        />
        <ReportPart saveKey={randomKey()} {...returned} />
      </div>
    </PageFrame>
  )
}
