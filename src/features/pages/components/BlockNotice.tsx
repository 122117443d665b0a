import styles from './PageRenderer.module.scss'

/** What stands in the place of a block that this version cannot draw. */
export const BlockNotice = ({ children }: { children: string }) => (
  <p className={styles.notice}>{children}</p>
)
