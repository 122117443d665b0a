import buttons from '@/ui/admin-buttons.module.scss'

import { eurosLabel } from '../model'
import type { YearTotal } from '../queries'
import styles from './Receipts.module.scss'
import { words } from './words.fr'

type Props = { years: readonly YearTotal[]; onYear: (year: number) => void }

/** What is declared each year (CGI 222 bis): how many valid receipts, and their total. */
export function Years({ years, onYear }: Props) {
  return (
    <section aria-labelledby="declaration" className={styles.declaration}>
      <h2 id="declaration">{words.declaration}</h2>
      <p>{words.declarationHint}</p>
      <ul>
        {years.map(({ year, issued, amountCents, cancelled }) => (
          <li key={year}>
            <button type="button" className={buttons.link} onClick={() => onYear(year)}>
              {year}
            </button>
            <span>
              {words.total(issued)}
              <strong>{eurosLabel(amountCents)}</strong>
              {cancelled > 0 && words.cancelledOf(cancelled)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
