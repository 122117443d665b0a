'use client'

import { useRef } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import { Icon } from '@/ui/Icon'

import { euros } from '../../model'
import type { DonationTotals } from '../../desk/view'
import { AnimalFilter } from '../parts/AnimalFilter'
import { Choice } from '../parts/Choice'
import { DayField } from '../parts/DayField'
import styles from '../parts/List.module.scss'
import { Empty, LoadError } from '../parts/Notices'
import { Pager } from '../parts/Pager'
import { SearchField } from '../parts/SearchField'
import { Tabs } from '../parts/Tabs'
import { DONATION_SORTS, DONATIONS, EVERYTHING, exportAddress, isFiltered } from '../query'
import { useAddress, useDonations } from '../use-giving'
import { commonWords, donationWords as words } from '../words.fr'
import { DonationLine } from './DonationLine'

function Totals({ totals }: { totals: DonationTotals }) {
  const sums = [
    [words.paid, totals.paidCents],
    [words.givenBack, totals.givenBackCents],
    [words.net, totals.netCents],
  ] as const
  return (
    <section aria-label={words.totals}>
      <dl className={styles.totals}>
        {sums.map(([name, cents]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{euros(cents)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.hint}>{words.totalsHint}</p>
    </section>
  )
}

/** The gifts of a shelter: found, counted, exported. */
export function Donations({ shelter }: { shelter: string }) {
  const { view, setView } = useAddress(DONATIONS)
  const { answer, error, isLoading, refresh } = useDonations(shelter, view)
  const list = useRef<HTMLUListElement>(null)
  const rows = answer?.data ?? []
  const { total = 0, pages = 0 } = answer?.pagination ?? {}
  const isNarrow = isFiltered(view)
  const set = (change: Partial<typeof view>) => setView({ ...view, page: 1, ...change })
  const onPage = (page: number) => {
    setView({ ...view, page }, true)
    window.scrollTo({ top: 0 })
    list.current?.focus()
  }
  return (
    <div className={styles.screen}>
      <header className={styles.header}>
        <div>
          <h1>{words.title}</h1>
          <p role="status">{!isLoading && !error && words.count(total)}</p>
        </div>
        {total > 0 && (
          <a
            className={buttons.plain}
            href={exportAddress(shelter, view)}
            download
            title={words.exportHint}
          >
            <Icon name="download" size={20} />
            {words.export}
          </a>
        )}
      </header>
      <div className={styles.filters}>
        <SearchField value={view.search} onSearch={(search) => set({ search })} />
        <DayField label={commonWords.from} value={view.from} onChange={(from) => set({ from })} />
        <DayField label={commonWords.to} value={view.to} onChange={(to) => set({ to })} />
        <Choice
          label={commonWords.sort}
          value={view.sort}
          options={(Object.keys(DONATION_SORTS) as Array<keyof typeof DONATION_SORTS>).map(
            (sort) => [sort, words.sorts[sort]] as const,
          )}
          onChange={(sort) => set({ sort })}
        />
      </div>
      <Tabs
        label={words.tabsLabel}
        kind={DONATIONS}
        view={view}
        counts={answer?.totals.counts}
        onView={setView}
      />
      {view.animal && (
        <AnimalFilter
          name={rows.find(({ animal }) => animal?.id === view.animal)?.animal?.name ?? null}
          onClear={() => set({ animal: '' })}
        />
      )}
      {error && <LoadError sentence={words.loadError} onRetry={() => void refresh()} />}
      {isLoading && !answer && <p role="status">{words.loading}</p>}
      {answer && total > 0 && <Totals totals={answer.totals} />}
      {!isLoading && !error && rows.length === 0 && (
        <Empty
          title={isNarrow ? words.noResult : words.empty}
          hint={isNarrow ? words.noResultHint : words.emptyHint}
          action={
            isNarrow
              ? { label: words.showAll, onClick: () => setView(EVERYTHING) }
              : {
                  label: words.settings,
                  href: `/admin/collections/shelters/${shelter}`,
                }
          }
        />
      )}
      {rows.length > 0 && (
        <ul
          ref={list}
          className={styles.rows}
          aria-label={words.rows}
          aria-busy={isLoading}
          data-stale={isLoading || undefined}
          tabIndex={-1}
        >
          {rows.map((row) => (
            <DonationLine key={row.id} row={row} />
          ))}
        </ul>
      )}
      {pages > 1 && <Pager page={view.page} pages={pages} onPage={onPage} />}
    </div>
  )
}
