'use client'

import { useSession } from '@/features/navigation/components/use-session'
import { PostedForm } from '@/ui/PostedForm'
import { TextArea } from '@/ui/TextArea'

import { REASON_MAX, withdrawApi } from '../model'
import styles from './Profile.module.scss'

const LABELS = { reason: 'Pourquoi' } as const

type Props = { userId: string }

/** What may be done about a profile that should not be shown: told to the platform, or taken down. */
export function ProfileTools({ userId }: Props) {
  const user = useSession()
  if (user?.id === userId) return null
  if (!user?.isSuperAdmin)
    return (
      <p className={styles.tools}>
        Quelque chose ne va pas dans ce profil&nbsp;? <a href="/contact">Dites-le-nous</a>.
      </p>
    )
  return (
    <details className={styles.tools}>
      <summary>Retirer ce profil</summary>
      <PostedForm
        path={withdrawApi(userId)}
        labels={LABELS}
        prefix="retirer"
        label="Retirer ce profil"
        busyLabel="Un instant…"
        look="destructive"
        onSent={() => window.location.reload()}
      >
        {(bind) => (
          <TextArea
            {...bind('reason')}
            label={LABELS.reason}
            hint="La personne le lit, corrige son profil, et peut le montrer de nouveau."
            maxLength={REASON_MAX}
            rows={3}
            isRequired
          />
        )}
      </PostedForm>
    </details>
  )
}
