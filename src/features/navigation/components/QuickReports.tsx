import { Static } from '@/ui/Static'

import { QUICK_REPORTS } from '../model'
import { NavigationIcon } from './NavigationIcon'
import styles from './QuickReports.module.scss'

/** The strip of quick reports, below the header. */
export function QuickReports() {
  return (
    <Static as="nav" className={styles.strip} aria-label="Signalements rapides">
      <ul className={styles.list}>
        {QUICK_REPORTS.map(({ href, label, icon }) => (
          <li key={href}>
            <a className={styles.link} href={href}>
              <NavigationIcon name={icon} size={18} />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Static>
  )
}
