'use client'

import { monthName, netOf, sumOf, type MonthSums } from '../../team/summary.model'
import { euros } from '../../model'
import { summaryWords as words } from '../words.fr'
import { SCROLLS } from './scrolls'
import styles from './Summary.module.scss'

const cellsOf = (sums: Omit<MonthSums, 'month'>) => [
  euros(sums.giftsCents),
  euros(sums.sponsorshipsCents),
  euros(sums.givenBackCents),
  euros(netOf(sums)),
]

/** The sums of the drawing, to be read: the last month first. */
export function MonthTable({ months }: { months: readonly MonthSums[] }) {
  const columns = [words.month, words.gifts, words.sponsorships, words.givenBack, words.net]
  return (
    <details className={styles.details}>
      <summary>{words.table}</summary>
      <div {...SCROLLS} className={styles.scroll} aria-label={words.caption}>
        <table className={styles.table}>
          <caption>{words.caption}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...months].reverse().map((sums) => (
              <tr key={sums.month}>
                <th scope="row">{monthName(sums.month)}</th>
                {cellsOf(sums).map((cell, index) => (
                  <td key={columns[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{words.total}</th>
              {cellsOf(sumOf(months)).map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
    </details>
  )
}
