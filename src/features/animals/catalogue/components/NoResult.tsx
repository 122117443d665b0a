import { ButtonLink } from '@/ui/Button'
import { SEARCH } from '@/ui/paths/search'
import { EmptyState } from '@/ui/EmptyState'

import { animalCount } from '../../wording'
import type { WayOut } from '../search'
import styles from './Catalogue.module.scss'

type Props = {
  isFiltered: boolean
  ways: ReadonlyArray<WayOut & { href: string }>
  clear: string
}

/** A word that was searched brings its own quotes. */
const quoted = (label: string) => (label.startsWith('«') ? label : `«\u00a0${label}\u00a0»`)

const SENTENCES: Record<WayOut['kind'], (total: string, label: string) => string> = {
  without: (total, label) => `Voir ${total} sans ${quoted(label)}`,
  only: (total, label) => `Voir ${total} avec seulement ${quoted(label)}`,
  wider: (total, label) => `Voir ${total} ${label.charAt(0).toLowerCase()}${label.slice(1)}`,
}

/** Nobody here: which filter to relax, and what that would give. */
export function NoResult({ isFiltered, ways, clear }: Props) {
  if (!isFiltered) {
    return (
      <EmptyState title="Aucun animal n’attend de famille ici en ce moment.">
        <p>Revenez bientôt&nbsp;: de nouveaux animaux arrivent souvent.</p>
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="Aucun animal ne correspond à vos critères."
      icon={SEARCH}
      action={
        <ButtonLink look="plain" isSmall href={clear}>
          Tout effacer
        </ButtonLink>
      }
    >
      {ways.length > 0 && (
        <>
          <p>Avec moins de critères&nbsp;:</p>
          <ul className={styles.relaxed}>
            {ways.map(({ kind, label, total, href }) => (
              <li key={href}>
                <ButtonLink look="outline" href={href}>
                  {SENTENCES[kind](animalCount(total), label)}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </EmptyState>
  )
}
