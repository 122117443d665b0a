'use client'

import type { ReactNode } from 'react'

import { keysOf } from '@/platform/keys.model'
import { plainDay } from '@/platform/time/model'
import buttons from '@/ui/admin-buttons.module.scss'
import { PictureLine } from '@/ui/AdminList/PictureLine'
import { StatusMark } from '@/ui/AdminList/StatusMark'
import { TeamList } from '@/ui/AdminList/TeamList'
import { useRowQuestion } from '@/ui/AdminList/use-row-question'
import { addressOf } from '@/ui/api/address'
import { isLate, send } from '@/ui/api/client'
import { useWrite } from '@/ui/api/use-write'
import { ReasonDialog } from '@/ui/ReasonDialog'

import { APPLICATION_STATUS_LABELS, LIMITS, type ApplicationStatus } from '../model'
import type { ApplicationsView, TeamApplication } from '../view'
import styles from './Desk.module.scss'
import { PartFilters } from './PartFilters'
import { applicationList, type ApplicationFilter } from './query'
import { applicationWords, words } from './words.fr'

const TONES = { PENDING: 'wait', ACCEPTED: 'good', REFUSED: 'bad', WITHDRAWN: 'plain' } as const
const STATES = [
  { key: null, name: 'Toutes' },
  ...keysOf(APPLICATION_STATUS_LABELS).map((key) => ({
    key,
    name: `${APPLICATION_STATUS_LABELS[key]}${key === 'PENDING' ? '' : 's'}`,
  })),
]

/** Takes an answer back. @returns the sentence of a refusal, null when it is done */
const undoOf = (shelter: string, id: string) => async () => {
  const { refusal } = await send(
    'POST',
    '/api/shelter/{shelterId}/volunteering/applications/{id}/undo',
    { params: { shelterId: shelter, id }, body: {} },
  )
  return refusal?.sentence ?? null
}

type LineProps = {
  row: TeamApplication
  shelter: string
  onRefuse: () => void
  onTakeBack: () => void
  onDone: (said: string) => void
  onStale: () => void
}

function Line({ row, shelter, onRefuse, onTakeBack, onDone, onStale }: LineProps) {
  const { write, refusal, isBusy } = useWrite()
  const accept = async () => {
    const outcome = await write(
      'POST',
      '/api/shelter/{shelterId}/volunteering/applications/{id}/decide',
      { params: { shelterId: shelter, id: row.id }, body: { outcome: 'ACCEPTED', reason: '' } },
    )
    if (outcome && !outcome.refusal) onDone(words.accepted(row.name))
    else if (isLate(outcome?.refusal ?? null)) onStale()
  }
  return (
    <PictureLine
      id={row.id}
      look="table"
      href={null}
      title={row.name}
      picture={{ image: null, card: null, icon: 'user' }}
      facts={[
        row.mission.title,
        `${row.age}\u00a0ans`,
        row.phone,
        row.email,
        plainDay(new Date(row.createdAt)),
      ]}
      isBusy={isBusy}
      refusal={refusal && { sentence: refusal.sentence }}
      states={
        <>
          <StatusMark tone={TONES[row.status]}>{APPLICATION_STATUS_LABELS[row.status]}</StatusMark>
          {row.parentName && (
            <StatusMark tone="care">{`Accord de ${row.parentName}, parent`}</StatusMark>
          )}
          {row.availability && <p className={styles.words}>{row.availability}</p>}
          {row.message && <p className={styles.words}>{row.message}</p>}
          {row.answer && <p className={styles.words}>{`Votre réponse\u00a0: ${row.answer}`}</p>}
        </>
      }
    >
      {row.status === 'PENDING' && (
        <>
          <button
            type="button"
            className={buttons.primary}
            aria-disabled={isBusy || undefined}
            aria-label={`${words.accept}\u00a0: ${row.name}`}
            onClick={() => void accept()}
          >
            {words.accept}
          </button>
          <button
            type="button"
            className={buttons.plain}
            aria-label={`${words.refuse}\u00a0: ${row.name}`}
            onClick={onRefuse}
          >
            {words.refuse}
          </button>
        </>
      )}
      {(row.status === 'ACCEPTED' || row.status === 'REFUSED') && (
        <button
          type="button"
          className={buttons.plain}
          aria-label={`${words.takeBack}\u00a0: ${row.name}`}
          onClick={onTakeBack}
        >
          {words.takeBack}
        </button>
      )}
    </PictureLine>
  )
}

/** Who offers to help: accepted or refused, with words, and taken back. */
export function ApplicationsPart({ shelter, tabs }: { shelter: string; tabs: ReactNode }) {
  const refusing = useRowQuestion<TeamApplication>()
  const application = refusing.about
  return (
    <TeamList<ApplicationsView, ApplicationFilter>
      words={applicationWords}
      icon="users"
      params={applicationList}
      address={({ search, status, page }) =>
        addressOf('/api/shelter/{shelterId}/volunteering/applications', {
          params: { shelterId: shelter },
          query: { search: search || undefined, status: status ?? undefined, page },
        })
      }
      isFiltered={({ search, status }) => Boolean(search.trim() || status)}
      filters={({ view, onChange }) => (
        <PartFilters<ApplicationStatus | null>
          tabs={tabs}
          label="Rechercher (nom, mission)"
          search={view.search}
          onSearch={(search) => onChange({ search })}
          states={STATES}
          chosen={view.status}
          onChoose={(status) => onChange({ status })}
        />
      )}
      item={(row, { moved, done }) => (
        <Line
          key={row.id}
          row={row}
          shelter={shelter}
          onRefuse={() => refusing.ask(row)}
          onTakeBack={async () => {
            const refusal = await undoOf(shelter, row.id)()
            done({ text: refusal ?? words.takenBack })
          }}
          onDone={(text) => moved(row, { text, undo: undoOf(shelter, row.id) })}
          onStale={() => done(null)}
        />
      )}
      dialogs={(changes) =>
        application && (
          <ReasonDialog
            title={words.refuseTitle}
            about={`${application.name}, ${application.mission.title}. ${words.refuseAbout}`}
            action={words.refuse}
            busy={words.busy}
            label={words.reason}
            max={LIMITS.answer}
            onSend={(reason) =>
              send('POST', '/api/shelter/{shelterId}/volunteering/applications/{id}/decide', {
                params: { shelterId: shelter, id: application.id },
                body: { outcome: 'REFUSED', reason },
              })
            }
            {...refusing.ends(changes, application, {
              text: words.refused,
              undo: undoOf(shelter, application.id),
            })}
          />
        )
      }
    />
  )
}
