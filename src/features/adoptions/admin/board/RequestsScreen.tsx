'use client'

import { useConfig } from '@payloadcms/ui'
import Link from 'next/link'
import { useRef, useState } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import { ListPage } from '@/ui/AdminList/ListPage'
import { LoadError } from '@/ui/AdminList/Notices'
import { useListAddress } from '@/ui/AdminList/use-list-address'

import { OPEN_STATUSES, type OpenStatus, type RequestStatus } from '../../model'
import type { Person, RequestCard } from '../../view'
import { Calendar } from '../calendar/Calendar'
import { calendarWords } from '../calendar/words.fr'
import { MoveDialog } from '../move/MoveDialog'
import { boardWords as words } from '../words.fr'
import { Board } from './Board'
import styles from './RequestsScreen.module.scss'
import { said } from './drag'
import { List } from './List'
import { Nothing } from './Nothing'
import { boardList, statusesOf } from './query'
import { Steps } from './Steps'
import { Toolbar } from './Toolbar'
import { useIsWide } from './use-is-wide'
import { useBoard, useCalendar, useList } from './use-requests'
import { useView } from './use-view'

type Asked = { card: RequestCard; to: RequestStatus | null; part: 'handle' | 'change' }

const peopleOf = (cards: ReadonlyArray<Pick<RequestCard, 'assignee'>>): Person[] => {
  const byId = new Map(cards.flatMap(({ assignee }) => (assignee ? [[assignee.id, assignee]] : [])))
  return [...byId.values()].sort((a, b) => a.name.localeCompare(b.name, 'fr'))
}

/** The requests of a shelter: to find, to follow, to move on. */
export function RequestsScreen({ shelter }: { shelter: string }) {
  const { view: query, change: setQuery } = useListAddress(boardList)
  const [view, setView] = useView(query, setQuery)
  const [message, setMessage] = useState({ text: '', serial: 0 })
  const [asked, setAsked] = useState<Asked | null>(null)
  const root = useRef<HTMLDivElement>(null)
  const isWide = useIsWide()
  const { config } = useConfig()
  const base = `${config.routes.admin}/collections/adoption-requests`
  const shown = query.scope === 'open' ? view : 'list'
  const isBoard = shown === 'board'
  const isCalendar = shown === 'calendar'
  const board = useBoard(isBoard ? shelter : null, query)
  const listed = useList(shown === 'list' ? shelter : null, query)
  const met = useCalendar(isCalendar ? shelter : null, query)
  const { error, isLoading, isStale, refresh } = { board, list: listed, calendar: met }[shown]

  const columns = board.columns
  const cards = isBoard
    ? OPEN_STATUSES.flatMap((status) => columns?.[status].cards ?? [])
    : (listed.list?.data ?? [])
  const total = isBoard
    ? OPEN_STATUSES.reduce((sum, status) => sum + (columns?.[status].total ?? 0), 0)
    : (listed.list?.pagination.total ?? 0)
  const counts = isBoard
    ? Object.fromEntries(OPEN_STATUSES.map((status) => [status, columns?.[status].total ?? 0]))
    : (listed.list?.counts ?? {})
  const isThere = !isCalendar && Boolean(isBoard ? columns : listed.list)
  const meetings = met.calendar?.data ?? []
  const found = isCalendar ? calendarWords.found(met.calendar?.total ?? 0) : words.found(total)
  const loading = isCalendar ? calendarWords.loading : words.loading
  // A phone shows one column: the one asked for, else the first.
  const only = isBoard && !isWide ? ((query.status ?? OPEN_STATUSES[0]) as OpenStatus) : null

  const say = (text: string) => setMessage(({ serial }) => ({ text, serial: serial + 1 }))
  const focusOn = (id: string, part: Asked['part']) =>
    requestAnimationFrame(() =>
      root.current
        ?.querySelector<HTMLElement>(`[data-card="${id}"] [data-part="${part}"]`)
        ?.focus(),
    )
  const onMove = (card: RequestCard, to: RequestStatus | null) =>
    setAsked({ card, to, part: to ? 'handle' : 'change' })
  const close = () => {
    if (asked) focusOn(asked.card.id, asked.part)
    setAsked(null)
  }
  const moved = (to: RequestStatus) => {
    if (!asked) return
    const { card, part } = asked
    setAsked(null)
    say(said.moved(card, to))
    void refresh().then(() => focusOn(card.id, part))
  }
  const hrefOf = ({ id }: Pick<RequestCard, 'id'>) => `${base}/${id}`

  return (
    <div ref={root}>
      <ListPage
        title={words.title}
        about={isLoading ? loading : !isStale && !error && found}
        actions={
          <Link className={buttons.primary} href={`${base}/create`} prefetch={false}>
            {words.add}
          </Link>
        }
      >
        <Toolbar
          query={query}
          onQuery={setQuery}
          view={shown}
          onView={setView}
          people={peopleOf(isCalendar ? meetings : cards)}
          isWide={isWide}
        />
        {(only || shown === 'list') && (
          <Steps
            steps={statusesOf(query.scope)}
            counts={counts}
            chosen={only ?? query.status}
            onChoose={(status) => setQuery({ status })}
            hasEvery={!isBoard}
          />
        )}
        {error && <LoadError sentence={error.message} onRetry={() => void refresh()} />}
        {isLoading && (
          <div className={styles.placeholders} aria-hidden="true">
            {OPEN_STATUSES.map((status) => (
              <span key={status} />
            ))}
          </div>
        )}
        {isCalendar && (
          <Calendar
            calendar={met.calendar}
            isStale={isStale}
            query={query}
            onQuery={setQuery}
            hrefOf={hrefOf}
          />
        )}
        {isThere && total === 0 && !error && (
          <Nothing
            query={isBoard ? { ...query, status: null } : query}
            onClear={() => setQuery({ search: '', species: null, assignee: '', status: null })}
            addHref={`${base}/create`}
          />
        )}
        {isThere && total > 0 && (
          <div data-stale={isStale || undefined} className={styles.results}>
            {isBoard && columns ? (
              <Board
                columns={columns}
                onMore={board.more}
                only={only}
                hrefOf={hrefOf}
                onMove={onMove}
                say={say}
              />
            ) : (
              <List
                cards={cards}
                total={total}
                page={query.page}
                hrefOf={hrefOf}
                onMove={onMove}
                onPage={(page) => setQuery({ page })}
              />
            )}
          </div>
        )}
        {/* The invisible mark makes a repeated sentence a new one. */}
        <p className={styles.hidden} role="status" aria-live="assertive" data-said="">
          {message.text && `${message.text}${message.serial % 2 ? '\u200b' : ''}`}
        </p>
        {asked && (
          <MoveDialog
            shelter={shelter}
            card={asked.card}
            to={asked.to}
            onClose={close}
            onMoved={moved}
            onStale={() => void refresh()}
          />
        )}
      </ListPage>
    </div>
  )
}
