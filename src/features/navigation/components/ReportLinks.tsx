import { frenchSpaces } from '@/platform/html/french'
import { REPORT_LINKS, REPORT_QUESTION } from '../report-links.model'

import styles from './ReportLinks.module.scss'

/** The foot of every menu: three ways to report. Source: docs/decisions/look.md. */
export function ReportLinks() {
  return (
    <div className={styles.band}>
      <div className={styles.inside}>
        <p className={styles.question}>{frenchSpaces(REPORT_QUESTION)}</p>
        <ul className={styles.links}>
          {REPORT_LINKS.map(({ href, label }) => (
            <li key={href}>
              <a href={href}>{label}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
