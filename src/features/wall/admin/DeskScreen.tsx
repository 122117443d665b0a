'use client'

import filters from '@/ui/AdminList/ListFilters.module.scss'
import { SearchField } from '@/ui/AdminList/SearchField'
import { StateTabs } from '@/ui/AdminList/StateTabs'
import { TeamList } from '@/ui/AdminList/TeamList'
import { Toolbar } from '@/ui/AdminList/Toolbar'
import { addressOf } from '@/ui/api/address'
import { useListAddress } from '@/ui/AdminList/use-list-address'
import { useRowQuestion } from '@/ui/AdminList/use-row-question'
import { ReasonDialog } from '@/ui/ReasonDialog'

import { KINDS, PART_LABELS, PARTS } from '../desk/model'
import type { Desk, DeskRow } from '../desk/view'
import { firstWords, WALL_LIMITS } from '../model'
import { sendDecision, undoOf } from './decide'
import styles from './Desk.module.scss'
import { Line } from './Line'
import { deskList, kindOf, partOf, type DeskFilter } from './query'
import { doneWords, KIND_NAMES, kindWords, words } from './words.fr'

type Asked = { row: DeskRow; decision: 'HIDE' | 'REMOVE' }

/** The desk of the wall: its parts with their counts, and what is decided of each line. */
export function DeskScreen({ isPlatform }: { isPlatform: boolean }) {
  const question = useRowQuestion<Asked>()
  const asked = question.about
  const { view: now } = useListAddress(deskList)
  // What was flagged is read by the platform alone.
  const part = (view: Pick<DeskFilter, 'part'>) =>
    isPlatform ? partOf(view) : view.part === 'flagged' ? 'all' : (view.part ?? 'all')
  return (
    <div className={styles.desk}>
      <TeamList<Desk, DeskFilter>
        words={kindWords[kindOf(now)]}
        icon="list"
        params={deskList}
        kept={({ part, kind }) => ({ part, kind })}
        address={(view) =>
          addressOf('/api/desk/wall', {
            query: {
              part: part(view),
              kind: kindOf(view),
              search: view.search || undefined,
              page: view.page,
            },
          })
        }
        isFiltered={({ search }) => Boolean(search.trim())}
        filters={({ view, onChange }, answer) => (
          <div className={filters.filters}>
            {isPlatform && (
              <StateTabs
                label={words.kinds}
                tabs={KINDS.map((key) => ({
                  key,
                  name: KIND_NAMES[key],
                  count: key === kindOf(view) ? answer?.counts.flagged : answer?.others,
                }))}
                chosen={kindOf(view)}
                onChoose={(kind) => onChange({ kind })}
              />
            )}
            <StateTabs
              label={words.parts}
              tabs={PARTS.filter((key) => isPlatform || key !== 'flagged').map((key) => ({
                key,
                name: PART_LABELS[key],
                count: key === 'all' ? undefined : answer?.counts[key],
              }))}
              chosen={part(view)}
              onChoose={(part) => onChange({ part })}
            />
            <Toolbar>
              <SearchField
                label={words.search}
                maxLength={100}
                value={view.search}
                onSearch={(search) => onChange({ search })}
              />
            </Toolbar>
          </div>
        )}
        item={(row, { moved }) => (
          <Line
            key={row.id}
            row={row}
            onAsk={(decision) => question.ask({ row, decision })}
            onDone={(said) => moved(row, said)}
          />
        )}
        dialogs={(changes) =>
          asked && (
            <ReasonDialog
              title={asked.decision === 'HIDE' ? words.hide : words.remove}
              about={`«\u00a0${firstWords(asked.row.body, 80)}\u00a0» ${
                asked.decision === 'HIDE' ? words.hideAbout : words.removeAbout
              }`}
              action={asked.decision === 'HIDE' ? words.hide : words.remove}
              busy={words.saving}
              label={words.reason}
              max={WALL_LIMITS.reason}
              onSend={(reason) =>
                sendDecision(asked.row, {
                  decision: asked.decision,
                  seen: asked.row.flagCount,
                  stamp: asked.row.stamp,
                  reason,
                })
              }
              {...question.ends(changes, asked.row, {
                text: doneWords[asked.decision],
                undo: undoOf(asked.row),
              })}
            />
          )
        }
      />
    </div>
  )
}
