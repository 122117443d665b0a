import { Brand } from './Brand'
import { Button } from './Button'
import styles from './FailurePage.module.scss'

type Props = {
  /** What the logs call this failure. */
  reference?: string
  /** Inside a frame that has its own main part, menu and way home. */
  isFramed?: boolean
}

/** A page that could not be made. */
export function FailurePage({ reference, isFramed }: Props) {
  const inside = (
    <>
      <h1>Une erreur est survenue</h1>
      <p className={styles.lead}>Ce n’est pas de votre fait. Réessayez dans un instant.</p>
      <div className={styles.actions}>
        <Button onClick={() => window.location.reload()}>Réessayer</Button>
        <a href="/">Revenir à l’accueil</a>
        <a href="/contact">Nous le signaler</a>
      </div>
      {reference && <p className={styles.reference}>Référence : {reference}</p>}
    </>
  )
  if (isFramed) return <div className={styles.page}>{inside}</div>
  return (
    <>
      <header className={styles.header}>
        <Brand />
      </header>
      <main id="contenu" className={styles.page} tabIndex={-1}>
        {inside}
      </main>
    </>
  )
}
