import { Static } from './Static'
import styles from './Brand.module.scss'

/** The paw and the name of the platform, as a way home. */
export function Brand() {
  return (
    <Static as="a" className={styles.brand} href="/">
      <svg viewBox="0 0 32 32" width="40" height="40" aria-hidden="true">
        <rect width="32" height="32" rx="10" fill="#1e6b57" />
        <g fill="#fbf7f0">
          <ellipse cx="9.4" cy="14.2" rx="2.6" ry="3.4" transform="rotate(-18 9.4 14.2)" />
          <ellipse cx="13.6" cy="9.6" rx="2.6" ry="3.6" transform="rotate(-6 13.6 9.6)" />
          <ellipse cx="18.8" cy="9.7" rx="2.6" ry="3.6" transform="rotate(8 18.8 9.7)" />
          <ellipse cx="22.8" cy="14.4" rx="2.6" ry="3.4" transform="rotate(20 22.8 14.4)" />
          <path d="M16 15.4c3.6 0 7 3.9 7 7 0 2.2-1.7 3.2-3.5 2.9-1.3-.2-2.2-.7-3.5-.7s-2.2.5-3.5.7c-1.8.3-3.5-.7-3.5-2.9 0-3.1 3.4-7 7-7Z" />
        </g>
      </svg>
      Patte Blanche
    </Static>
  )
}
