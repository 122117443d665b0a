import styles from './FailurePage.module.scss'

type Props = {
  /** What the logs call this failure. */
  reference?: string
}

/** What is said of a page that could not be made, and the ways onward. */
export const FailureWords = ({ reference }: Props) => (
  <>
    <h1>Une erreur est survenue</h1>
    <p className={styles.lead}>Ce n’est pas de votre fait. Réessayez dans un instant.</p>
    <div className={styles.actions}>
      <button type="button" className={styles.again} onClick={() => window.location.reload()}>
        Réessayer
      </button>
      <a href="/">Revenir à l’accueil</a>
      <a href="/contact">Nous le signaler</a>
    </div>
    {reference && <p className={styles.reference}>Référence&nbsp;: {reference}</p>}
  </>
)

/** In a frame that has its own main part, menu and way home. */
export const FramedFailure = (props: Props) => (
  <div className={styles.page}>
    <FailureWords {...props} />
  </div>
)
