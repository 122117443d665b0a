'use client'

import Link from 'next/link'
import type { ReactNode } from 'react'

import { longMoment } from '@/platform/time/model'
import buttons from '@/ui/admin-buttons.module.scss'
import filters from '@/ui/AdminList/ListFilters.module.scss'
import { PictureLine } from '@/ui/AdminList/PictureLine'
import { SearchField } from '@/ui/AdminList/SearchField'
import { StatusMark } from '@/ui/AdminList/StatusMark'
import { TeamList } from '@/ui/AdminList/TeamList'
import { Toolbar } from '@/ui/AdminList/Toolbar'
import { useRowQuestion } from '@/ui/AdminList/use-row-question'
import { addressOf } from '@/ui/api/address'
import { useWrite } from '@/ui/api/use-write'
import { Icon } from '@/ui/Icon'

import type { Part } from '../desk/model'
import type { Desk, DeskWalk } from '../desk/view'
import {
  adminWalkPath,
  DESK_PATH,
  DIFFICULTY_LABELS,
  DOG_RULE_LABELS,
  lengthWords,
  NEW,
  PROBLEM_LABELS,
  STATUS_LABELS,
  statusAfter,
  walkPath,
} from '../model'
import styles from './Desk.module.scss'
import { deskList, type DeskFilter } from './query'
import { RejectDialog } from './RejectDialog'
import { partWords, STATUS_TONES, words } from './words.fr'

const factsOf = ({ city, distance, difficulty, dogRule, dogRuleNote, shelterName }: DeskWalk) =>
  [
    city,
    `${lengthWords(distance)}, ${DIFFICULTY_LABELS[difficulty].toLowerCase()}`,
    dogRule && [DOG_RULE_LABELS[dogRule], dogRuleNote].filter(Boolean).join('\u00a0: '),
    shelterName,
  ].filter((fact): fact is string => Boolean(fact))

type LineProps = { row: DeskWalk; onReject: () => void; onDone: (said: string) => void }

function Line({ row, onReject, onDone }: LineProps) {
  const { write, refusal, isBusy } = useWrite()
  const { id, version, status, problems, problemCount, changedAt } = row
  const isPending = status === 'PENDING'
  const isOnline = status === 'PUBLISHED'
  const mayPublish = statusAfter(status, 'PUBLISH', row.hasAuthor) !== null
  const send = async (act: 'publish' | 'keep', said: string) => {
    const outcome = await write('POST', `/api/desk/walks/{walkId}/${act}`, {
      params: { walkId: id },
      body: { version, seen: problemCount },
    })
    if (outcome && !outcome.refusal) onDone(said)
    else if (outcome?.refusal?.kind === 'conflict') onDone(outcome.refusal.sentence)
  }
  const press = (act: 'publish' | 'keep', label: string, said: string) => (
    <button
      type="button"
      className={buttons.primary}
      aria-disabled={isBusy || undefined}
      onClick={() => void send(act, said)}
    >
      {label}
    </button>
  )
  const more = problemCount - problems.length
  return (
    <PictureLine
      id={id}
      look="table"
      href={adminWalkPath(id)}
      title={row.name}
      picture={{ image: row.cardImage, card: row.cardImage, icon: 'map' }}
      facts={factsOf(row)}
      isBusy={isBusy}
      refusal={refusal?.kind === 'conflict' ? null : refusal && { sentence: refusal.sentence }}
      states={
        <>
          <StatusMark tone={STATUS_TONES[status]}>{STATUS_LABELS[status]}</StatusMark>
          {changedAt && (
            <StatusMark tone="care">{`Modifiée le ${longMoment(new Date(changedAt))}`}</StatusMark>
          )}
          {row.shortDescription && <p className={styles.whole}>{row.shortDescription}</p>}
          {isPending && row.longDescription && (
            <p className={styles.whole}>{row.longDescription}</p>
          )}
          {problemCount > 0 && (
            <ul className={styles.reasons} aria-label={words.problems}>
              {problems.map((each) => (
                <li key={each.id}>
                  {PROBLEM_LABELS[each.kind]}&nbsp;: <q>{each.reason}</q>{' '}
                  <time dateTime={each.at}>{longMoment(new Date(each.at))}</time>
                </li>
              ))}
              {more > 0 && <li>{more === 1 ? 'et un autre' : `et ${more} autres`}</li>}
            </ul>
          )}
        </>
      }
    >
      {mayPublish && press('publish', words.publish, words.published)}
      {isOnline && (changedAt || problemCount > 0) && press('keep', words.keep, words.kept)}
      {isOnline && (
        <a
          className={buttons.plain}
          href={walkPath(row.slug)}
          aria-label={`${words.see}\u00a0: ${row.name}`}
        >
          {words.see}
        </a>
      )}
      {(isPending || isOnline) && (
        <button type="button" className={buttons.plain} onClick={onReject}>
          {words.reject}
        </button>
      )}
    </PictureLine>
  )
}

/** One part of the desk: what waits, or everything. */
export function DeskPart({ part, tabs }: { part: Part; tabs: ReactNode }) {
  const rejection = useRowQuestion<DeskWalk>()
  return (
    <div className={styles.desk}>
      <TeamList<Desk, DeskFilter>
        words={partWords[part]}
        icon="list"
        main={
          <Link className={buttons.primary} href={`${DESK_PATH}/${NEW}`} prefetch={false}>
            <Icon name="plus" size={20} />
            {words.write}
          </Link>
        }
        params={deskList}
        address={(view) =>
          addressOf('/api/desk/walks', {
            query: { part, search: view.search || undefined, page: view.page },
          })
        }
        isFiltered={({ search }) => Boolean(search.trim())}
        filters={({ view, onChange }) => (
          <>
            {tabs}
            <div className={filters.filters}>
              <Toolbar>
                <SearchField
                  label={words.search}
                  maxLength={100}
                  value={view.search}
                  onSearch={(search) => onChange({ search })}
                />
              </Toolbar>
            </div>
          </>
        )}
        item={(row, { moved }) => (
          <Line
            key={row.id}
            row={row}
            onReject={() => rejection.ask(row)}
            onDone={(text) => moved(row, { text })}
          />
        )}
        dialogs={(changes) =>
          rejection.about && (
            <RejectDialog
              walk={rejection.about}
              {...rejection.ends(changes, rejection.about, { text: words.rejected })}
            />
          )
        }
      />
    </div>
  )
}
