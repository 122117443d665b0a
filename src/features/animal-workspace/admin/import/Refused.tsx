import buttons from '@/ui/admin-buttons.module.scss'
import type { Refusal } from '@/ui/api/client'

import styles from './Import.module.scss'
import { words } from './words.fr'

/** Why the server did not go on, and how to sign in again where that is all it takes. */
export function Refused({ refusal }: { refusal: Refusal | null }) {
  if (!refusal) return null
  const isSignedOut = refusal.kind === 'signedOut'
  return (
    <div className={styles.refusal} role="alert">
      <p>{isSignedOut ? words.signedOut : refusal.sentence}</p>
      {isSignedOut && (
        <a className={buttons.link} href="/auth/connexion" target="_blank" rel="noreferrer">
          {words.signIn}
        </a>
      )}
    </div>
  )
}
