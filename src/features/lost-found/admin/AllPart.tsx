'use client'

import type { ReactNode } from 'react'

import { DEPARTMENT_NAMES, departmentLabel } from '@/platform/geo/departments.model'
import { keysOf } from '@/platform/keys.model'
import buttons from '@/ui/admin-buttons.module.scss'
import filters from '@/ui/AdminList/ListFilters.module.scss'
import { PictureLine } from '@/ui/AdminList/PictureLine'
import { SearchField } from '@/ui/AdminList/SearchField'
import { StateTabs } from '@/ui/AdminList/StateTabs'
import { StatusMark, type MarkTone } from '@/ui/AdminList/StatusMark'
import { TeamList } from '@/ui/AdminList/TeamList'
import { ToolChoice } from '@/ui/AdminList/ToolChoice'
import { Toolbar } from '@/ui/AdminList/Toolbar'
import { useRowQuestion } from '@/ui/AdminList/use-row-question'
import { addressOf } from '@/ui/api/address'

import { STAGE_LABELS } from '../desk/model'
import type { All, AllRow, DeskReport } from '../desk/view'
import { KIND_LABELS, REPORT_KINDS, STATE_LABELS, type ReportState } from '../model'
import { reportTitle } from '../wording.model'
import styles from './Desk.module.scss'
import { looks, pageOf, pictureOf, whenAndWhere } from './facts'
import { allList, type AllFilter } from './query'
import { SpeciesChoice } from './SpeciesChoice'
import { WithdrawDialog } from './WithdrawDialog'
import { allWords, words } from './words.fr'

const TONES: Readonly<Record<ReportState, MarkTone>> = {
  OPEN: 'wait',
  MATCHED: 'care',
  RETURNED: 'good',
  CLOSED: 'plain',
  EXPIRED: 'plain',
}

/** The states of the list: those of a search, and how far a report is online. */
const STATES: ReadonlyArray<{ key: NonNullable<AllFilter['state']>; name: string }> = [
  ...keysOf(STATE_LABELS).map((key) => ({ key, name: STATE_LABELS[key] })),
  { key: 'WITHDRAWN', name: STAGE_LABELS.WITHDRAWN },
  { key: 'UNCONFIRMED', name: STAGE_LABELS.UNCONFIRMED },
]

function Line({ row, onWithdraw }: { row: AllRow; onWithdraw: () => void }) {
  const { id, kind, status, stage, flagCount } = row
  const isOnline = stage === 'ONLINE'
  return (
    <PictureLine
      id={id}
      look="table"
      href={isOnline ? pageOf(row) : null}
      title={reportTitle(row)}
      picture={pictureOf(row)}
      facts={[...whenAndWhere(row), ...looks(row)]}
      states={
        <>
          <StatusMark tone="plain">{KIND_LABELS[kind]}</StatusMark>
          {isOnline ? (
            <StatusMark tone={TONES[status]}>{STATE_LABELS[status]}</StatusMark>
          ) : (
            <StatusMark tone={stage === 'WITHDRAWN' ? 'bad' : 'plain'}>
              {STAGE_LABELS[stage]}
            </StatusMark>
          )}
          {isOnline && flagCount > 0 && <StatusMark tone="urgent">Signalé</StatusMark>}
        </>
      }
    >
      {isOnline && (
        <button type="button" className={buttons.plain} onClick={onWithdraw}>
          {words.withdraw}
        </button>
      )}
    </PictureLine>
  )
}

/** Every report, the latest first. */
export function AllPart({ tabs }: { tabs: ReactNode }) {
  const withdrawal = useRowQuestion<DeskReport>()
  return (
    <div className={styles.desk}>
      <TeamList<All, AllFilter>
        words={allWords}
        icon="list"
        params={allList}
        address={(view) =>
          addressOf('/api/desk/lost-found/reports', { query: allList.query(view) })
        }
        isFiltered={({ search, kind, species, department, state }) =>
          Boolean(search.trim() || kind || species || department || state)
        }
        filters={({ view, onChange }, answer) => (
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
                <ToolChoice
                  label={words.kind}
                  value={view.kind ?? ''}
                  options={[
                    ['', words.kinds],
                    ...REPORT_KINDS.map((key) => [key, KIND_LABELS[key]] as const),
                  ]}
                  onChange={(kind) =>
                    onChange({ kind: REPORT_KINDS.find((key) => key === kind) ?? null })
                  }
                />
                <SpeciesChoice value={view.species} onChange={(species) => onChange({ species })} />
                <ToolChoice
                  label={words.department}
                  value={view.department}
                  options={[
                    ['', words.departments],
                    ...[...DEPARTMENT_NAMES.keys()].map(
                      (code) => [code, departmentLabel(code)] as const,
                    ),
                  ]}
                  onChange={(department) => onChange({ department })}
                />
              </Toolbar>
              <StateTabs<AllFilter['state']>
                label={words.states}
                tabs={[
                  {
                    key: null,
                    name: words.all,
                    count:
                      answer &&
                      Object.values(answer.counts.states).reduce((sum, each) => sum + each, 0),
                  },
                  ...STATES.map((each) => ({
                    ...each,
                    count: answer && (answer.counts.states[each.key] ?? 0),
                  })).filter(({ key, count }) => count !== 0 || key === view.state),
                ]}
                chosen={view.state}
                onChoose={(state) => onChange({ state })}
              />
            </div>
          </>
        )}
        item={(row) => <Line key={row.id} row={row} onWithdraw={() => withdrawal.ask(row)} />}
        dialogs={(changes) =>
          withdrawal.about && (
            <WithdrawDialog
              report={withdrawal.about}
              {...withdrawal.ends(changes, withdrawal.about, { text: words.withdrawn })}
            />
          )
        }
      />
    </div>
  )
}
