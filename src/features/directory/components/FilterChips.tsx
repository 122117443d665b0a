import { activeFilters, directoryQuery, withoutFilter } from '../model'
import type { DirectoryFilters, NamedPlace } from '../model'
import { filterLabel } from '../wording'
import styles from './FilterChips.module.scss'

type Props = { action: string; filters: DirectoryFilters; place: NamedPlace | null }

/** The filters in use; each is a link that takes it away. */
export function FilterChips({ action, filters, place }: Props) {
  const active = activeFilters(filters, place)
  if (active.length === 0) return null
  return (
    <ul className={styles.chips} aria-label="Filtres actifs">
      {active.map((name) => (
        <li key={name}>
          <a className={styles.chip} href={action + directoryQuery(withoutFilter(filters, name))}>
            <span className={styles.hidden}>Retirer le filtre </span>
            {filterLabel(name, filters, place)}
            <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
              <path d="M2 2l8 8M10 2l-8 8" stroke="currentColor" strokeWidth="2" />
            </svg>
          </a>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <a className={styles.clear} href={action}>
            Tout effacer
          </a>
        </li>
      )}
    </ul>
  )
}
