import { REQUEST_STATUS_LABELS } from '@/features/adoptions/model'
import { isLive } from '@/features/donations/model'
import { TICKET_STATUS_LABELS } from '@/features/tickets/model'
import { counted } from '@/platform/french.model'
import { plainDay } from '@/platform/time/model'
import { ButtonLink } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'

import { waitingFor } from '../model'
import type { OwnSpaceFacts } from '../queries'
import styles from './OwnSpace.module.scss'

const day = (iso: string): string => plainDay(new Date(iso))

/** The pages that have something of the person, each with how much and what came last. */
function placesOf(facts: OwnSpaceFacts) {
  const { requests, tickets, gifts, lastGiftAt, sponsorships, likes, follows, searches } = facts
  const [request] = requests
  const [ticket] = tickets
  const live = sponsorships
    .filter(({ status }) => isLive(status))
    .reduce((sum, { count }) => sum + count, 0)
  return [
    {
      href: '/mes-demandes',
      label: 'Mes demandes',
      count: requests.length,
      last: request && `${request.animal.name}\u00a0: ${REQUEST_STATUS_LABELS[request.status]}`,
    },
    {
      href: '/mes-dons',
      label: 'Mes dons',
      count: gifts,
      last: [
        lastGiftAt && `Le dernier le ${day(lastGiftAt)}`,
        live > 0 && `${counted(live, 'parrainage')} en cours`,
      ]
        .filter(Boolean)
        .join(', '),
    },
    {
      href: '/support',
      label: 'Mes messages',
      count: tickets.length,
      last: ticket && `${ticket.title}\u00a0: ${TICKET_STATUS_LABELS[ticket.status]}`,
    },
    {
      href: '/favoris',
      label: 'Mes favoris',
      count: likes.length,
      last: [
        likes[0] && `Le dernier\u00a0: ${likes[0].name}`,
        follows.length > 0 && counted(follows.length, 'refuge suivi', 'refuges suivis'),
      ]
        .filter(Boolean)
        .join(', '),
    },
    {
      href: '/mon-espace/recherches',
      label: 'Mes recherches',
      count: searches.length,
      last: searches[0]?.words,
    },
  ].filter(({ count, last }) => count > 0 || last)
}

/** What waits for the person, then what they have on the site. */
export function OwnSpace({ facts, now }: { facts: OwnSpaceFacts; now: Date }) {
  const waiting = waitingFor(facts, now)
  const places = placesOf(facts)
  const { answers, reports } = facts
  return (
    <div className={styles.parts}>
      {waiting.length > 0 && (
        <section className={styles.waiting} aria-labelledby="attend">
          <h2 id="attend">Ce qui vous attend</h2>
          <ul>
            {waiting.map(({ href, label, detail }) => (
              <li key={`${href} ${label}`}>
                <a href={href}>{label}</a>
                <span className={styles.soft}>{detail}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {places.length > 0 && (
        <ul className={styles.places}>
          {places.map(({ href, label, count, last }) => (
            <li key={href}>
              <a href={href}>
                {label} ({count})
              </a>
              {last && <span className={styles.soft}>{last}</span>}
            </li>
          ))}
        </ul>
      )}
      {reports.length > 0 && (
        <section className={styles.answers} aria-labelledby="avis">
          <h2 id="avis">Mes avis d’animaux perdus ou trouvés</h2>
          <ul>
            {reports.map(({ href, title, state }) => (
              <li key={href}>
                <a href={href}>{title}</a>
                <span className={styles.soft}>{state}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {answers.length > 0 && (
        <section className={styles.answers} aria-labelledby="reponses">
          <h2 id="reponses">Mes réponses aux formulaires</h2>
          <ul>
            {answers.map(({ href, title, sentAt }) => (
              <li key={href}>
                <a href={href}>{title}</a>
                <span className={styles.soft}>Envoyée le {day(sentAt)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {places.length === 0 && answers.length === 0 && reports.length === 0 && (
        <EmptyState
          title="Rien à suivre pour l’instant"
          action={<ButtonLink href="/animaux">Voir les animaux à adopter</ButtonLink>}
        >
          Vos demandes d’adoption, vos dons et vos messages aux refuges se retrouveront ici.
        </EmptyState>
      )}
    </div>
  )
}
