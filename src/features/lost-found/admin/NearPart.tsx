'use client'

import Link from 'next/link'
import { can } from '@/platform/access/model'
import { useActor } from '@/platform/access/use-actor'
import { distanceLabel } from '@/platform/geo/model'
import { keysOf } from '@/platform/keys.model'
import buttons from '@/ui/admin-buttons.module.scss'
import filters from '@/ui/AdminList/ListFilters.module.scss'
import { PictureLine } from '@/ui/AdminList/PictureLine'
import { SearchField } from '@/ui/AdminList/SearchField'
import { StatusMark } from '@/ui/AdminList/StatusMark'
import { TeamList } from '@/ui/AdminList/TeamList'
import { ToolChoice } from '@/ui/AdminList/ToolChoice'
import { Toolbar } from '@/ui/AdminList/Toolbar'
import { useRowQuestion } from '@/ui/AdminList/use-row-question'
import { addressOf, type ListQuery } from '@/ui/api/address'

import { NEAR_KM, NEAR_SORTS } from '../desk/model'
import type { DeskReport, Near, NearRow } from '../desk/view'
import { writePath, type ReportKind } from '../model'
import { reportTitle } from '../wording.model'
import styles from './Desk.module.scss'
import { circumstances, looks, pageOf, pictureOf, whenAndWhere } from './facts'
import { nearList, type NearFilter } from './query'
import { ShelterChoice, type TeamPart } from './ShelterChoice'
import { SpeciesChoice } from './SpeciesChoice'
import { TakeInDialog } from './TakeInDialog'
import { nearWords, words } from './words.fr'

const SORTS = keysOf(NEAR_SORTS)
const CARDS = ['cards', () => undefined] as const

const ofKind = (kind: ReportKind, query: ListQuery): ListQuery =>
  query === '' ? `?kind=${kind}` : `${query}&kind=${kind}`

function CardLine({ row, onTake }: { row: NearRow; onTake: () => void }) {
  const { id, kind, status, distance, text } = row
  return (
    <PictureLine
      id={id}
      look="cards"
      href={pageOf(row)}
      title={reportTitle(row)}
      picture={pictureOf(row)}
      facts={whenAndWhere(row)}
      louder={looks(row)}
      states={
        <>
          <StatusMark tone="wait">{distanceLabel(distance)}</StatusMark>
          {status === 'MATCHED' && <StatusMark tone="good">Peut-être retrouvé</StatusMark>}
          {kind === 'FOUND' &&
            circumstances(row).map((each) => (
              <StatusMark key={each} tone="plain">
                {each}
              </StatusMark>
            ))}
          {text && <p className={styles.text}>{text}</p>}
        </>
      }
    >
      <Link className={buttons.plain} href={writePath(kind, id)} prefetch={false}>
        {words.write}
      </Link>
      {kind === 'FOUND' && (
        <button type="button" className={buttons.primary} onClick={onTake}>
          {words.takeIn}
        </button>
      )}
    </PictureLine>
  )
}

/** Animals found or lost around a shelter. */
export function NearPart({ kind, tabs, ...team }: TeamPart & { kind: ReportKind }) {
  const actor = useActor()
  const { shelter, shelters } = team
  const taking = useRowQuestion<DeskReport>()
  return (
    <div className={styles.desk}>
      <TeamList<Near, NearFilter>
        words={nearWords[kind]}
        icon="locate"
        params={nearList}
        look={CARDS}
        address={(view) =>
          addressOf('/api/shelter/{shelterId}/lost-found', {
            params: { shelterId: shelter.id },
            query: ofKind(kind, nearList.query(view)),
          })
        }
        isFiltered={({ search, species }) => Boolean(search.trim() || species)}
        kept={({ radiusKm, sort }) => ({ radiusKm, sort })}
        filters={({ view, onChange }, answer) => (
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
                <ShelterChoice {...team} />
                <ToolChoice
                  label={words.radius}
                  value={String(view.radiusKm)}
                  options={[...new Set([...NEAR_KM, view.radiusKm])].map(
                    (km) => [String(km), words.within(km)] as const,
                  )}
                  onChange={(km) => onChange({ radiusKm: Number(km) })}
                />
                <SpeciesChoice value={view.species} onChange={(species) => onChange({ species })} />
                <ToolChoice
                  label={words.sort}
                  value={view.sort ?? 'latest'}
                  options={SORTS.map((key) => [key, NEAR_SORTS[key]] as const)}
                  onChange={(sort) => onChange({ sort: sort === 'nearest' ? sort : null })}
                />
              </Toolbar>
            </div>
            {answer && !answer.hasPlace && (
              <p className={styles.note} role="status">
                {words.noPlace}{' '}
                {can(actor, 'manageSettings', shelter.id) ? (
                  <Link href={`/admin/collections/shelters/${shelter.id}`} prefetch={false}>
                    {words.address}
                  </Link>
                ) : (
                  words.askAdmin
                )}
              </p>
            )}
          </>
        )}
        item={(row) => <CardLine key={row.id} row={row} onTake={() => taking.ask(row)} />}
        dialogs={(changes) =>
          taking.about && (
            <TakeInDialog
              report={taking.about}
              shelter={shelter}
              shelters={shelters}
              onClose={taking.closing(changes)}
            />
          )
        }
      />
    </div>
  )
}
