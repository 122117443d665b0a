'use client'

import { useSearchParams } from 'next/navigation'
import { useState } from 'react'

import { keysOf } from '@/platform/keys.model'
import filters from '@/ui/AdminList/ListFilters.module.scss'
import { listParams, pageParam, searchParam } from '@/ui/AdminList/list-params'
import { PageTabs } from '@/ui/AdminList/PageTabs'
import { SearchField } from '@/ui/AdminList/SearchField'
import { TeamList } from '@/ui/AdminList/TeamList'
import { Toolbar } from '@/ui/AdminList/Toolbar'
import { addressOf } from '@/ui/api/address'

import { DESK_PATH, PART_LABELS, type Part } from '../desk/model'
import type { DeskList, DeskPlace } from '../desk/schema'
import styles from './Desk.module.scss'
import { DeskLine } from './DeskLine'
import { RejectDialog } from './RejectDialog'
import { partWords, words } from './words.fr'

const PARTS = keysOf(PART_LABELS)
const params = listParams({ search: searchParam(100), page: pageParam })
type Filter = typeof params.usual

/** The parts of the desk, one of which is on show. */
export function DeskScreen() {
  const asked = useSearchParams().get('part')
  const part = PARTS.find((each) => each === asked) ?? PARTS[0]
  return <PlacesPart key={part} part={part} />
}

function PlacesPart({ part }: { part: Part }) {
  const [toReject, setToReject] = useState<DeskPlace | null>(null)
  const tabs = (
    <PageTabs
      label={words.parts}
      tabs={PARTS.map((each) => ({
        href: each === PARTS[0] ? DESK_PATH : `${DESK_PATH}?part=${each}`,
        name: PART_LABELS[each],
        isCurrent: each === part,
      }))}
    />
  )
  return (
    <div className={styles.desk}>
      <TeamList<DeskList, Filter>
        words={partWords[part]}
        icon="map-pin"
        params={params}
        address={(view) =>
          addressOf('/api/desk/places', { query: { search: view.search, page: view.page, part } })
        }
        isFiltered={({ search }) => search.trim() !== ''}
        filters={({ view, onChange }) => (
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
              </Toolbar>
            </div>
          </>
        )}
        item={(row, { moved }) => (
          <DeskLine
            key={row.id}
            row={row}
            onReject={() => setToReject(row)}
            onDone={(text) => moved(row, { text })}
          />
        )}
        dialogs={({ done, moved }) =>
          toReject && (
            <RejectDialog
              place={toReject}
              onClose={(isStale) => {
                setToReject(null)
                if (isStale) done(null)
              }}
              onDone={() => {
                moved(toReject, { text: words.rejected })
                setToReject(null)
              }}
            />
          )
        }
      />
    </div>
  )
}
