'use client'

import type { ReactNode } from 'react'

import { keysOf } from '@/platform/keys.model'
import buttons from '@/ui/admin-buttons.module.scss'
import { ExportLink } from '@/ui/AdminList/ExportLink'
import { StateFilters } from '@/ui/AdminList/StateFilters'
import { TeamList } from '@/ui/AdminList/TeamList'
import { useRowQuestion } from '@/ui/AdminList/use-row-question'
import { addressOf } from '@/ui/api/address'

import type { TeamResponses } from '../desk/schema'
import type { TeamResponse } from '../view'
import { AnswerLine, undoStep } from './AnswerLine'
import styles from './Desk.module.scss'
import { answerList, type AnswersShown } from './query'
import { RejectDialog } from './RejectDialog'
import { ANSWER_STATES, answerWords, words } from './words.fr'

/** What people bring to a shelter, or to all of them (`null`). */
export function AnswersPart({ shelter, tabs }: { shelter: string | null; tabs: ReactNode }) {
  const rejection = useRowQuestion<TeamResponse>()
  const queryOf = ({ search, status, request }: AnswersShown) => ({
    search: search || undefined,
    status: status ?? undefined,
    request: request || undefined,
  })
  const address = (view: AnswersShown) => {
    const query = { ...queryOf(view), page: view.page }
    return shelter
      ? addressOf('/api/shelter/{shelterId}/supply-responses', {
          params: { shelterId: shelter },
          query,
        })
      : addressOf('/api/platform/supply-responses', { query })
  }
  const exportHref = (view: AnswersShown): string =>
    shelter
      ? addressOf('/api/shelter/{shelterId}/supply-responses/export', {
          params: { shelterId: shelter },
          query: queryOf(view),
        })
      : addressOf('/api/platform/supply-responses/export', { query: queryOf(view) })
  return (
    <div className={styles.desk}>
      <TeamList<TeamResponses, AnswersShown>
        words={answerWords}
        icon="list"
        params={answerList}
        address={address}
        isFiltered={({ search, status, request }) => Boolean(search.trim() || status || request)}
        actions={(view, total) =>
          total > 0 && (
            <ExportLink href={exportHref(view)} hint={words.exportHint}>
              {words.export}
            </ExportLink>
          )
        }
        filters={({ view, onChange }, answer) => (
          <>
            {tabs}
            <StateFilters
              view={view}
              onChange={onChange}
              words={{ search: words.searchAnswers, tabs: words.states }}
              searchMax={80}
              tabs={[
                { key: null, name: words.allAnswers, count: undefined },
                ...keysOf(ANSWER_STATES).map((status) => ({
                  key: status,
                  name: ANSWER_STATES[status],
                  count: answer?.counts[status],
                })),
              ]}
              tab={view.status}
              onTab={(status) => onChange({ status })}
            >
              {view.request && (
                <button
                  type="button"
                  className={buttons.plain}
                  onClick={() => onChange({ request: '' })}
                >
                  {words.allOf}
                </button>
              )}
            </StateFilters>
          </>
        )}
        item={(row, { moved }) => (
          <AnswerLine
            key={row.id}
            row={row}
            isOfPlatform={shelter === null}
            onReject={() => rejection.ask(row)}
            onDone={(said) => moved(row, said)}
          />
        )}
        dialogs={(changes) => {
          const answer = rejection.about
          if (!answer) return null
          const undo = () => undoStep(answer.id, answer.version + 1)
          const ends = rejection.ends(changes, answer, { text: words.rejected, undo })
          return <RejectDialog answer={answer} {...ends} />
        }}
      />
    </div>
  )
}
