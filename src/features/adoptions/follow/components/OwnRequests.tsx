import { plainDayIn } from '@/platform/time/model'
import { Badge } from '@/ui/Badge'
import { ButtonLink } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'

import { isOpen, REQUEST_STATUS_LABELS } from '../../model'
import { followSentence } from '../model'
import type { OwnRequest } from '../queries'
import styles from './Follow.module.scss'

/** The requests of a signed-in person, each with the way to its page. */
export function OwnRequests({ requests }: { requests: readonly OwnRequest[] }) {
  if (requests.length === 0) {
    return (
      <EmptyState
        title="Aucune demande pour l’instant"
        action={<ButtonLink href="/animaux">Voir les animaux à adopter</ButtonLink>}
      >
        Vos demandes d’adoption apparaîtront ici. Une demande faite sans compte se suit par le lien
        reçu par e-mail.
      </EmptyState>
    )
  }
  return (
    <ul className={styles.cards}>
      {requests.map(
        ({ id, href, status, closedBy, createdAt, meetingAt, animal, shelter, timezone }) => (
          <li key={id} className={styles.own}>
            {animal.image ? <img src={animal.image} alt="" width={88} height={88} /> : <span />}
            <div>
              <h2>
                <a href={href}>{animal.name}</a>
              </h2>
              <p>
                <Badge
                  tone={isOpen(status) ? 'apricot' : status === 'COMPLETED' ? 'pine' : 'neutral'}
                >
                  {REQUEST_STATUS_LABELS[status]}
                </Badge>
              </p>
              <p>
                {followSentence(status, {
                  animal: animal.name,
                  shelter,
                  closedBy,
                  hasMeeting: meetingAt !== null,
                })}
              </p>
              <p className={styles.soft}>
                {shelter}, demande du {plainDayIn(timezone, new Date(createdAt))}
              </p>
            </div>
          </li>
        ),
      )}
    </ul>
  )
}
