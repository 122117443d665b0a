import { Badge } from '@/ui/Badge'
import { ButtonLink } from '@/ui/Button'
import { BELL } from '@/ui/paths/bell'
import { EmptyState } from '@/ui/EmptyState'

import type { OwnSearch } from '../queries'
import { CADENCE_LABELS } from '../words.fr.model'
import styles from './Alerts.module.scss'
import { SearchActions } from './SearchActions'

/** The alerts of a signed-in person. */
export function OwnSearches({ searches }: { searches: readonly OwnSearch[] }) {
  if (searches.length === 0) {
    return (
      <EmptyState
        title="Aucune recherche enregistrée"
        icon={BELL}
        action={<ButtonLink href="/animaux">Voir les animaux à adopter</ButtonLink>}
      >
        Choisissez vos filtres, puis «&nbsp;M’alerter des nouveaux animaux&nbsp;»&nbsp;: vous
        recevrez un e-mail quand l’un d’eux arrive.
      </EmptyState>
    )
  }
  return (
    <ul className={styles.list}>
      {searches.map((search) => (
        <li key={search.token} className={styles.search}>
          <div>
            <h2>{search.words}</h2>
            <p className={styles.facts}>
              <Badge tone={search.isPaused ? 'neutral' : 'pine'}>
                {search.isPaused ? 'En pause' : CADENCE_LABELS[search.cadence]}
              </Badge>
              <a href={search.list}>Voir la liste</a>
            </p>
          </div>
          <SearchActions search={search} from="espace" isListed />
        </li>
      ))}
    </ul>
  )
}
