'use client'

import Link from 'next/link'
import { useSearchParams } from 'next/navigation'
import { keysOf } from '@/platform/keys.model'
import buttons from '@/ui/admin-buttons.module.scss'
import filters from '@/ui/AdminList/ListFilters.module.scss'
import { listParams, pageParam, searchParam } from '@/ui/AdminList/list-params'
import { PageTabs } from '@/ui/AdminList/PageTabs'
import { SearchField } from '@/ui/AdminList/SearchField'
import { TeamList } from '@/ui/AdminList/TeamList'
import { Toolbar } from '@/ui/AdminList/Toolbar'
import { useRowQuestion } from '@/ui/AdminList/use-row-question'
import { addressOf } from '@/ui/api/address'
import { Icon } from '@/ui/Icon'

import { PART_LABELS, partPath, type Part } from '../desk/model'
import type { DeskList, DeskPlace } from '../desk/schema'
import styles from './Desk.module.scss'
import { DeskLine } from './DeskLine'
import { IMPORT_PATH } from './import/path'
import { OwnerDialog, type Asked } from './OwnerDialog'
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
  const rejection = useRowQuestion<DeskPlace>()
  const owner = useRowQuestion<Asked>()
  const tabs = (
    <PageTabs
      label={words.parts}
      tabs={PARTS.map((each) => ({
        href: partPath(each),
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
        actions={() => (
          <Link className={buttons.plain} href={IMPORT_PATH} prefetch={false}>
            <Icon name="upload" size={20} />
            <span>{words.import}</span>
          </Link>
        )}
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
            onReject={() => rejection.ask(row)}
            onAsk={owner.ask}
            onDone={(text) => moved(row, { text })}
          />
        )}
        dialogs={(changes) => {
          const asked = owner.about
          const place = rejection.about
          if (asked) {
            const onDone = (text: string) => {
              changes.moved(asked.row, { text })
              owner.close()
            }
            return <OwnerDialog asked={asked} onClose={owner.closing(changes)} onDone={onDone} />
          }
          if (!place) return null
          const ends = rejection.ends(changes, place, { text: words.rejected })
          return <RejectDialog place={place} {...ends} />
        }}
      />
    </div>
  )
}
