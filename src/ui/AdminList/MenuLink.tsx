import styles from './MenuLink.module.scss'

type Props = {
  href: string
  label: string
  /** How much waits there; nothing is shown for none. */
  count?: number
  /** Heard after the number, as « à lire ». */
  waits?: string
}

/** A link of ours in the navigation of the admin. */
export function MenuLink({ href, label, count = 0, waits }: Props) {
  return (
    <a className={styles.link} href={href}>
      {label}
      {count > 0 && (
        <span className={styles.count}>
          {count}
          {waits && <span className={styles.heard}> {waits}</span>}
        </span>
      )}
    </a>
  )
}
