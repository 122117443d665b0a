import { Brand } from './Brand'
import styles from './FailurePage.module.scss'
import { FailureWords } from './FailureWords'

type Props = {
  /** What the logs call this failure. */
  reference?: string
}

/** A page that could not be made, nor the frame around it. */
export const FailurePage = ({ reference }: Props) => (
  <>
    <header className={styles.header}>
      <Brand />
    </header>
    <main id="contenu" className={styles.page} tabIndex={-1}>
      <FailureWords reference={reference} />
    </main>
  </>
)
