import type { ReactNode } from 'react'

import { Chip } from '@/ui/Chip'
import { Pagination } from '@/ui/Pagination'

import { AnimalGrid } from '../../components/AnimalGrid'
import { activeFilters, without } from '../../list/chips.model'
import type { SORT_LABELS } from '../../list/defaults.model'
import { animalCount } from '../../wording'
import { addressOf, firstBatch, VIEWS, type Place } from '../address'
import { lostSentence, readAsSentence } from '../model'
import type { Search } from '../search'
import styles from './Catalogue.module.scss'
import { CatalogueShell } from './CatalogueShell'
import { FilterPanelIsland } from './FilterPanelIsland'
import { LostPlaceLine } from './LostPlaceLine'
import { MoreAnimals } from './MoreAnimals'
import { NewSinceVisitIsland } from './NewSinceVisitIsland'
import { NoResult } from './NoResult'
import { COUNT, FORM, RESULTS } from './results'
import { SortSelect } from './SortSelect'
import { Untested } from './Untested'
import { ViewChoice } from './ViewChoice'

type Props = {
  place: Place
  search: Search
  /** The way to hear of animals to come. */
  alert?: ReactNode
}

/** A list of animals with its filters. The address is its state; links and a form do without JavaScript. */
export function Catalogue({ place, search, alert }: Props) {
  const { filters, view, list, offered, waysOut, lost } = search
  const { animals, earlier, pagination } = list
  const { page, pages, total, limit } = pagination
  const own = place.shelterId ? { ...filters, shelterId: undefined } : filters
  const active = activeFilters(own, list.shelter?.name)
  const clear = addressOf(place, { shelterId: place.shelterId, sortBy: filters.sortBy }, view)
  const at = (wanted: number) => addressOf(place, { ...filters, page: wanted }, view)
  const { design, perRow } = VIEWS[view]
  const isWhole = firstBatch({ page, limit }) === 1
  const sorts: Array<keyof typeof SORT_LABELS> = place.shelterId
    ? ['createdAt', 'waiting']
    : ['relevance', 'createdAt', ...(filters.near ? ['distance' as const] : []), 'waiting']
  return (
    <CatalogueShell place={place} wanted={filters} view={view}>
      <div className={styles.columns}>
        <FilterPanelIsland offered={offered} lost={lost} count={active.length} total={total} />
        <div className={styles.results}>
          <div className={styles.bar}>
            <p id={COUNT} className={styles.count} role="status" tabIndex={-1}>
              {animalCount(total)}
            </p>
            {total > 1 && <SortSelect offered={sorts} form={FORM} />}
            {total > 0 && <ViewChoice place={place} wanted={filters} view={view} />}
          </div>
          {lost && <LostPlaceLine sentence={lostSentence(lost.near)} />}
          {active.length > 0 && (
            <ul className={styles.chips} aria-label="Filtres choisis">
              {active.map(({ name, label }) => (
                <li key={name}>
                  <Chip label={label} href={addressOf(place, without(filters, name), view)} />
                </li>
              ))}
              <li>
                <a className={styles.clear} href={clear}>
                  Tout effacer
                </a>
              </li>
            </ul>
          )}
          {alert && <div className={styles.alert}>{alert}</div>}
          {list.readAs.length > 0 && (
            <p className={styles.untested}>{readAsSentence(filters, list.readAs)}</p>
          )}
          <Untested place={place} filters={filters} view={view} total={list.untested} />
          <div id={RESULTS} className={styles.cards}>
            {animals.length > 0 ? (
              <AnimalGrid
                animals={animals}
                eager={page === 1 ? 3 : 0}
                perRow={perRow}
                level="h2"
                design={design}
              />
            ) : (
              <NoResult
                isFiltered={active.length > 0}
                ways={waysOut.map((way) => ({ ...way, href: addressOf(place, way.filters, view) }))}
                clear={clear}
              />
            )}
          </div>
          <NewSinceVisitIsland />
          {earlier > 0 && (
            <noscript>
              {/* Without JavaScript a page is its own batch: the way back is a link below. */}
              <style>{`#${RESULTS} ul > li:nth-child(-n + ${earlier}) { display: none }`}</style>
            </noscript>
          )}
          {pages > 1 && isWhole && (
            <p className={styles.shown} role="status">
              {`${animalCount(animals.length)} sur ${total}`}
            </p>
          )}
          {page < pages && (
            <MoreAnimals
              href={at(page + 1)}
              remaining={total - page * limit}
              shown={isWhole && firstBatch({ page: page + 1, limit }) === 1 ? animals.length : 0}
            />
          )}
          <div className={isWhole ? styles.plainPages : undefined}>
            <Pagination page={page} pages={pages} href={at} label="Pages de la liste des animaux" />
          </div>
        </div>
      </div>
    </CatalogueShell>
  )
}
