import { ActionForm } from '@/ui/ActionForm'
import { Badge } from '@/ui/Badge'
import { ButtonLink } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { OwnLine, OwnLines, OwnLinks } from '@/ui/OwnLines'

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
    <OwnLines>
      {places.map(({ id, slug, name, kind, status, communeName, rejectedFor, isAsked }) => {
        const isOnline = status === 'PUBLISHED'
        return (
          <OwnLine
            key={id}
            name={name}
            facts={
              <>
                {isOnline ? (
                  <Badge tone="pine">En ligne</Badge>
                ) : (
                  <Badge tone="apricot">Hors ligne</Badge>
                )}
                <span>
                  {KIND_LABELS[kind]}, {communeName}
                </span>
                {isAsked && <Badge tone="sky">Modification en relecture</Badge>}
              </>
            }
            reason={isOnline ? null : rejectedFor}
            tools={
              <>
                {isOnline && (
                  <OwnLinks name={name} edit={ownPlacePath(id)} view={placePath(slug)} />
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
              </>
            }
          />
        )
      })}
    </OwnLines>
  )
}
