'use client'

import { DayField } from '@/ui/AdminList/DayField'
import { ExportLink } from '@/ui/AdminList/ExportLink'
import { TeamList } from '@/ui/AdminList/TeamList'

import { Totals } from '../parts/Totals'
import { ViewFilters } from '../parts/ViewFilters'
import { DONATIONS, donationsAddress, exportAddress, isFiltered, ledgerAddress } from '../query'
import { commonWords, donationWords, platformWords } from '../words.fr'
import { DonationLine } from './DonationLine'

/** The gifts of a shelter, or of the platform (`null`): found, counted, exported. */
export function Donations({ shelter }: { shelter: string | null }) {
  const words = shelter ? donationWords : platformWords
  return (
    <TeamList
      words={words}
      icon="heart"
      params={DONATIONS.list}
      address={(view) => donationsAddress(shelter, view)}
      isFiltered={isFiltered}
      next={
        shelter
          ? { label: words.settings, href: `/admin/collections/shelters/${shelter}` }
          : undefined
      }
      actions={(view, total) => (
        <>
          {total > 0 && (
            <ExportLink href={exportAddress(shelter, view)} hint={words.exportHint}>
              {words.export}
            </ExportLink>
          )}
          <ExportLink href={ledgerAddress(shelter, view)} hint={words.ledgerHint}>
            {words.ledger}
          </ExportLink>
        </>
      )}
      filters={({ view, onChange }, answer) => (
        <ViewFilters
          kind={DONATIONS}
          words={words}
          view={view}
          onChange={onChange}
          rows={answer?.data ?? []}
          counts={answer?.totals.counts}
        >
          {(['from', 'to'] as const).map((side) => (
            <DayField
              key={side}
              label={commonWords[side]}
              value={view[side]}
              onChange={(day) => onChange({ [side]: day })}
            />
          ))}
        </ViewFilters>
      )}
      head={({ totals }) => (
        <Totals
          label={words.totals}
          hint={words.totalsHint}
          sums={[
            [words.paid, totals.paidCents],
            [words.givenBack, totals.givenBackCents],
            [words.net, totals.netCents],
          ]}
        />
      )}
      item={(row) => <DonationLine key={row.id} row={row} />}
    />
  )
}
