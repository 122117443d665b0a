import { TICKET_STATUS_LABELS, ticketLabel } from '../model'
import type { OwnTicket } from '../view'
import { momentLabel } from './moment'
import styles from './Support.module.scss'

/** The requests of a signed-in person, the latest activity first. */
export function OwnTickets({ tickets }: { tickets: readonly OwnTicket[] }) {
  return (
    <section aria-labelledby="mes-demandes">
      <h2 id="mes-demandes">Mes messages aux refuges</h2>
      {tickets.length === 0 ? (
        <p>Vous n’avez encore écrit à aucun refuge par cette page.</p>
      ) : (
        <ul className={styles.list}>
          {tickets.map((ticket) => (
            <li key={ticket.id} className={styles.ticket}>
              <p className={styles.title}>
                <a href={ticket.path}>{ticket.title}</a>
              </p>
              <p className={styles.facts}>
                <strong>{TICKET_STATUS_LABELS[ticket.status]}</strong>
                <span>{ticket.shelter.name}</span>
                <span>{ticketLabel(ticket.number)}</span>
                <time dateTime={ticket.lastActivityAt}>
                  {momentLabel(ticket.shelter.timezone, ticket.lastActivityAt)}
                </time>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
