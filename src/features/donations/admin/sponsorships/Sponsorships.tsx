'use client'

import { useRef } from 'react'

import { euros } from '../../model'
import { AnimalFilter } from '../parts/AnimalFilter'
import { Choice } from '../parts/Choice'
import styles from '../parts/List.module.scss'
import { Empty, LoadError } from '../parts/Notices'
import { Pager } from '../parts/Pager'
import { SearchField } from '../parts/SearchField'
import { Tabs } from '../parts/Tabs'
import { EVERYTHING, isFiltered, SPONSORSHIP_SORTS, SPONSORSHIPS } from '../query'
import { useAddress, useSponsorships } from '../use-giving'
import { commonWords, sponsorWords as words } from '../words.fr'
import { SponsorshipLine } from './SponsorshipLine'

/** The sponsorships of a shelter: who, for whom, and when the next payment comes. */
export function Sponsorships({ shelter }: { shelter: string }) {
  const { view, setView } = useAddress(SPONSORSHIPS)
  const { answer, error, isLoading, refresh } = useSponsorships(shelter, view)
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
      </header>
      <div className={styles.filters} data-short="">
        <SearchField value={view.search} onSearch={(search) => set({ search })} />
        <Choice
          label={commonWords.sort}
          value={view.sort}
          options={(Object.keys(SPONSORSHIP_SORTS) as Array<keyof typeof SPONSORSHIP_SORTS>).map(
            (sort) => [sort, words.sorts[sort]] as const,
          )}
          onChange={(sort) => set({ sort })}
        />
      </div>
      <Tabs
        label={words.tabsLabel}
        kind={SPONSORSHIPS}
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
      {answer && answer.totals.perMonthCents > 0 && (
        <section aria-label={words.perMonthLabel}>
          <dl className={styles.totals}>
            <div>
              <dt>{words.perMonthLabel}</dt>
              <dd>{words.perMonth(euros(answer.totals.perMonthCents))}</dd>
            </div>
          </dl>
          <p className={styles.hint}>{words.perMonthHint}</p>
        </section>
      )}
      {!isLoading && !error && rows.length === 0 && (
        <Empty
          title={isNarrow ? words.noResult : words.empty}
          hint={isNarrow ? words.noResultHint : words.emptyHint}
          action={
            isNarrow
              ? { label: words.showAll, onClick: () => setView(EVERYTHING) }
              : { label: words.plans, href: '/admin/collections/plans' }
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
            <SponsorshipLine key={row.id} row={row} />
          ))}
        </ul>
      )}
      {pages > 1 && <Pager page={view.page} pages={pages} onPage={onPage} />}
    </div>
  )
}
