import { QUICK_REPORTS } from '../model'
import { NavigationIcon } from './NavigationIcon'
import styles from './QuickReports.module.scss'

/** The strip of quick reports, below the header; a narrow phone scrolls it inside itself. */
export function QuickReports() {
  return (
    <nav className={styles.strip} aria-label="Signalements rapides">
      <ul className={styles.list}>
        {QUICK_REPORTS.map(({ href, quiet, label, icon }) => (
          <li key={href}>
            <a className={styles.link} href={href}>
              <NavigationIcon name={icon} size={18} />
              <span className={styles.words}>
                {quiet && <span className={styles.quiet}>{quiet}</span>}
                <span className={styles.loud}>{label}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
