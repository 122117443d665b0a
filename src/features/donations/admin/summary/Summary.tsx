'use client'

import { ListPage } from '@/ui/AdminList/ListPage'
import { Empty, LoadError } from '@/ui/AdminList/Notices'

import { sumOf, netOf, type MonthSums } from '../../team/summary.model'
import type { GivingSummary } from '../../team/view'
import { euros } from '../../model'
import { Panel } from '../parts/Panel'
import { useSummary } from '../use-giving'
import { summaryWords as words } from '../words.fr'
import { Animals } from './Animals'
import { Chart } from './Chart'
import { MonthTable } from './MonthTable'
import styles from './Summary.module.scss'

function Figures({ summary }: { summary: GivingSummary }) {
  const { months, sponsors, late, perMonthCents } = summary
  const of = (rows: readonly MonthSums[]) => {
    const sums = sumOf(rows)
    return { net: euros(netOf(sums)), hint: words.payments(sums.count) }
  }
  const now = of(months.slice(-1))
  const year = of(months.slice(-12))
  const figures = [
    { name: words.thisMonth, sum: now.net, hint: now.hint },
    { name: words.twelve, sum: year.net, hint: year.hint },
    {
      name: words.perMonth,
      sum: euros(perMonthCents),
      hint: [words.sponsors(sponsors), ...(late > 0 ? [words.late(late)] : [])].join(', '),
      href: '/admin/collections/sponsorships',
    },
  ]
  return (
    <ul className={styles.figures}>
      {figures.map(({ name, sum, hint, href }) => (
        <li key={name}>
          <span>{name}</span>
          <strong>{sum}</strong>
          {href ? <a href={href}>{hint}</a> : <span>{hint}</span>}
        </li>
      ))}
    </ul>
  )
}

/** What a shelter receives, month by month and animal by animal. */
export function Summary({ shelter }: { shelter: string }) {
  const { answer, error, isLoading, refresh } = useSummary(shelter)
  const summary = answer?.data
  const isEmpty = summary && sumOf(summary.months).count === 0 && summary.sponsors === 0
  return (
    <ListPage title={words.title}>
      {error && <LoadError sentence={words.loadError} onRetry={() => void refresh()} />}
      {isLoading && !summary && <p role="status">{words.loading}</p>}
      {isEmpty && <Empty icon="heart" title={words.empty} hint={words.emptyHint} />}
      {summary && !isEmpty && (
        <div className={styles.summary}>
          <Figures summary={summary} />
          <Panel title={words.byMonth}>
            <Chart months={summary.months} />
            <MonthTable months={summary.months} />
          </Panel>
          <Panel title={words.byAnimal}>
            <Animals rows={summary.animals} />
          </Panel>
        </div>
      )}
    </ListPage>
  )
}
