import styles from './SkipLink.module.scss'

/** First stop of the keyboard on every page. */
export function SkipLink() {
  return (
    <a className={styles.skip} href="#contenu">
      Aller au contenu
    </a>
  )
}
