'use client'

import { ExportLink } from '@/ui/AdminList/ExportLink'
import { StateTabs } from '@/ui/AdminList/StateTabs'
import { TeamList } from '@/ui/AdminList/TeamList'

import { SUBMISSION_STATUSES } from '../../answers.model'
import { DECISIONS } from '../decision.model'
import { InboxFilters } from './InboxFilters'
import { exportAddress, inboxList, isFiltered, listAddress } from './query'
import { SubmissionRow } from './SubmissionRow'
import { useForms } from './use-inbox'
import { words } from './words.fr'

/** A shelter's answers: found, sorted, followed, exported. */
export function Inbox({ shelter }: { shelter: string }) {
  const forms = useForms(shelter)
  return (
    <TeamList
      words={words}
      icon="mail"
      params={inboxList}
      address={(view) => listAddress(shelter, view)}
      isFiltered={isFiltered}
      next={{ label: words.seeForms, href: '/admin/collections/forms' }}
      actions={(view, total) =>
        total > 0 && (
          <ExportLink href={exportAddress(shelter, view)} hint={words.exportHint}>
            {words.export}
          </ExportLink>
        )
      }
      filters={({ view, onChange }, answer) => {
        const counts = answer?.counts
        // Those that would show nothing are left out, as in other lists.
        const decisions = DECISIONS.map((key) => ({
          key,
          name: words.decisions[key],
          count: answer?.decisions[key],
        })).filter(({ key, count = 0 }) => key === view.decision || count > 0)
        return (
          <>
            <InboxFilters shelter={shelter} view={view} forms={forms} onChange={onChange} />
            <StateTabs
              label={words.tabsLabel}
              tabs={[
                {
                  key: null,
                  name: words.all,
                  count:
                    counts && SUBMISSION_STATUSES.reduce((sum, status) => sum + counts[status], 0),
                },
                ...SUBMISSION_STATUSES.map((status) => ({
                  key: status,
                  name: words.tabs[status],
                  count: counts?.[status],
                })),
              ]}
              chosen={view.status}
              onChoose={(status) => onChange({ status })}
            />
            {decisions.length > 0 && (
              <StateTabs
                label={words.decisionsLabel}
                isSmall
                tabs={decisions}
                chosen={view.decision}
                // Pressed again, a chip lets go.
                onChoose={(decision) =>
                  onChange({ decision: decision === view.decision ? null : decision })
                }
              />
            )}
          </>
        )
      }}
      item={(row) => <SubmissionRow key={row.id} row={row} />}
    />
  )
}
