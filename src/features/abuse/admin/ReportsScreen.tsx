'use client'

import Link from 'next/link'

import { counted } from '@/platform/french.model'
import { departmentLabel } from '@/platform/geo/departments.model'
import { keysOf } from '@/platform/keys.model'
import { longMoment } from '@/platform/time/model'
import buttons from '@/ui/admin-buttons.module.scss'
import filters from '@/ui/AdminList/ListFilters.module.scss'
import { ListLine } from '@/ui/AdminList/ListLine'
import { SearchField } from '@/ui/AdminList/SearchField'
import { StateTabs } from '@/ui/AdminList/StateTabs'
import { StatusMark } from '@/ui/AdminList/StatusMark'
import { TeamList } from '@/ui/AdminList/TeamList'
import { ToolChoice } from '@/ui/AdminList/ToolChoice'
import { Toolbar } from '@/ui/AdminList/Toolbar'
import { addressOf } from '@/ui/api/address'

import { deskPath, KIND_LABELS, RECIPIENTS_PATH, SPECIES_LABELS, STATUS_LABELS } from '../model'
import type { Status } from '../model'
import type { ReportRow, Reports } from '../view'
import { TONES } from './marks'
import { reportList, type ReportFilter } from './query'
import { words } from './words.fr'

function Line({ row }: { row: ReportRow }) {
  const { id, kind, species, animals, commune, status, isUnread, isAnonymous, photos } = row
  return (
    <ListLine
      href={deskPath(id)}
      title={`${KIND_LABELS[kind]}, ${commune}`}
      accent={isUnread ? 'new' : undefined}
      facts={[
        animals > 1 ? `${SPECIES_LABELS[species]} × ${animals}` : SPECIES_LABELS[species],
        photos > 0 && counted(photos, 'photo', 'photos'),
        isAnonymous && words.anonymous,
      ]}
    >
      {isUnread && <StatusMark tone="care">{words.unread}</StatusMark>}
      <StatusMark tone={TONES[status]}>{STATUS_LABELS[status]}</StatusMark>
      <time dateTime={row.receivedAt}>{longMoment(new Date(row.receivedAt))}</time>
    </ListLine>
  )
}

/** The reports that the person reads, the latest first. */
export function ReportsScreen({ isSuperAdmin }: { isSuperAdmin: boolean }) {
  return (
    <TeamList<Reports, ReportFilter>
      words={words}
      icon="shield"
      params={reportList}
      address={(view) => addressOf('/api/desk/abuse-reports', { query: reportList.query(view) })}
      isFiltered={({ search, status, kind, department }) =>
        Boolean(search.trim() || status || kind || department)
      }
      main={
        isSuperAdmin && (
          <Link className={buttons.plain} href={RECIPIENTS_PATH} prefetch={false}>
            {words.recipients}
          </Link>
        )
      }
      filters={({ view, onChange }, answer) => (
        <div className={filters.filters}>
          <Toolbar>
            <SearchField
              label={words.search}
              maxLength={100}
              value={view.search}
              onSearch={(search) => onChange({ search })}
            />
            <ToolChoice
              label={words.department}
              value={view.department}
              options={[
                ['', words.departments],
                ...(answer?.departments ?? []).map(
                  (code) => [code, departmentLabel(code)] as const,
                ),
              ]}
              onChange={(department) => onChange({ department })}
            />
            <ToolChoice
              label={words.kind}
              value={view.kind ?? ''}
              options={[
                ['', words.kinds],
                ...keysOf(KIND_LABELS).map((key) => [key, KIND_LABELS[key]] as const),
              ]}
              onChange={(kind) =>
                onChange({ kind: keysOf(KIND_LABELS).find((key) => key === kind) ?? null })
              }
            />
          </Toolbar>
          <StateTabs<Status | null>
            label={words.states}
            tabs={[
              {
                key: null,
                name: words.all,
                count:
                  answer && Object.values(answer.counts.statuses).reduce((sum, n) => sum + n, 0),
              },
              ...keysOf(STATUS_LABELS).map((key) => ({
                key,
                name: words.parts[key],
                count: answer && (answer.counts.statuses[key] ?? 0),
              })),
            ]}
            chosen={view.status}
            onChoose={(status) => onChange({ status })}
          />
        </div>
      )}
      item={(row) => <Line key={row.id} row={row} />}
    />
  )
}
