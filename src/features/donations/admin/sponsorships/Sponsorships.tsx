'use client'

import { TeamList } from '@/ui/AdminList/TeamList'

import { euros } from '../../model'
import { Totals } from '../parts/Totals'
import { ViewFilters } from '../parts/ViewFilters'
import { isFiltered, SPONSORSHIPS, sponsorshipsAddress } from '../query'
import { sponsorWords as words } from '../words.fr'
import { SponsorshipLine } from './SponsorshipLine'

/** The sponsorships of a shelter: who, for whom, and when the next payment comes. */
export const Sponsorships = ({ shelter }: { shelter: string }) => (
  <TeamList
    words={words}
    icon="heart"
    params={SPONSORSHIPS.list}
    address={(view) => sponsorshipsAddress(shelter, view)}
    isFiltered={isFiltered}
    next={{ label: words.plans, href: '/admin/collections/plans' }}
    filters={({ view, onChange }, answer) => (
      <ViewFilters
        kind={SPONSORSHIPS}
        words={words}
        view={view}
        onChange={onChange}
        rows={answer?.data ?? []}
        counts={answer?.totals.counts}
      />
    )}
    head={({ totals: { perMonthCents } }) =>
      perMonthCents > 0 && (
        <Totals
          label={words.perMonthLabel}
          hint={words.perMonthHint}
          sums={[[words.perMonthLabel, words.perMonth(euros(perMonthCents))]]}
        />
      )
    }
    item={(row) => <SponsorshipLine key={row.id} row={row} />}
  />
)
