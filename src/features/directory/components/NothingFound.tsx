import { ButtonLink } from '@/ui/Button'

import { activeFilters, directoryQuery, withoutFilter } from '../model'
import type { DirectoryFilters, NamedPlace, Relaxation } from '../model'
import { filterLabel, shelterCount } from '../wording'
import styles from './NothingFound.module.scss'

type Props = {
  action: string
  filters: DirectoryFilters
  place: NamedPlace | null
  ways: readonly Relaxation[]
}

/** No shelter, none at all or none like that: which filter to take away, and what each gives. */
export function NothingFound({ action, filters, place, ways }: Props) {
  if (activeFilters(filters, place).length === 0) {
    return (
      <div className={styles.empty}>
        <p className={styles.title}>Aucun refuge n’est encore en ligne.</p>
        <p>Les premiers arrivent bientôt.</p>
      </div>
    )
  }
  return (
    <div className={styles.empty}>
      <p className={styles.title}>Aucun refuge ne correspond à vos critères.</p>
      {ways.length > 0 ? (
        <>
          <p>En retirant un seul critère :</p>
          <ul className={styles.ways}>
            {ways.map(({ name, total }) => (
              <li key={name}>
                <a href={action + directoryQuery(withoutFilter(filters, name))}>
                  Sans « {filterLabel(name, filters, place).replace(/^« | »$/g, '')} » :{' '}
                  {shelterCount(total)}
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>Essayez avec moins de critères, ou une distance plus grande.</p>
      )}
      <ButtonLink look="outline" href={action}>
        Tous les refuges
      </ButtonLink>
    </div>
  )
}
