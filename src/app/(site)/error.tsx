'use client'

import { Button } from '@/ui/Button'

import styles from './error.module.scss'

type Props = { error: Error & { digest?: string }; reset: () => void }

/** Something failed on our side: say so, offer to try again, show nothing of it. */
export default function SiteError({ error, reset }: Props) {
  return (
    <main id="contenu" className={styles.page}>
      <h1>Une erreur est survenue</h1>
      <p>Ce n’est pas de votre fait. Réessayez dans un instant.</p>
      <Button onClick={reset}>Réessayer</Button>
      {error.digest && <p className={styles.code}>Référence : {error.digest}</p>}
    </main>
  )
}
