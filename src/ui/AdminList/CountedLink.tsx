import styles from './CountedLink.module.scss'

type Props = {
  href: string
  label: string
  /** How many wait. */
  count: number
  /** What they wait for, for those who hear it: « à lire ». */
  what: string
}

/** A screen of ours in the navigation of the admin, with how much waits there. */
export function CountedLink({ href, label, count, what }: Props) {
  return (
    <a className={styles.link} href={href}>
      {label}
      {count > 0 && (
        <span className={styles.count}>
          {count}
          <span className={styles.heard}> {what}</span>
        </span>
      )}
    </a>
  )
}
