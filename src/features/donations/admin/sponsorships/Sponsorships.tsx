'use client'

import { ListPage } from '@/ui/AdminList/ListPage'
import { ListStates } from '@/ui/AdminList/ListStates'
import { Rows } from '@/ui/AdminList/Rows'
import { useListAddress } from '@/ui/AdminList/use-list-address'

import { euros } from '../../model'
import { Totals } from '../parts/Totals'
import { ViewFilters } from '../parts/ViewFilters'
import { isFiltered, SPONSORSHIPS } from '../query'
import { useSponsorships } from '../use-giving'
import { sponsorWords as words } from '../words.fr'
import { SponsorshipLine } from './SponsorshipLine'

/** The sponsorships of a shelter: who, for whom, and when the next payment comes. */
export function Sponsorships({ shelter }: { shelter: string }) {
  const { view, setView, change } = useListAddress(SPONSORSHIPS.list)
  const read = useSponsorships(shelter, view)
  const { answer, error, isLoading } = read
  const rows = answer?.data ?? []
  const { total = 0, pages = 0 } = answer?.pagination ?? {}
  const { perMonthCents = 0 } = answer?.totals ?? {}
  return (
    <ListPage title={words.title} about={!isLoading && !error && words.count(total)}>
      <ViewFilters
        kind={SPONSORSHIPS}
        words={words}
        view={view}
        onChange={change}
        rows={rows}
        counts={answer?.totals.counts}
      />
      {perMonthCents > 0 && (
        <Totals
          label={words.perMonthLabel}
          hint={words.perMonthHint}
          sums={[[words.perMonthLabel, words.perMonth(euros(perMonthCents))]]}
        />
      )}
      <ListStates
        words={words}
        icon="heart"
        read={read}
        isEmpty={rows.length === 0}
        isFiltered={isFiltered(view)}
        onShowAll={() => setView(SPONSORSHIPS.list.usual)}
        next={{ label: words.plans, href: '/admin/collections/plans' }}
      >
        <Rows
          label={words.rows}
          isStale={isLoading}
          page={view.page}
          pages={pages}
          onPage={(page) => change({ page }, true)}
        >
          {rows.map((row) => (
            <SponsorshipLine key={row.id} row={row} />
          ))}
        </Rows>
      </ListStates>
    </ListPage>
  )
}
