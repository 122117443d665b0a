'use client'

import buttons from '@/ui/admin-buttons.module.scss'
import { ListPage } from '@/ui/AdminList/ListPage'
import { ListStates } from '@/ui/AdminList/ListStates'
import { Rows } from '@/ui/AdminList/Rows'
import { StateTabs } from '@/ui/AdminList/StateTabs'
import { useListAddress } from '@/ui/AdminList/use-list-address'
import { Icon } from '@/ui/Icon'

import { SUBMISSION_STATUSES } from '../../answers.model'
import { DECISIONS } from '../decision.model'
import { InboxFilters } from './InboxFilters'
import { exportAddress, inboxList, isFiltered } from './query'
import { SubmissionRow } from './SubmissionRow'
import { useForms, useInbox } from './use-inbox'
import { words } from './words.fr'

/** A shelter's answers: found, sorted, followed, exported. */
export function Inbox({ shelter }: { shelter: string }) {
  const { view, setView, change } = useListAddress(inboxList)
  const { forms = [] } = useForms(shelter)
  const read = useInbox(shelter, view)
  const { answer, error, isLoading } = read
  const rows = answer?.data ?? []
  const counts = answer?.counts
  // Those that would show nothing are left out, as in other lists.
  const decisions = DECISIONS.map((key) => ({
    key,
    name: words.decisions[key],
    count: answer?.decisions[key],
  })).filter(({ key, count = 0 }) => key === view.decision || count > 0)
  const total = answer?.pagination.total ?? 0
  return (
    <ListPage
      title={words.title}
      about={!isLoading && !error && words.count(total)}
      actions={
        total > 0 && (
          <a
            className={buttons.plain}
            href={exportAddress(shelter, view)}
            download
            title={words.exportHint}
          >
            <Icon name="download" size={20} />
            {words.export}
          </a>
        )
      }
    >
      <InboxFilters shelter={shelter} view={view} forms={forms} onChange={change} />
      <StateTabs
        label={words.tabsLabel}
        tabs={[
          {
            key: null,
            name: words.all,
            count: counts && SUBMISSION_STATUSES.reduce((sum, status) => sum + counts[status], 0),
          },
          ...SUBMISSION_STATUSES.map((status) => ({
            key: status,
            name: words.tabs[status],
            count: counts?.[status],
          })),
        ]}
        chosen={view.status}
        onChoose={(status) => change({ status })}
      />
      {decisions.length > 0 && (
        <StateTabs
          label={words.decisionsLabel}
          isSmall
          tabs={decisions}
          chosen={view.decision}
          // Pressed again, a chip lets go.
          onChoose={(decision) =>
            change({ decision: decision === view.decision ? null : decision })
          }
        />
      )}
      <ListStates
        words={words}
        icon="mail"
        read={read}
        isEmpty={rows.length === 0}
        isFiltered={isFiltered(view)}
        onShowAll={() => setView(inboxList.usual)}
        next={{ label: words.seeForms, href: '/admin/collections/forms' }}
      >
        <Rows
          label={words.list}
          isStale={isLoading}
          page={view.page}
          pages={answer?.pagination.pages ?? 0}
          onPage={(page) => change({ page }, true)}
        >
          {rows.map((row) => (
            <SubmissionRow key={row.id} row={row} />
          ))}
        </Rows>
      </ListStates>
    </ListPage>
  )
}
