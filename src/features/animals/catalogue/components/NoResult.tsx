import { EmptyState } from '@/ui/EmptyState'

import { animalCount } from '../../wording'
import type { WayOut } from '../search'
import styles from './Catalogue.module.scss'

type Props = {
  isFiltered: boolean
  ways: ReadonlyArray<WayOut & { href: string }>
  clear: string
}

const SENTENCES: Record<WayOut['kind'], (label: string) => string> = {
  without: (label) => `Sans « ${label} »`,
  only: (label) => `Seulement « ${label} »`,
  wider: (label) => label,
}

/** Nobody here: which filter to relax, and what that would give. */
export function NoResult({ isFiltered, ways, clear }: Props) {
  if (!isFiltered) {
    return (
      <EmptyState title="Aucun animal n’attend de famille ici en ce moment.">
        <p>Revenez bientôt : de nouveaux animaux arrivent souvent.</p>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="Aucun animal ne correspond à vos critères."
      icon="search"
      action={<a href={clear}>Tout effacer</a>}
    >
      {ways.length > 0 && (
        <>
          <p>Avec moins de critères :</p>
          <ul className={styles.relaxed}>
            {ways.map(({ kind, label, total, href }) => (
              <li key={href}>
                <a href={href}>
                  {SENTENCES[kind](label)} : <strong>{animalCount(total)}</strong>
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </EmptyState>
  )
}
