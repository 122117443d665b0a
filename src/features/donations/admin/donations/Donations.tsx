'use client'

import buttons from '@/ui/admin-buttons.module.scss'
import { DayField } from '@/ui/AdminList/DayField'
import { ListPage } from '@/ui/AdminList/ListPage'
import { ListStates } from '@/ui/AdminList/ListStates'
import { Rows } from '@/ui/AdminList/Rows'
import { useListAddress } from '@/ui/AdminList/use-list-address'
import { Icon } from '@/ui/Icon'

import { Totals } from '../parts/Totals'
import { ViewFilters } from '../parts/ViewFilters'
import { DONATIONS, exportAddress, isFiltered } from '../query'
import { useDonations } from '../use-giving'
import { commonWords, donationWords, platformWords } from '../words.fr'
import { DonationLine } from './DonationLine'

/** The gifts of a shelter, or of the platform (`null`): found, counted, exported. */
export function Donations({ shelter }: { shelter: string | null }) {
  const words = shelter ? donationWords : platformWords
  const { view, setView, change } = useListAddress(DONATIONS.list)
  const read = useDonations(shelter, view)
  const { answer, error, isLoading } = read
  const rows = answer?.data ?? []
  const { total = 0, pages = 0 } = answer?.pagination ?? {}
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
      <ViewFilters
        kind={DONATIONS}
        words={words}
        view={view}
        onChange={change}
        rows={rows}
        counts={answer?.totals.counts}
      >
        {(['from', 'to'] as const).map((side) => (
          <DayField
            key={side}
            label={commonWords[side]}
            value={view[side]}
            onChange={(day) => change({ [side]: day })}
          />
        ))}
      </ViewFilters>
      <ListStates
        words={words}
        icon="heart"
        read={read}
        isEmpty={rows.length === 0}
        isFiltered={isFiltered(view)}
        onShowAll={() => setView(DONATIONS.list.usual)}
        next={
          shelter
            ? { label: words.settings, href: `/admin/collections/shelters/${shelter}` }
            : undefined
        }
      >
        {answer && (
          <Totals
            label={words.totals}
            hint={words.totalsHint}
            sums={[
              [words.paid, answer.totals.paidCents],
              [words.givenBack, answer.totals.givenBackCents],
              [words.net, answer.totals.netCents],
            ]}
          />
        )}
        <Rows
          label={words.rows}
          isStale={isLoading}
          page={view.page}
          pages={pages}
          onPage={(page) => change({ page }, true)}
        >
          {rows.map((row) => (
            <DonationLine key={row.id} row={row} />
          ))}
        </Rows>
      </ListStates>
    </ListPage>
  )
}
