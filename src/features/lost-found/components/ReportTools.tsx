'use client'

import { useSession } from '@/features/navigation/components/use-session'
import { PostedForm } from '@/ui/PostedForm'
import { TextArea } from '@/ui/TextArea'

import { flagPath, LOST_FOUND_LIMITS, withdrawApi, type ReportKind } from '../model'
import styles from './ReportSheet.module.scss'

const LABELS = { reason: 'Pourquoi' } as const

/** What may be done about a report that should not be there: told to the platform, or taken down. */
export function ReportTools({ kind, id }: { kind: ReportKind; id: string }) {
  const user = useSession()
  if (!user?.isSuperAdmin) {
    return (
      <p className={styles.tools}>
        Quelque chose ne va pas dans cet avis&nbsp;? <a href={flagPath(kind, id)}>Dites-le-nous</a>.
      </p>
    )
  }
  return (
    <details className={styles.tools}>
      <summary>Retirer cet avis</summary>
      <PostedForm
        path={withdrawApi(id)}
        labels={LABELS}
        prefix="retirer"
        label="Retirer cet avis"
        busyLabel="Un instant…"
        look="destructive"
        onSent={() => window.location.reload()}
      >
        {(bind) => (
          <TextArea
            {...bind('reason')}
            label={LABELS.reason}
            hint="Son auteur le lit, corrige, et peut le remettre en ligne."
            maxLength={LOST_FOUND_LIMITS.reason}
            rows={3}
            isRequired
          />
        )}
      </PostedForm>
    </details>
  )
}
