import type { Wanted } from '../../list/query.model'
import { addressOf, VIEWS, VIEW_NAMES, type Place, type View } from '../address'
import styles from './Catalogue.module.scss'

type Props = { place: Place; wanted: Wanted; view: View }

/** How to look at the list; the address keeps it. */
export function ViewChoice({ place, wanted, view }: Props) {
  return (
    <nav className={styles.views} aria-label="Présentation de la liste">
      {VIEW_NAMES.map((each) => (
        <a
          key={each}
          href={addressOf(place, wanted, each)}
          aria-current={each === view || undefined}
          data-replace=""
        >
          {VIEWS[each].label}
        </a>
      ))}
    </nav>
  )
}
