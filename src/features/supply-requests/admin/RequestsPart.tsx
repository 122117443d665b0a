'use client'

import Link from 'next/link'
import type { ReactNode } from 'react'

import buttons from '@/ui/admin-buttons.module.scss'
import { PictureLine } from '@/ui/AdminList/PictureLine'
import { StateFilters } from '@/ui/AdminList/StateFilters'
import { StatusMark } from '@/ui/AdminList/StatusMark'
import { TeamList } from '@/ui/AdminList/TeamList'
import { ToolChoice } from '@/ui/AdminList/ToolChoice'
import type { Undoable } from '@/ui/AdminList/UndoBar'
import { addressOf } from '@/ui/api/address'
import { send } from '@/ui/api/client'
import { useWrite } from '@/ui/api/use-write'

import { REQUEST_STATES, type TeamRequests } from '../desk/schema'
import {
  answersWords,
  CATEGORIES,
  CATEGORY_LABELS,
  COLLECTION,
  deadlineWords,
  DESK_PATH,
  isFull,
  percentOf,
  progressWords,
  requestPath,
  type Category,
} from '../model'
import type { TeamRequest } from '../view'
import styles from './Desk.module.scss'
import { requestList, type RequestsShown } from './query'
import { requestWords, STATE_WORDS, words } from './words.fr'

/** Opens a request to visitors, or closes it. @returns the sentence of a refusal */
const setActive = async (id: string, isActive: boolean) => {
  const outcome = await send('PUT', '/api/supply-requests/{id}', {
    params: { id },
    body: { isActive },
  })
  return outcome.refusal?.sentence ?? null
}

type LineProps = {
  row: TeamRequest
  isOfPlatform: boolean
  onDone: (said: Undoable) => void
}

function Line({ row, isOfPlatform, onDone }: LineProps) {
  const { write, refusal, isBusy } = useWrite()
  const { id, title, isActive, urgency, waiting, responses, quantityUnit: unit, shelter } = row
  const progress = { requested: row.quantityRequested, secured: row.quantitySecured }
  const progressSaid = progressWords(progress, unit)
  const press = async () => {
    const outcome = await write('PUT', '/api/supply-requests/{id}', {
      params: { id },
      body: { isActive: !isActive },
    })
    if (!outcome || outcome.refusal) return
    onDone({
      text: isActive ? words.archived : words.reopened,
      undo: () => setActive(id, isActive),
    })
  }
  return (
    <PictureLine
      id={id}
      look="table"
      href={`/admin/collections/${COLLECTION}/${id}`}
      title={title}
      picture={{ image: row.cardImage, card: row.cardImage, icon: 'list' }}
      facts={[
        isOfPlatform && shelter.name,
        CATEGORY_LABELS[row.category],
        row.deliveryDate && deadlineWords(row.deliveryDate),
        responses > 0 && answersWords(responses),
      ].filter((fact): fact is string => Boolean(fact))}
      isBusy={isBusy}
      refusal={refusal && { sentence: refusal.sentence }}
      states={
        <>
          {urgency === 'URGENT' && <StatusMark tone="urgent">Urgent</StatusMark>}
          {waiting > 0 && <StatusMark tone="wait">{`${waiting} ${words.waiting}`}</StatusMark>}
          {!isActive && <StatusMark>Archivé</StatusMark>}
          {isActive && isFull(progress) && <StatusMark tone="good">Réuni</StatusMark>}
          <div className={styles.more}>
            {progress.requested !== null && (
              <progress
                className={styles.bar}
                max={100}
                value={percentOf(progress)}
                aria-label={progressSaid}
              />
            )}
            {progressSaid}
          </div>
        </>
      }
    >
      {responses > 0 && (
        <Link
          className={waiting > 0 ? buttons.primary : buttons.plain}
          href={`${DESK_PATH}?part=answers&request=${id}`}
          prefetch={false}
        >
          {words.seeAnswers}
        </Link>
      )}
      {isActive && (
        <a className={buttons.plain} href={requestPath(id)}>
          {words.seeOnSite}
        </a>
      )}
      <button
        type="button"
        className={buttons.plain}
        aria-disabled={isBusy || undefined}
        onClick={() => void press()}
      >
        {isActive ? words.archive : words.reopen}
      </button>
    </PictureLine>
  )
}

const categories = [
  ['', words.everyCategory] as const,
  ...CATEGORIES.map((each) => [each, CATEGORY_LABELS[each]] as const),
]

/** What a shelter asks for, or all of them (`null`). */
export function RequestsPart({ shelter, tabs }: { shelter: string | null; tabs: ReactNode }) {
  const address = ({ search, state, category, page }: RequestsShown) => {
    const query = {
      search: search || undefined,
      state: state ?? undefined,
      category: category ?? undefined,
      page,
    }
    return shelter
      ? addressOf('/api/shelter/{shelterId}/supply-requests', {
          params: { shelterId: shelter },
          query,
        })
      : addressOf('/api/platform/supply-requests', { query })
  }
  return (
    <div className={styles.desk}>
      <TeamList<TeamRequests, RequestsShown>
        collection={COLLECTION}
        words={requestWords}
        icon="list"
        params={requestList}
        address={address}
        isFiltered={({ search, state, category }) => Boolean(search.trim() || state || category)}
        filters={({ view, onChange }, answer) => (
          <>
            {tabs}
            <StateFilters
              view={view}
              onChange={onChange}
              words={{ search: words.searchRequests, tabs: words.states }}
              searchMax={80}
              tabs={[
                { key: null, name: words.all, count: undefined },
                ...REQUEST_STATES.map((state) => ({
                  key: state,
                  name: STATE_WORDS[state],
                  count: answer?.counts[state],
                })),
              ]}
              tab={view.state}
              onTab={(state) => onChange({ state })}
            >
              <ToolChoice
                label={words.category}
                value={view.category ?? ''}
                options={categories}
                onChange={(value) => onChange({ category: (value || null) as Category | null })}
              />
            </StateFilters>
          </>
        )}
        item={(row, { moved }) => (
          <Line
            key={row.id}
            row={row}
            isOfPlatform={shelter === null}
            onDone={(said) => moved(row, said)}
          />
        )}
      />
    </div>
  )
}
