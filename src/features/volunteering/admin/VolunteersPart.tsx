'use client'

import type { ReactNode } from 'react'

import { counted } from '@/platform/french.model'
import { plainDay } from '@/platform/time/model'
import buttons from '@/ui/admin-buttons.module.scss'
import { PictureLine } from '@/ui/AdminList/PictureLine'
import { StatusMark } from '@/ui/AdminList/StatusMark'
import { TeamList } from '@/ui/AdminList/TeamList'
import { useRowQuestion } from '@/ui/AdminList/use-row-question'
import { addressOf } from '@/ui/api/address'
import { send } from '@/ui/api/client'
import { ReasonDialog } from '@/ui/ReasonDialog'

import { LIMITS, lengthWords } from '../model'
import type { TeamVolunteer, VolunteersView } from '../view'
import styles from './Desk.module.scss'
import { PartFilters } from './PartFilters'
import { volunteerList, type VolunteerFilter } from './query'
import { volunteerWords, words } from './words.fr'

const resumeOf = (shelter: string, id: string) => async () => {
  const { refusal } = await send(
    'POST',
    '/api/shelter/{shelterId}/volunteering/volunteers/{id}/resume',
    { params: { shelterId: shelter, id }, body: {} },
  )
  return refusal?.sentence ?? null
}

type LineProps = { row: TeamVolunteer; onEnd: () => void; onResume: () => void }

const Line = ({ row, onEnd, onResume }: LineProps) => (
  <PictureLine
    id={row.id}
    look="table"
    href={null}
    title={row.name}
    picture={{ image: null, card: null, icon: 'user' }}
    facts={[
      row.phone,
      row.email,
      `depuis le ${plainDay(new Date(row.since))}`,
      counted(row.slots, 'créneau tenu', 'créneaux tenus'),
      row.minutes > 0 && `${lengthWords(row.minutes)} validées`,
    ].filter((fact): fact is string => Boolean(fact))}
    states={
      row.endedAt && (
        <>
          <StatusMark>{words.endedOn(plainDay(new Date(row.endedAt)))}</StatusMark>
          {row.endedReason && <p className={styles.words}>{row.endedReason}</p>}
        </>
      )
    }
  >
    <button
      type="button"
      className={buttons.plain}
      aria-label={`${row.endedAt ? words.resume : words.end}\u00a0: ${row.name}`}
      onClick={row.endedAt ? onResume : onEnd}
    >
      {row.endedAt ? words.resume : words.end}
    </button>
  </PictureLine>
)

/** The volunteers of a shelter, with what they did; an end has its reason. */
export function VolunteersPart({ shelter, tabs }: { shelter: string; tabs: ReactNode }) {
  const ending = useRowQuestion<TeamVolunteer>()
  const volunteer = ending.about
  return (
    <TeamList<VolunteersView, VolunteerFilter>
      words={volunteerWords}
      icon="users"
      params={volunteerList}
      address={({ search, ended, page }) =>
        addressOf('/api/shelter/{shelterId}/volunteering/volunteers', {
          params: { shelterId: shelter },
          query: { search: search || undefined, ended: ended ? 'true' : undefined, page },
        })
      }
      isFiltered={({ search, ended }) => Boolean(search.trim()) || ended}
      filters={({ view, onChange }) => (
        <PartFilters<'now' | 'ended'>
          tabs={tabs}
          label="Rechercher (nom)"
          search={view.search}
          onSearch={(search) => onChange({ search })}
          states={[
            { key: 'now', name: 'Actifs' },
            { key: 'ended', name: 'Fin de bénévolat' },
          ]}
          chosen={view.ended ? 'ended' : 'now'}
          onChoose={(key) => onChange({ ended: key === 'ended' })}
        />
      )}
      item={(row, { moved }) => (
        <Line
          key={row.id}
          row={row}
          onEnd={() => ending.ask(row)}
          onResume={() =>
            void resumeOf(shelter, row.id)().then((refusal) =>
              moved(row, { text: refusal ?? words.resumed }),
            )
          }
        />
      )}
      dialogs={(changes) =>
        volunteer && (
          <ReasonDialog
            title={words.endTitle}
            about={`${volunteer.name}. ${words.endAbout}`}
            action={words.end}
            busy={words.busy}
            label={words.reason}
            max={LIMITS.reason}
            onSend={(reason) =>
              send('POST', '/api/shelter/{shelterId}/volunteering/volunteers/{id}/end', {
                params: { shelterId: shelter, id: volunteer.id },
                body: { reason },
              })
            }
            {...ending.ends(changes, volunteer, {
              text: words.ended,
              undo: resumeOf(shelter, volunteer.id),
            })}
          />
        )
      }
    />
  )
}
