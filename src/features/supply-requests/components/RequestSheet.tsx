import { ofOrganisation } from '@/platform/french.model'
import { townLabel } from '@/platform/geo/model'
import { frenchSpaces } from '@/platform/html/french'
import { Badge } from '@/ui/Badge'
import { Banner } from '@/ui/Banner'
import { ButtonLink } from '@/ui/Button'

import {
  answerPath,
  CATEGORY_LABELS,
  deadlineWords,
  DELIVERY_LABELS,
  needsPath,
  SENTENCES,
} from '../model'
import type { SupplyRequest } from '../view'
import { Progress } from './Progress'
import styles from './Supply.module.scss'

type Props = {
  request: SupplyRequest
  /** Why it takes no answer any more. */
  closed: 'archived' | 'late' | 'full' | null
}

/** What a shelter asks for, as everybody reads it. */
export function RequestSheet({ request, closed }: Props) {
  const { id, category, urgency, deliveryDate, deliveryMode, description, shelter } = request
  const { city, department } = shelter
  return (
    <div className={styles.request}>
      <div className={styles.main}>
        <p className={styles.badges}>
          {urgency === 'URGENT' && !closed && (
            <Badge tone="berry" isStrong>
              Urgent
            </Badge>
          )}
          <Badge tone="pine">{CATEGORY_LABELS[category]}</Badge>
        </p>
        {request.imageUrl && (
          <img className={styles.picture} src={request.imageUrl} alt={request.imageAlt ?? ''} />
        )}
        {description && <p className={styles.words}>{frenchSpaces(description)}</p>}
      </div>
      <aside className={styles.card} aria-labelledby="besoin-aider">
        <h2 id="besoin-aider">{closed ? 'Cette demande est close' : 'Apporter quelque chose'}</h2>
        <Progress
          progress={{ requested: request.quantityRequested, secured: request.quantitySecured }}
          unit={request.quantityUnit}
        />
        <p>
          {DELIVERY_LABELS[deliveryMode]}
          {deliveryDate && `. ${deadlineWords(deliveryDate)}.`}
        </p>
        {closed ? (
          <Banner tone={closed === 'full' ? 'success' : 'info'}>
            {closed === 'full' ? SENTENCES.full : SENTENCES.closed}
          </Banner>
        ) : (
          <>
            <ButtonLink href={answerPath(id)}>J’apporte</ButtonLink>
            <p className={styles.soft}>
              Vous dites combien, le refuge confirme, et vous recevez un bon avec l’adresse et les
              horaires.
            </p>
          </>
        )}
        <p>
          Pour <a href={`/shelter/${shelter.slug}`}>{shelter.name}</a>
          {city && `, ${townLabel(city, department)}`}
        </p>
        <p>
          <a href={needsPath(shelter.slug)}>Tous les besoins {ofOrganisation(shelter.name)}</a>
        </p>
      </aside>
    </div>
  )
}
