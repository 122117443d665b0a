import { ButtonLink } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'

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
      <EmptyState title="Aucun refuge n’est encore en ligne.">
        <p>Les premiers arrivent bientôt.</p>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="Aucun refuge ne correspond à vos critères."
      action={
        <ButtonLink look="outline" href={action}>
          Tous les refuges
        </ButtonLink>
      }
    >
      {ways.length > 0 ? (
        <>
          <p>En retirant un seul critère :</p>
          <ul className={styles.ways}>
            {ways.map(({ name, total }) => (
              <li key={name}>
                <a href={action + directoryQuery(withoutFilter(filters, name))}>
                  Sans « {filterLabel(name, filters, place).replace(/^« | »$/g, '')} » :{' '}
                  {shelterCount(total)}
                </a>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>Essayez avec moins de critères, ou une distance plus grande.</p>
      )}
    </EmptyState>
  )
}
