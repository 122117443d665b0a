import { plainDay } from '@/platform/time/model'
import { Badge } from '@/ui/Badge'
import { ButtonLink } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { HEART } from '@/ui/paths/heart'
import { EmptyState } from '@/ui/EmptyState'

import { donatedWords, LIST_PATH, slipPath } from '../model'
import type { OwnResponse } from '../view'
import { STATUS_NAMES, STATUS_TONES } from './status'
import styles from './Supply.module.scss'

/** What a person brings: each leads to its slip. */
export function OwnResponses({ responses }: { responses: readonly OwnResponse[] }) {
  if (responses.length === 0) {
    return (
      <EmptyState
        icon={HEART}
        title="Vous n’avez encore rien proposé"
        action={<ButtonLink href={LIST_PATH}>Voir ce que les refuges demandent</ButtonLink>}
      >
        Un sac de croquettes, une couverture&nbsp;: cela commence par peu.
      </EmptyState>
    )
  }
  return (
    <ul className={styles.cards}>
      {responses.map(({ id, request, shelter, status, isArchived, ...row }) => (
        <li key={id}>
          <Card
            level="h2"
            title={request.title}
            href={slipPath(id)}
            above={
              <Badge tone={isArchived ? 'neutral' : STATUS_TONES[status]}>
                {isArchived ? 'Retiré' : STATUS_NAMES[status]}
              </Badge>
            }
          >
            <p>{donatedWords(row.quantityDonated, request.quantityUnit)}</p>
            <p>
              {shelter.name}, le {plainDay(new Date(row.respondedAt))}
            </p>
          </Card>
        </li>
      ))}
    </ul>
  )
}
