import { Button } from './Button'
import styles from './FailurePage.module.scss'

type Props = {
  /** What the logs call this failure. */
  reference?: string
}

/** A page that could not be made. */
export function FailurePage({ reference }: Props) {
  return (
    <main id="contenu" className={styles.page} tabIndex={-1}>
      <h1>Une erreur est survenue</h1>
      <p>Ce n’est pas de votre fait. Réessayez dans un instant.</p>
      <div className={styles.actions}>
        <Button onClick={() => window.location.reload()}>Réessayer</Button>
        <a href="/">Revenir à l’accueil</a>
      </div>
      {reference && <p className={styles.reference}>Référence : {reference}</p>}
    </main>
  )
}
