import { REPORT_LINKS, REPORT_QUESTION } from '@/features/navigation/report-links.model'
import { frenchSpaces } from '@/platform/html/french'

import styles from './MenuReports.module.scss'

/** The foot of a shelter's menu. */
export function MenuReports() {
  return (
    <div className={styles.reports}>
      <p className={styles.question}>{frenchSpaces(REPORT_QUESTION)}</p>
      <ul className={styles.links}>
        {REPORT_LINKS.map(({ href, label }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
