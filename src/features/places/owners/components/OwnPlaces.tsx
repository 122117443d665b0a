import { ActionForm } from '@/ui/ActionForm'
import { Badge } from '@/ui/Badge'
import { ButtonLink } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'

import { FACES, KIND_LABELS, placePath } from '../../model'
import { leaveApi, ownPlacePath } from '../model'
import type { OwnPlaceLine } from '../queries'
import styles from './OwnPlaces.module.scss'

/** The places of a person, and what can be done with each. */
export function OwnPlaces({ places }: { places: readonly OwnPlaceLine[] }) {
  if (places.length === 0) {
    return (
      <EmptyState
        title="Aucune adresse à votre nom"
        action={<ButtonLink href={FACES.addresses.path}>Voir les bonnes adresses</ButtonLink>}
      >
        Vous tenez un cabinet, un café, une pension&nbsp;? Ouvrez sa page, puis «&nbsp;Vous tenez ce
        lieu&nbsp;?&nbsp;».
      </EmptyState>
    )
  }
  return (
    <ul className={styles.list}>
      {places.map(({ id, slug, name, kind, status, communeName, rejectedFor, isAsked }) => (
        <li key={id} className={styles.place}>
          <h2>{name}</h2>
          <p className={styles.facts}>
            {status === 'PUBLISHED' ? (
              <Badge tone="pine">En ligne</Badge>
            ) : (
              <Badge tone="apricot">Hors ligne</Badge>
            )}
            <span>
              {KIND_LABELS[kind]}, {communeName}
            </span>
            {isAsked && <Badge tone="sky">Modification en relecture</Badge>}
          </p>
          {status !== 'PUBLISHED' && rejectedFor && <p className={styles.reason}>{rejectedFor}</p>}
          <div className={styles.tools}>
            {status === 'PUBLISHED' && (
              <>
                <ButtonLink
                  isSmall
                  look="outline"
                  href={ownPlacePath(id)}
                  aria-label={`Modifier «\u00a0${name}\u00a0»`}
                >
                  Modifier
                </ButtonLink>
                <ButtonLink
                  isSmall
                  look="plain"
                  href={placePath(slug)}
                  aria-label={`Voir «\u00a0${name}\u00a0»`}
                >
                  Voir
                </ButtonLink>
              </>
            )}
            <details className={styles.leave}>
              <summary>Je ne tiens plus ce lieu</summary>
              <p>Sa page reste en ligne, et vous ne pourrez plus la modifier.</p>
              <ActionForm
                action={leaveApi(id)}
                label="Ne plus la tenir"
                busyLabel="Un instant…"
                look="outline"
                about={name}
              />
            </details>
          </div>
        </li>
      ))}
    </ul>
  )
}
