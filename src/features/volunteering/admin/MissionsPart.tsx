'use client'

import type { ReactNode } from 'react'

import { counted } from '@/platform/french.model'
import { keysOf } from '@/platform/keys.model'
import buttons from '@/ui/admin-buttons.module.scss'
import { PictureLine } from '@/ui/AdminList/PictureLine'
import { StatusMark } from '@/ui/AdminList/StatusMark'
import { TeamList } from '@/ui/AdminList/TeamList'
import { useRowQuestion } from '@/ui/AdminList/use-row-question'
import { addressOf } from '@/ui/api/address'
import { useWrite } from '@/ui/api/use-write'
import { Icon } from '@/ui/Icon'

import {
  ageWords,
  KIND_LABELS,
  MISSION_STATUS_LABELS,
  missionPath,
  RHYTHM_LABELS,
  type MissionStatus,
} from '../model'
import type { MissionsView, TeamMission } from '../view'
import { MissionDialog } from './MissionDialog'
import { PartFilters } from './PartFilters'
import { missionList, type MissionFilter } from './query'
import { missionWords, words } from './words.fr'

const TONES = { OPEN: 'good', PAUSED: 'wait', CLOSED: 'plain' } as const
const NEXT: Readonly<Record<MissionStatus, ReadonlyArray<[MissionStatus, string]>>> = {
  OPEN: [
    ['PAUSED', words.pause],
    ['CLOSED', words.close],
  ],
  PAUSED: [
    ['OPEN', words.open],
    ['CLOSED', words.close],
  ],
  CLOSED: [['OPEN', words.open]],
}

type LineProps = {
  row: TeamMission
  shelter: string
  onEdit: () => void
  onDone: (said: string) => void
}

function Line({ row, shelter, onEdit, onDone }: LineProps) {
  const { write, refusal, isBusy } = useWrite()
  const set = async (status: MissionStatus) => {
    const outcome = await write(
      'POST',
      '/api/shelter/{shelterId}/volunteering/missions/{id}/status',
      { params: { shelterId: shelter, id: row.id }, body: { status, version: row.version } },
    )
    if (outcome && !outcome.refusal) onDone(words.statusSaid[status])
    else if (outcome?.refusal?.kind === 'conflict') onDone(outcome.refusal.sentence)
  }
  return (
    <PictureLine
      id={row.id}
      look="table"
      href={row.status === 'OPEN' ? missionPath(row.slug) : null}
      title={row.title}
      picture={{ image: null, card: null, icon: 'list' }}
      facts={[
        KIND_LABELS[row.kind],
        RHYTHM_LABELS[row.rhythm],
        ageWords(row.minAge),
        row.communeName,
        counted(row.nextSlots, 'créneau à venir', 'créneaux à venir'),
      ]}
      isBusy={isBusy}
      refusal={refusal && refusal.kind !== 'conflict' ? { sentence: refusal.sentence } : null}
      states={
        <>
          <StatusMark tone={TONES[row.status]}>{MISSION_STATUS_LABELS[row.status]}</StatusMark>
          {row.waiting > 0 && (
            <StatusMark tone="wait">
              {counted(row.waiting, 'proposition en attente', 'propositions en attente')}
            </StatusMark>
          )}
        </>
      }
    >
      <button
        type="button"
        className={buttons.plain}
        aria-label={`${words.edit}\u00a0: ${row.title}`}
        onClick={onEdit}
      >
        {words.edit}
      </button>
      {NEXT[row.status].map(([status, label]) => (
        <button
          key={status}
          type="button"
          className={buttons.plain}
          aria-disabled={isBusy || undefined}
          aria-label={`${label}\u00a0: ${row.title}`}
          onClick={() => void set(status)}
        >
          {label}
        </button>
      ))}
    </PictureLine>
  )
}

/** What a shelter looks for: written, changed, paused, over. */
export function MissionsPart({ shelter, tabs }: { shelter: string; tabs: ReactNode }) {
  const form = useRowQuestion<TeamMission | 'new'>()
  const open = form.about
  return (
    <TeamList<MissionsView, MissionFilter>
      words={missionWords}
      icon="list"
      params={missionList}
      address={({ search, status, page }) =>
        addressOf('/api/shelter/{shelterId}/volunteering/missions', {
          params: { shelterId: shelter },
          query: { search: search || undefined, status: status ?? undefined, page },
        })
      }
      isFiltered={({ search, status }) => Boolean(search.trim() || status)}
      main={
        <button type="button" className={buttons.primary} onClick={() => form.ask('new')}>
          <Icon name="plus" size={20} />
          {words.newMission}
        </button>
      }
      filters={({ view, onChange }) => (
        <PartFilters<MissionStatus | null>
          tabs={tabs}
          label="Rechercher (titre, commune)"
          search={view.search}
          onSearch={(search) => onChange({ search })}
          states={[
            { key: null, name: 'Toutes' },
            ...keysOf(MISSION_STATUS_LABELS).map((key) => ({
              key,
              name: MISSION_STATUS_LABELS[key],
            })),
          ]}
          chosen={view.status}
          onChoose={(status) => onChange({ status })}
        />
      )}
      item={(row, { moved }) => (
        <Line
          key={row.id}
          row={row}
          shelter={shelter}
          onEdit={() => form.ask(row)}
          onDone={(text) => moved(row, { text })}
        />
      )}
      dialogs={(changes) =>
        open && (
          <MissionDialog
            shelter={shelter}
            mission={open === 'new' ? null : open}
            onClose={form.closing(changes)}
            onDone={() => {
              form.close()
              changes.done({ text: words.saved })
            }}
          />
        )
      }
    />
  )
}
