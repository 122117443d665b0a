'use client'

import { useId } from 'react'

import { linesOf, monthName, shortMonth, type MonthSums } from '../../team/summary.model'
import { euros } from '../../model'
import { summaryWords as words } from '../words.fr'
import { SCROLLS } from './scrolls'
import styles from './Summary.module.scss'

// Of the drawing, in its own units; it grows and shrinks with the screen.
const WIDTH = 960
const HEIGHT = 300
const LEFT = 76
const BOTTOM = 44
const TOP = 12

const receivedOf = ({ giftsCents, sponsorshipsCents }: MonthSums) => giftsCents + sponsorshipsCents

/**
 * The months as bars: gifts below, sponsorships above them. What it says is in the table as well,
 * so it is one picture for a screen reader.
 */
export function Chart({ months }: { months: readonly MonthSums[] }) {
  const id = useId()
  const lines = linesOf(Math.max(...months.map(receivedOf), 0))
  const top = lines.at(-1) ?? 1
  const yOf = (cents: number) => TOP + (HEIGHT - BOTTOM - TOP) * (1 - cents / top)
  const step = (WIDTH - LEFT) / months.length
  const width = step * 0.68
  return (
    <figure className={styles.chart}>
      <figcaption>
        <ul className={styles.legend}>
          <li data-part="gifts">{words.gifts}</li>
          <li data-part="sponsorships">{words.sponsorships}</li>
        </ul>
      </figcaption>
      <div {...SCROLLS} className={styles.drawing} aria-label={words.chart}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-labelledby={id}>
          <title id={id}>{`${words.chart}. ${words.chartHint}`}</title>
          {lines.map((cents) => (
            <g key={cents}>
              <line x1={LEFT} x2={WIDTH} y1={yOf(cents)} y2={yOf(cents)} />
              <text x={LEFT - 10} y={yOf(cents) + 5} textAnchor="end">
                {euros(cents)}
              </text>
            </g>
          ))}
          {months.map((sums, index) => {
            const x = LEFT + index * step + (step - width) / 2
            const giftsY = yOf(sums.giftsCents)
            const topY = yOf(receivedOf(sums))
            return (
              <g key={sums.month}>
                <title>{`${monthName(sums.month)}\u00a0: ${euros(receivedOf(sums))}`}</title>
                <rect
                  data-part="gifts"
                  x={x}
                  y={giftsY}
                  width={width}
                  height={HEIGHT - BOTTOM - giftsY}
                />
                <rect
                  data-part="sponsorships"
                  x={x}
                  y={topY}
                  width={width}
                  height={giftsY - topY}
                />
                {Number(sums.month.slice(5)) % 2 === 1 && (
                  <text x={x + width / 2} y={HEIGHT - BOTTOM + 20} textAnchor="middle">
                    {shortMonth(sums.month)}
                  </text>
                )}
                {sums.month.endsWith('-01') && (
                  <text x={x + width / 2} y={HEIGHT - 4} textAnchor="middle" data-year="">
                    {sums.month.slice(0, 4)}
                  </text>
                )}
              </g>
            )
          })}
        </svg>
      </div>
    </figure>
  )
}
