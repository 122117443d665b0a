'use client'

import { useRef } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import { Icon } from '@/ui/Icon'

import { SUBMISSION_STATUSES } from '../../answers.model'
import { Filters } from './Filters'
import styles from './Inbox.module.scss'
import { EVERYTHING, exportAddress, isFiltered, type InboxView } from './query'
import { SubmissionRow } from './SubmissionRow'
import { useAddress, useForms, useInbox, type InboxAnswer } from './use-inbox'
import { words } from './words.fr'

type TabsProps = {
  view: InboxView
  counts: InboxAnswer['counts'] | undefined
  onView: (view: InboxView) => void
}

function Tabs({ view, counts, onView }: TabsProps) {
  const total = counts && SUBMISSION_STATUSES.reduce((sum, status) => sum + counts[status], 0)
  const tabs = [
    { status: null, label: words.all, count: total },
    ...SUBMISSION_STATUSES.map((status) => ({
      status,
      label: words.tabs[status],
      count: counts?.[status],
    })),
  ]
  return (
    <div className={styles.tabs} role="group" aria-label={words.tabsLabel}>
      {tabs.map(({ status, label, count }) => (
        <button
          key={label}
          type="button"
          aria-pressed={view.status === status}
          onClick={() => onView({ ...view, status, page: 1 })}
        >
          {label}
          {count !== undefined && <span>{count.toLocaleString('fr-FR')}</span>}
        </button>
      ))}
    </div>
  )
}

type PagerProps = { page: number; pages: number; onPage: (page: number) => void }

function Pager({ page, pages, onPage }: PagerProps) {
  const steps = [
    { label: words.previous, icon: 'chevron-left', to: page - 1 },
    { label: words.next, icon: 'chevron-right', to: page + 1 },
  ] as const
  const [before, after] = steps.map(({ label, icon, to }) => {
    const isUnable = to < 1 || to > pages
    return (
      <button
        key={icon}
        type="button"
        className={buttons.icon}
        aria-label={label}
        aria-disabled={isUnable || undefined}
        onClick={() => !isUnable && onPage(to)}
      >
        <Icon name={icon} />
      </button>
    )
  })
  return (
    <nav className={styles.pager} aria-label={words.pages}>
      {before}
      <span>{words.page(page, pages)}</span>
      {after}
    </nav>
  )
}

function Empty({ view, onView }: { view: InboxView; onView: (view: InboxView) => void }) {
  const isNarrow = isFiltered(view)
  return (
    <div className={styles.empty}>
      <Icon name={isNarrow ? 'search' : 'mail'} size={48} />
      <h2>{isNarrow ? words.noResult : words.empty}</h2>
      <p>{isNarrow ? words.noResultHint : words.emptyHint}</p>
      {isNarrow ? (
        <button type="button" className={buttons.plain} onClick={() => onView(EVERYTHING)}>
          {words.showAll}
        </button>
      ) : (
        <a className={buttons.primary} href="/admin/collections/forms">
          {words.seeForms}
        </a>
      )}
    </div>
  )
}

/** A shelter's answers: found, sorted, followed, exported. */
export function Inbox({ shelter }: { shelter: string }) {
  const { view, setView } = useAddress()
  const { forms = [] } = useForms(shelter)
  const { answer, error, isLoading, refresh } = useInbox(shelter, view)
  const list = useRef<HTMLUListElement>(null)
  const rows = answer?.data ?? []
  const total = answer?.pagination.total ?? 0
  const pages = answer?.pagination.pages ?? 0
  const isStale = isLoading && answer !== undefined
  const onPage = (page: number) => {
    setView({ ...view, page }, true)
    window.scrollTo({ top: 0 })
    list.current?.focus()
  }
  return (
    <div className={styles.inbox}>
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
      <Filters shelter={shelter} view={view} forms={forms} onView={setView} />
      <Tabs view={view} counts={answer?.counts} onView={setView} />
      {error && (
        <div className={styles.error} role="alert">
          <p>{words.loadError}</p>
          <button type="button" className={buttons.plain} onClick={refresh}>
            {words.retry}
          </button>
        </div>
      )}
      {isLoading && !answer && <p role="status">{words.loading}</p>}
      {!isLoading && !error && rows.length === 0 && <Empty view={view} onView={setView} />}
      {rows.length > 0 && (
        <ul
          ref={list}
          className={styles.rows}
          aria-label={words.list}
          aria-busy={isStale}
          data-stale={isStale || undefined}
          tabIndex={-1}
        >
          {rows.map((row) => (
            <SubmissionRow key={row.id} row={row} />
          ))}
        </ul>
      )}
      {pages > 1 && <Pager page={view.page} pages={pages} onPage={onPage} />}
    </div>
  )
}
