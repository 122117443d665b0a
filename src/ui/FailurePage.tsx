import styles from './FailurePage.module.scss'
import { FailureWords } from './FailureWords'

type Props = {
  /** What the logs call this failure. */
  reference?: string
}

/** A page that could not be made, nor the frame around it. It is made of plain elements. */
export const FailurePage = ({ reference }: Props) => (
  <>
    <header className={styles.header}>
      <a className={styles.brand} href="/">
        <img src="/icon.svg" alt="" width={40} height={40} />
        Patte Blanche
      </a>
    </header>
    <main id="contenu" className={styles.page} tabIndex={-1}>
      <FailureWords reference={reference} />
    </main>
  </>
)
