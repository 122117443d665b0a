import { Chip } from '@/ui/Chip'

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
          <Chip
            href={action + directoryQuery(withoutFilter(filters, name))}
            label={filterLabel(name, filters, place)}
          />
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
