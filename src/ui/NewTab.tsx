import styles from './NewTab.module.scss'

/** Inside a link that opens another tab: an arrow for the eye, words for a reader. */
export function NewTab() {
  return (
    <>
      <span aria-hidden="true">{'\u00a0'}↗</span>
      <span className={styles.spoken}> (nouvel onglet)</span>
    </>
  )
}
