import { TICKET_STATUS_LABELS, ticketLabel, type TicketStatus } from '../model'
import type { OwnTicket } from '../view'
import { momentLabel } from './moment'
import styles from './TicketSummary.module.scss'

/** What a status means for the person who asked. */
const MEANINGS: Record<TicketStatus, string> = {
  OPEN: 'Le refuge a reçu votre demande.',
  IN_PROGRESS: 'Le refuge s’en occupe.',
  WAITING: 'Le refuge attend votre réponse.',
  RESOLVED: 'Le refuge pense que c’est fait. Sinon, répondez\u00a0: la demande est rouverte.',
  CLOSED: 'C’est terminé.',
}

/** What was asked, of whom, and where it stands. */
export function TicketSummary({ ticket }: { ticket: OwnTicket }) {
  const { number, status, shelter, animal, createdAt, description } = ticket
  return (
    <section className={styles.summary} aria-label="La demande">
      <p className={styles.status} data-status={status}>
        <strong>{TICKET_STATUS_LABELS[status]}</strong> {MEANINGS[status]}
      </p>
      <dl>
        <div>
          <dt>Demande</dt>
          <dd>{ticketLabel(number)}</dd>
        </div>
        <div>
          <dt>Refuge</dt>
          <dd>
            <a href={`/shelter/${shelter.slug}`}>{shelter.name}</a>
          </dd>
        </div>
        {animal && (
          <div>
            <dt>Animal</dt>
            <dd>{animal.name}</dd>
          </div>
        )}
        <div>
          <dt>Envoyée le</dt>
          <dd>
            <time dateTime={createdAt}>{momentLabel(shelter.timezone, createdAt)}</time>
          </dd>
        </div>
      </dl>
      {description && <p className={styles.words}>{description}</p>}
    </section>
  )
}
