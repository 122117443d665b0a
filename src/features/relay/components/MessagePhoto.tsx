import styles from './Relay.module.scss'

/** The photo of a message; it opens whole. */
export function MessagePhoto({ path, alt }: { path: string; alt: string }) {
  return (
    <a href={path} className={styles.photo}>
      <img src={path} alt={alt} width={352} height={264} loading="lazy" />
    </a>
  )
}
