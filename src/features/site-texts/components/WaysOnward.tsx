import type { Way } from '../onward'
import styles from './WaysOnward.module.scss'

/** Cards at the foot of a page of words: what one does once it is read. */
export function WaysOnward({ ways }: { ways: readonly Way[] }) {
  return (
    <nav className={styles.onward} aria-labelledby="suite">
      <h2 id="suite">Et maintenant&nbsp;?</h2>
      <ul className={styles.cards}>
        {ways.map(({ href, title, text }) => (
          <li key={href} className={styles.card}>
            <a className={styles.link} href={href}>
              {title}
            </a>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </nav>
  )
}
