'use client'

import { useSession } from '@/ui/api/use-session'
import { TakeDownForm } from '@/ui/TakeDownForm'

import { REASON_MAX, withdrawApi } from '../model'
import styles from './Profile.module.scss'

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
    <TakeDownForm
      path={withdrawApi(userId)}
      label="Retirer ce profil"
      hint="La personne le lit, corrige son profil, et peut le montrer de nouveau."
      max={REASON_MAX}
    />
  )
}
